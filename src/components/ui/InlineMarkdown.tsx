import type {ReactNode} from 'react';

/** Text with code, bold parts, and names of keys. */
export default function InlineMarkdown({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|<kbd>[^<]+<\/kbd>)/).map((part, place) => {
    if (place % 2 === 0) {
      return part;
    }
    if (part.startsWith('<')) {
      return <kbd key={place}>{part.slice(5, -6)}</kbd>;
    }
    return part.startsWith('`') ? (
      <code key={place}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={place}>{part.slice(2, -2)}</strong>
    );
  });
}
