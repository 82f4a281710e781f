// Wraps: @theme/Tabs.
// Change: each panel is named after its tab and knows it for printing; Space selects a tab as Enter does, Home and End
// go to the first and the last one. Upstream has arrows and Enter only, and panels without a name.
import {type ReactNode, useEffect, useId, useRef} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {connectTabs} from './connectTabs';

export default function ConnectedTabs(props: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const id = useId();
  // Upstream draws the tabs anew when the page becomes interactive.
  const isBrowser = useIsBrowser();
  useEffect(() => connectTabs(wrapper.current, id), [id, isBrowser]);
  return (
    <div ref={wrapper}>
      <Tabs {...props} />
    </div>
  );
}
