import type {ComponentProps, ReactNode} from 'react';

/** The checkbox of a task list, which Markdown renders without a name. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked === true ? 'Done' : 'To do'} />;
}
