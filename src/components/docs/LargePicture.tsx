import {type ReactNode, type Ref, useImperativeHandle, useRef, useState} from 'react';
import {screenshots} from '@site/src/site/screenshots';
import styles from './LargePicture.module.css';

export interface LargePictureHandle {
  readonly open: () => void;
}

interface Props {
  readonly ref: Ref<LargePictureHandle>;
  readonly src: string;
  readonly alt: string;
}

/** A picture as large as the window, in a modal dialog: the browser holds the focus in and gives it back. */
export default function LargePicture({ref, src, alt}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // The picture is asked for when it is wanted, not with the page.
  const [isWanted, setIsWanted] = useState(false);
  useImperativeHandle(ref, () => ({
    open: () => {
      setIsWanted(true);
      dialog.current?.showModal();
    },
  }));
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Large picture">
      {isWanted && (
        <>
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
          {/* On a phone the picture is larger than the dialog: the keyboard scrolls it too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.scroller} role="group" aria-label="Picture" tabIndex={0}>
            <img src={src} alt={alt} width={screenshots.width} height={screenshots.height} />
          </div>
        </>
      )}
    </dialog>
  );
}
