import type {ReactNode} from 'react';
import Wording from './Wording';

interface Props {
  /** Wordings of a message, which a pasted one is compared with. */
  readonly wordings?: readonly string[] | undefined;
  readonly words?: readonly string[] | undefined;
}

/** What else readers call an entry. Search and the filter find it by these words; nobody needs to read them. */
export default function OtherNames({wordings = [], words = []}: Props): ReactNode {
  return wordings.length + words.length > 0 ? (
    <div hidden>
      {wordings.map((each) => (
        <p key={each}>
          <Wording of={each} />
        </p>
      ))}
      {words.length > 0 && <p>{words.join(', ')}</p>}
    </div>
  ) : null;
}
