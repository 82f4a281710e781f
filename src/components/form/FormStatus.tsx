import type {ReactNode} from 'react';

interface Props {
  /** Shown if nothing is wrong. */
  readonly valid?: string;
  /** Shown otherwise, before the messages. */
  readonly invalid: string;
  /** What's wrong, each beginning with the name of its field. */
  readonly messages: readonly string[];
}

/** Whether a form is complete. Screen readers announce what's new in it, not all of it after every change. */
export default function FormStatus({valid, invalid, messages}: Props): ReactNode {
  return (
    <div role="status" aria-atomic="false">
      {messages.length > 0 ? (
        <>
          <p>{invalid}</p>
          <ul>
            {messages.map((message) => (
              <li key={message.replace(/:.*/s, '')}>{message}</li>
            ))}
          </ul>
        </>
      ) : (
        valid !== undefined && <p>{valid}</p>
      )}
    </div>
  );
}
