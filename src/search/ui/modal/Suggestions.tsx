import type {ReactNode} from 'react';
import type {QueryReading} from '@site/src/search/client/contract';
import {normalizeText} from '@site/src/site/text/normalizeText';
import Correction from '../Correction';
import {countResults} from './countResults';
import './suggestions.late.css';

interface Props {
  /** The query that was read. */
  readonly query: string;
  /** How many results there are. */
  readonly total: number;
  readonly reading: QueryReading;
  readonly onQuery: (query: string) => void;
}

/**
 * One line above the hits, with a fixed height so that they don't move: how the query was read, how it might continue,
 * or else how many hits there are.
 */
export default function Suggestions({query, total, reading, onQuery}: Props): ReactNode {
  const {correction, unknownWords, completions} = reading;
  // They continue the normalized form of the query.
  const {length} = normalizeText(query);
  const isReadAsWritten = correction === null && unknownWords.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press must leave the focus in the box
    <div className="search-suggestions" onMouseDown={(event) => event.preventDefault()}>
      <Correction reading={reading} onQuery={onQuery} />
      {isReadAsWritten && completions.length === 0 && <p>{countResults(total, query)}</p>}
      {isReadAsWritten && completions.length > 0 && (
        <ul aria-label="Completions">
          {completions.map((completion) => (
            <li key={completion}>
              <button
                type="button"
                className="DocSearch-Prefill"
                translate="no"
                onClick={() => onQuery(completion)}
              >
                <span>{completion.slice(0, length)}</span>
                <strong>{completion.slice(length)}</strong>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
