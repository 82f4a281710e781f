/** Entries of reference pages as plain Markdown: what a reader sees of them on a first screen. */

const entry = /^<(?:Message|KnownIssue|Endpoint) (?<attributes>.*)>$/gm;

/** The value of a property that was written as JSON; `undefined` when the component has no such property. */
export function jsonProperty(attributes: string, name: string): unknown {
  const json = new RegExp(`\\b${name}=\\{(\\[?"(?:[^"\\\\]|\\\\.|",")*"\\]?)\\}`).exec(attributes)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

export function asCode(text: string): string {
  return `\`\` ${text} \`\``;
}

/** The title of an entry as a heading of the third level, then other wordings of a message as a list. */
export function entryHeading(attributes: string): readonly string[] {
  const message = jsonProperty(attributes, 'wording') as string | undefined;
  const also = (jsonProperty(attributes, 'also') ?? []) as readonly string[];
  const path = jsonProperty(attributes, 'path') as string | undefined;
  const title =
    path === undefined
      ? message === undefined
        ? (jsonProperty(attributes, 'title') as string)
        : asCode(message)
      : `${asCode(`${jsonProperty(attributes, 'method') as string} ${path}`)} ${jsonProperty(attributes, 'summary') as string}`;
  return [
    `### ${title}`,
    ...(also.length > 0 ? ['', 'Also appears as:', '', ...also.map((each) => `- ${asCode(each)}`), ''] : []),
  ];
}

/** A page in which every entry begins with its heading. */
export function withEntryHeadings(source: string): string {
  return source
    .replace(entry, (_all, attributes: string) => `\n${entryHeading(attributes).join('\n')}\n`)
    .replace(/^<\/(?:Message|KnownIssue|Endpoint)>$/gm, '');
}
