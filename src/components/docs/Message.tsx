import type {ReactNode} from 'react';
import Entry from './Entry';
import MessageTemplate from './MessageTemplate';

interface Props {
  /** Its anchor on the page. */
  readonly id: string;
  readonly template: string;
  /** Other templates of the same message. */
  readonly also?: readonly string[];
  /** What readers call it. */
  readonly words?: readonly string[];
  /** Whether nothing is wrong when it appears. */
  readonly isNotice?: boolean;
  readonly children: ReactNode;
}

/** A message with its explanation. */
export default function Message({id, template, also = [], words, isNotice, children}: Props): ReactNode {
  return (
    <Entry
      id={id}
      title={<MessageTemplate of={template} />}
      badge={isNotice ? 'Not an error' : undefined}
      words={words}
    >
      {also.length > 0 && <OtherTemplates templates={also} />}
      {children}
    </Entry>
  );
}

function OtherTemplates({templates}: {readonly templates: readonly string[]}): ReactNode {
  return (
    <>
      <p data-unsearched>Also appears as:</p>
      <ul>
        {templates.map((each) => (
          <li key={each}>
            <MessageTemplate of={each} />
          </li>
        ))}
      </ul>
    </>
  );
}
