import type {ComponentProps, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import styles from './FooterButton.module.css';

/** A button among the footer's links that needs scripts. Until they run, it's invisible but keeps its space. */
export default function FooterButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, !useIsBrowser() && styles.pending)} {...props} />
  );
}
