import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import releases from '@site/data/releases.json';
import type {Release} from '@site/src/lib/reference/release';
import BuilderForm from '@site/src/components/form/BuilderForm';
import TextField from '@site/src/components/form/TextField';
import {useHistoryState} from '@site/src/components/form/useHistoryState';
import LimitedList from '@site/src/components/paste/LimitedList';
import PasteForm, {type Explanation} from '@site/src/components/paste/PasteForm';
import styles from '@site/src/components/paste/Findings.late.module.css';
import {product} from '@site/src/site/product';
import Comparison from './Comparison';
import {compareReleases, isDowngrade} from './compare';
import {describeRelease, startFor, targetFor} from './describeRelease';
import {type Clue, identify} from './identify';

const listed = releases.map(({id}) => id);

function find(id: string): Release {
  const release = releases.find((other) => other.id === id);
  if (release === undefined) {
    throw new Error(`${id} isn't among the listed releases.`);
  }
  return release;
}

function Clues({clues}: {readonly clues: readonly Clue[]}): ReactNode {
  return (
    <LimitedList as="ol" items={clues} className={styles.findings}>
      {({line, message, fix}, index) => (
        <li key={index} className={styles.finding}>
          <p className={fix === undefined ? 'margin-bottom--none' : 'margin-bottom--sm'}>
            <strong>Line {line}:</strong> {message}.
          </p>
          {fix !== undefined && (
            <p className="margin-bottom--none">
              <strong>What to do:</strong> {fix}{' '}
              <Link to="/docs/operations/which-release#see-which-version-runs">
                See which version is running
              </Link>
            </p>
          )}
        </li>
      )}
    </LimitedList>
  );
}

/** One line for the live region. A downgrade isn't compared, so nothing is counted. */
function summarize(from: Release, to: Release): string {
  if (from.id === to.id) {
    return `${from.id} is compared with itself.`;
  }
  if (isDowngrade(from, to)) {
    return `Downgrade from ${from.id} (${from.date}) to ${to.id} (${to.date}).`;
  }
  const breaks = compareReleases(from, to).reduce((sum, change) => sum + change.breaks.length, 0);
  return `From ${from.id} (${from.date}) to ${to.id} (${to.date}): ${breaks} breaking ${breaks === 1 ? 'change' : 'changes'}.`;
}

/** Finds the release in a pasted text, and compares any two of the listed releases. */
export default function ReleaseTool(): ReactNode {
  const [from, setFrom] = useHistoryState<string>('from', () => product.release);
  const [to, setTo] = useHistoryState('to', () => targetFor(product.release, listed));
  const [first, second] = [find(from), find(to)];

  const explain = (text: string): Explanation => {
    const result = identify(text);
    const start = startFor(result, listed);
    if (start !== undefined) {
      setFrom(start);
      setTo(targetFor(start, listed));
    }
    return {summary: describeRelease(result, listed), details: <Clues clues={result.clues} />};
  };

  return (
    <>
      <PasteForm
        label="Paste a tag, a Compose file, or the output of docker ps"
        hint="The text stays in this tab: nothing is stored or sent, and the result quotes only image tags."
        action="Find the release"
        rows={6}
        isFile
        explain={explain}
      />
      <BuilderForm className="margin-top--lg" aria-label="Releases to compare">
        <TextField label="From" choices={listed} value={from} onChange={setFrom} />
        <TextField label="To" choices={listed} value={to} onChange={setTo} />
      </BuilderForm>
      <p role="status">{summarize(first, second)}</p>
      <Comparison key={`${from} ${to}`} from={first} to={second} />
    </>
  );
}
