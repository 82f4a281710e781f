import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Form.module.css';
import WithoutScripts from './WithoutScripts';

interface Props extends ComponentProps<'form'> {
  /** What readers without JavaScript do with what follows. */
  readonly withoutScripts?: ReactNode;
}

/** The fields of a builder, which nobody submits: its results follow every change. */
export default function BuilderForm({
  withoutScripts = "Everything below uses the form's initial values.",
  className,
  ...form
}: Props): ReactNode {
  return (
    <>
      <WithoutScripts>The form needs JavaScript. {withoutScripts}</WithoutScripts>
      <form data-control="" className={clsx(styles.form, className)} method="dialog" {...form} />
    </>
  );
}
