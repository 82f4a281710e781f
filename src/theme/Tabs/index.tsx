// Wraps: @theme/Tabs.
// Change: a chosen tab is remembered, and followed by other groups of its kind, only after Accept All Cookies.
// Reason: before that nothing is stored that the specification does not name; a tab is chosen for this page.
import type {ReactNode} from 'react';
import {useCookieConsent} from '@site/src/consent/useCookieConsent';
import type {Props} from '@theme/Tabs';
import OriginalTabs from '@theme-original/Tabs';

export default function Tabs({groupId, ...props}: Props): ReactNode {
  const isRemembered = useCookieConsent() === 'accepted';
  // The original keeps the group of its first rendering, so another answer needs new tabs.
  return <OriginalTabs {...props} key={String(isRemembered)} groupId={isRemembered ? groupId : undefined} />;
}
