// Replaces: @theme/EditMetaRow of 3.10.2.
// Change: there's a link that reports a problem with the page, after the one that edits it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {filledIssueForm, issueForm} from '@site/src/site/issues';
import {product} from '@site/src/site/product';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import styles from './styles.module.css';

export default function EditMetaRow({className, editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const {title} = useDoc().metadata;
  return (
    <div className={clsx(className, styles.row)}>
      {editUrl ? <EditThisPage editUrl={editUrl} /> : null}
      <Link
        to={issueForm}
        className={ThemeClassNames.common.editThisPage}
        // On click, because by then the URL may name the section.
        onClick={({currentTarget}) => {
          currentTarget.href = filledIssueForm(
            `Documentation: a problem on "${title}"`,
            `Page: ${window.location.href}\nRelease: ${product.release}\n\nWhat's wrong or missing:\n`,
          );
        }}
      >
        Report a problem with this page
      </Link>
      {lastUpdatedAt ? <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} /> : null}
    </div>
  );
}
