import type {ReactNode} from 'react';

/** Text with code and bold parts. */
export default function InlineMarkdown({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, place) => {
    if (place % 2 === 0) {
      return part;
    }
    return part.startsWith('`') ? (
      <code key={place}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={place}>{part.slice(2, -2)}</strong>
    );
  });
}
