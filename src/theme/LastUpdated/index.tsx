// Replaces: @theme/LastUpdated of 3.10.2.
// Change: English dates come from `shortDate`, because the first `Intl.DateTimeFormat` blocks a slow phone for 100 ms
// while the page becomes interactive. The date is part of a schema.org item, which its `itemProp` requires. The release
// that the page was checked against on that date is shown instead of an author.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {shortDate} from './shortDate';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {release} = useDoc().frontMatter as {readonly release?: string};
  return (
    <span className={ThemeClassNames.common.lastUpdated} itemScope itemType="https://schema.org/WebPage">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{atDate: lastUpdatedAt ? <AtDate date={new Date(lastUpdatedAt)} /> : '', byUser: ''}}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {release && `, checked against ${release}`}
    </span>
  );
}

function AtDate({date}: {readonly date: Date}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const time = (
    <time dateTime={date.toISOString()} itemProp="dateModified">
      {shortDate(date, currentLocale)}
    </time>
  );
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{date: <b>{time}</b>}}
    >
      {' on {date}'}
    </Translate>
  );
}
