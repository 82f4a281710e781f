import type {ReactNode} from 'react';

interface Props {
  readonly titleText?: string | undefined;
  readonly helpText?: string | undefined;
}

/** Stands where results would: the search failed, or the rest of the modal could not be loaded. */
export default function ErrorScreen({titleText, helpText}: Props): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
    </div>
  );
}
