import type {ReactNode} from 'react';
import type {QueryReading} from '@site/src/search/client/contract';
import './query.late.css';

interface Props {
  readonly reading: QueryReading;
  readonly onQuery: (query: string) => void;
}

/** Which words of a query were read as others, or were left out. Renders nothing if the query was read as written. */
export default function Correction({reading, onQuery}: Props): ReactNode {
  const {correction, unknownWords} = reading;
  if (correction !== null) {
    return (
      <p>
        Showing results for{' '}
        <button
          type="button"
          className="DocSearch-Prefill"
          translate="no"
          onClick={() => onQuery(correction)}
        >
          {correction}
        </button>
      </p>
    );
  }
  return (
    unknownWords.length > 0 && (
      <p>
        No page mentions{' '}
        <strong translate="no">
          <bdi>{unknownWords.join(', ')}</bdi>
        </strong>
      </p>
    )
  );
}
