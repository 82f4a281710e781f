import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isLabel} from '@site/src/site/text/isLabel';

function Part({text}: {readonly text: string}): ReactNode {
  if (text.startsWith('[')) {
    const end = text.lastIndexOf('](');
    return (
      <Link to={text.slice(end + 2, -1)}>
        <InlineMarkdown text={text.slice(1, end)} />
      </Link>
    );
  }
  if (text.startsWith('<kbd>')) {
    return <kbd translate="no">{text.slice(5, -6)}</kbd>;
  }
  if (text.startsWith('`')) {
    return <code translate="no">{text.slice(1, -1)}</code>;
  }
  const label = text.slice(2, -2);
  return <strong translate={isLabel(label) ? 'no' : undefined}>{label}</strong>;
}

/** Text with code, bold parts, names of keys, and links. When the text changes, the whole element is replaced. */
export default function InlineMarkdown({text}: {readonly text: string}): ReactNode {
  return (
    <span key={text}>
      {text
        .split(/(\[(?:`[^`]*`|[^\]`])*\]\([^)]*\)|`[^`]+`|\*\*[^*]+\*\*|<kbd>[^<]+<\/kbd>)/)
        .map((part, index) => (index % 2 === 0 ? part : <Part key={index} text={part} />))}
    </span>
  );
}
