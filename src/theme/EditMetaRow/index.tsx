// Replaces: @theme/EditMetaRow of 3.10.2.
// Change: there's a link that reports a problem with the page, after the one that edits it. The date comes from
// `shortDate`, because the first `Intl.DateTimeFormat` blocks a slow phone for 100 ms while the page becomes interactive.
// It's part of a schema.org item, which its `itemProp` requires, and followed by the release that the page was checked
// against on that date instead of an author.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {filledIssueForm, issueForm} from '@site/src/site/issues';
import {product} from '@site/src/site/product';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import {shortDate} from './shortDate';
import styles from './styles.module.css';

export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // `plugins/markdown/front-matter` allows this key, which the theme's type doesn't have.
  const {release} = frontMatter as {readonly release?: string};
  return (
    <div className={clsx(className, styles.row)}>
      {editUrl ? <EditThisPage editUrl={editUrl} /> : null}
      <Link
        to={issueForm}
        className={ThemeClassNames.common.editThisPage}
        // On click, because by then the URL may name the section.
        onClick={({currentTarget}) => {
          currentTarget.href = filledIssueForm(
            `Documentation: a problem on "${metadata.title}"`,
            `Page: ${window.location.href}\nRelease: ${product.release}\n\nWhat's wrong or missing:\n`,
          );
        }}
      >
        Report a problem with this page
      </Link>
      {lastUpdatedAt ? <LastUpdated date={new Date(lastUpdatedAt)} release={release} /> : null}
    </div>
  );
}

interface LastUpdatedProps {
  readonly date: Date;
  readonly release: string | undefined;
}

function LastUpdated({date, release}: LastUpdatedProps): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated} itemScope itemType="https://schema.org/WebPage">
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {shortDate(date)}
        </time>
      </b>
      {release && `, checked against ${release}`}
    </span>
  );
}
