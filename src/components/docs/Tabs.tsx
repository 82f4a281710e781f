import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {Props as TabItemProps} from './TabItem';
import styles from './Tabs.module.css';

interface Props {
  /** Groups with the same name share the choice across pages, and it's stored (`src/site/storage.ts`). */
  readonly groupId: string;
  readonly children: ReactNode;
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}

/**
 * Ways to do something, one of them in view. Has no state: `src/behavior/tabs` switches the server's HTML. Each tab has
 * a URL hash: its value, as in `#windows`. A page can't have the same values twice, and groups can't be nested.
 */
export default function Tabs({groupId, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const items = Children.toArray(children).filter(isTabItem);
  for (const {
    props: {value},
  } of items) {
    collectAnchor(value);
  }
  return (
    <div className={clsx('tabs-container', styles.container)} data-tab-group={groupId}>
      <div role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({props: {value, label}}, index) => (
          <div
            key={value}
            role="tab"
            id={value}
            aria-controls={`${value}-panel`}
            data-tab={value}
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            className={clsx('tabs__item', styles.item, index === 0 && 'tabs__item--active')}
          >
            {label}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({props: {value, label, children: content}}, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${value}-panel`}
            aria-labelledby={value}
            data-tab={value}
            // Printed above the panel, because paper shows all panels.
            data-label={label}
            hidden={index > 0}
            className={styles.item}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
