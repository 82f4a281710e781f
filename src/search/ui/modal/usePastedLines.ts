import {useEffect, type RefObject} from 'react';
import {asOneLine, insertText} from './pastedLines';

/** Keeps the words of pasted lines apart. */
export function usePastedLines(
  input: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  useEffect(() => {
    const field = input.current;
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (field && /[\r\n]/.test(text)) {
        event.preventDefault();
        insertText(field, asOneLine(text));
        onText(field.value);
      }
    };
    field?.addEventListener('paste', onPaste);
    return () => {
      field?.removeEventListener('paste', onPaste);
    };
  }, [input, onText]);
}
