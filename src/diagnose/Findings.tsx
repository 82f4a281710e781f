import {type ReactNode, useEffect} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import styles from '@site/src/components/paste/Findings.late.module.css';
import LimitedList from '@site/src/components/paste/LimitedList';
import {announceContent} from '@site/src/components/ui/announceContent';
import {hrefOf} from '@site/src/lib/messages/knownMessage';
import BuiltContent from '@site/src/lib/static-docs/BuiltContent';
import {limitText} from '@site/src/site/limitText';
import {showOwnValues} from '@site/src/your-values/showOwnValues';
import type {Diagnosis, ExplainedLine} from './explain';
import type {Explanations} from './fetchExplanations';
import type {CountedLine} from '@site/src/lib/messages/readLines';

interface Props {
  readonly diagnosis: Diagnosis;
  readonly explanations: Explanations;
}

function Count({count}: {readonly count: number}): ReactNode {
  return count > 1 && <span className={styles.count}>{`${count} times`}</span>;
}

interface ExplanationProps {
  readonly line: ExplainedLine;
  readonly html: string;
}

function Explanation({line: {text, count, message}, html}: ExplanationProps): ReactNode {
  return (
    <li className={styles.finding}>
      <Heading as="h2">
        <code translate="no">{text}</code> <Count count={count} />
      </Heading>
      <BuiltContent html={html} />
      <p>
        <Link to={hrefOf(message)}>Open this entry</Link>
      </p>
    </li>
  );
}

function UnknownLine({line: {text, count}}: {readonly line: CountedLine}): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <li>
      <code translate="no">{text}</code> <Count count={count} />{' '}
      <Link to={createSearchLink(limitText(text))}>Search for it</Link>
    </li>
  );
}

/** The outcome for a text: each known message with its explanation, then what no entry explains. */
export default function Findings({diagnosis: {known, unknown}, explanations}: Props): ReactNode {
  useEffect(() => {
    showOwnValues();
    announceContent();
  }, [known]);
  return (
    <>
      {known.length > 0 && (
        <ul className={styles.findings}>
          {known.map((line) => (
            <Explanation
              key={hrefOf(line.message)}
              line={line}
              html={explanations.get(line.message.page)?.[line.message.id] ?? ''}
            />
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <details open={known.length === 0}>
          <summary>{`Messages that no entry explains: ${unknown.length}`}</summary>
          <LimitedList as="ul" items={unknown}>
            {(line) => <UnknownLine key={line.text} line={line} />}
          </LimitedList>
        </details>
      )}
    </>
  );
}
