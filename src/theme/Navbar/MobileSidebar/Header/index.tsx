// Wraps: @theme/Navbar/MobileSidebar/Header.
// Change: readers in trouble find the way to the messages first, whatever the menu shows.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {docPath, landmarks} from '@site/src/site/navigation';
import Header from '@theme-original/Navbar/MobileSidebar/Header';
import styles from './styles.module.css';

export default function HeaderWithHelp(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <Header />
      <Link className={styles.help} to={docPath(landmarks.messages)} onClick={toggle}>
        Something is wrong?
      </Link>
    </>
  );
}
