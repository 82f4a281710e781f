import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Form.module.css';

/** The fields of a builder, which nobody submits: its results follow every change. */
export default function BuilderForm({className, ...form}: ComponentProps<'form'>): ReactNode {
  return (
    <form className={clsx(styles.form, className)} onSubmit={(event) => event.preventDefault()} {...form} />
  );
}
