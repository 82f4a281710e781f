import type {ReactNode} from 'react';
import Entry from './Entry';
import Wording from './Wording';

interface Props {
  /** Its anchor on the page. */
  readonly id: string;
  readonly wording: string;
  /** Other wordings of the same message. */
  readonly also?: readonly string[];
  /** What readers call it. */
  readonly words?: readonly string[];
  /** Whether nothing is wrong when it appears. */
  readonly isNotice?: boolean;
  readonly children: ReactNode;
}

/** A message with its explanation. */
export default function Message({id, wording, also = [], words, isNotice, children}: Props): ReactNode {
  return (
    <Entry
      id={id}
      title={<Wording of={wording} />}
      badge={isNotice ? 'Not an error' : undefined}
      words={words}
    >
      {also.length > 0 && <OtherWordings wordings={also} />}
      {children}
    </Entry>
  );
}

function OtherWordings({wordings}: {readonly wordings: readonly string[]}): ReactNode {
  return (
    <>
      <p data-unsearched>Also appears as:</p>
      <ul>
        {wordings.map((each) => (
          <li key={each}>
            <Wording of={each} />
          </li>
        ))}
      </ul>
    </>
  );
}
