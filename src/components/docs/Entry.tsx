import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Badge from './Badge';
import OtherNames from './OtherNames';
import styles from './Entry.module.css';

interface Props {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** Whether the title is a name in code. */
  readonly isCode?: boolean;
  /** Below the title of the page, or below a section's. */
  readonly heading?: 'h2' | 'h3';
  /** A word or two beside the title. */
  readonly badge?: string | undefined;
  /** What readers can filter by besides the text. */
  readonly kind?: string;
  /** What readers call it: search and the filter find it by these words. */
  readonly words?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/**
 * An entry of a reference page: a title whose explanation opens on a click, or when a link leads to it
 * (`src/behavior/entries`).
 */
export default function Entry({
  id,
  title,
  isCode = false,
  heading: Heading = 'h2',
  badge,
  kind,
  words,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.entry} data-entry={kind ?? ''}>
      <summary>
        {/* Not the theme's, which would put a link into the summary. */}
        <Heading id={id} className={styles.title}>
          {isCode ? <code translate="no">{title}</code> : title}
        </Heading>
        {badge && <Badge>{badge}</Badge>}
      </summary>
      <div className={styles.explanation}>
        {children}
        <OtherNames words={words} />
      </div>
    </details>
  );
}
