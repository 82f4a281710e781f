// Replaces: @theme/LastUpdated (3.10.2).
// Change: the date is written by `shortDate`. The first use of `Intl.DateTimeFormat` takes a browser 100 ms at a quarter
// of this machine's speed, while the page starts to react; and nobody is named as the author of a change.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import {shortDate} from './shortDate';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{atDate: lastUpdatedAt ? <AtDate date={new Date(lastUpdatedAt)} /> : '', byUser: ''}}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function AtDate({date}: {readonly date: Date}): ReactNode {
  const time = (
    <time dateTime={date.toISOString()} itemProp="dateModified">
      {shortDate(date)}
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
