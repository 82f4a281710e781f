/** Entries of reference pages as plain Markdown, with what a reader sees of them on a first screen. */

const entry = /^<(?:Message|Entry|Endpoint) (?<attributes>.*)>$/gm;

/** The value of a property that was written as JSON; `undefined` when the component has no such property. */
function jsonProperty(attributes: string, name: string): unknown {
  const json = new RegExp(`\\b${name}=\\{(\\[?"(?:[^"\\\\]|\\\\.|",")*"\\]?)\\}`).exec(attributes)?.[1];
  // In a table cell, a pipe is escaped with a backslash that isn't valid JSON.
  return json === undefined ? undefined : JSON.parse(json.replaceAll('\\|', '|'));
}

function asCode(text: string): string {
  return `\`\` ${text} \`\``;
}

/** The title of a message, an endpoint, or another entry. */
function titleOf(attributes: string): string {
  const text = (name: string): string | undefined => jsonProperty(attributes, name) as string | undefined;
  const wording = text('wording');
  if (wording !== undefined) {
    return asCode(wording);
  }
  const path = text('path');
  return path === undefined
    ? (text('title') ?? '')
    : `${asCode(`${text('method') ?? ''} ${path}`)} ${text('summary') ?? ''}`;
}

/** The title of an entry as a heading of the third level, then other wordings of a message as a list. */
function entryHeading(attributes: string): readonly string[] {
  const also = (jsonProperty(attributes, 'also') ?? []) as readonly string[];
  return [
    `### ${titleOf(attributes)}`,
    ...(also.length > 0 ? ['', 'Also appears as:', '', ...also.map((each) => `- ${asCode(each)}`), ''] : []),
  ];
}

/** A page in which every entry begins with its heading. */
export function withEntryHeadings(source: string): string {
  return source
    .replace(entry, (_all, attributes: string) => `\n${entryHeading(attributes).join('\n')}\n`)
    .replace(/^<\/(?:Message|Entry|Endpoint)>$/gm, '');
}
