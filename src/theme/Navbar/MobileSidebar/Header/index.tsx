// Wraps: @theme/Navbar/MobileSidebar/Header. Change: whatever the menu shows, it begins with a link to the messages,
// for readers in trouble, followed by fields for their own values.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {docPath, docIds} from '@site/src/site/docs';
import YourValues from '@site/src/your-values/YourValues';
import Header from '@theme-original/Navbar/MobileSidebar/Header';
import styles from './styles.module.css';

export default function HeaderWithHelp(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <Header />
      <div className={styles.help}>
        <Link to={docPath(docIds.messages)} onClick={toggle}>
          Something wrong?
        </Link>
        <YourValues />
      </div>
    </>
  );
}
