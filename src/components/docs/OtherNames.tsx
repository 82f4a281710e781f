import type {ReactNode} from 'react';
import MessageTemplate from './MessageTemplate';

interface Props {
  /** Templates of a message, which a pasted one is compared with. */
  readonly templates?: readonly string[] | undefined;
  readonly words?: readonly string[] | undefined;
}

/** What else readers call an entry. Search and the filter find it by these words; nobody needs to read them. */
export default function OtherNames({templates = [], words = []}: Props): ReactNode {
  return templates.length + words.length > 0 ? (
    <div hidden>
      {templates.map((each) => (
        <p key={each}>
          <MessageTemplate of={each} />
        </p>
      ))}
      {words.length > 0 && <p>{words.join(', ')}</p>}
    </div>
  ) : null;
}
