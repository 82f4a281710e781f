import {docPath, landmarks} from '../../../src/site/docs';
import {product} from '../../../src/site/product';
import {checkToMdx} from '../check';
import {severityNames} from '../../../src/lib/reference/severity';
import {entryListToMdx} from '../entryList';
import {joinBlocks, property, toMdx} from '../mdx';
import type {EntryGroup} from '../readEntries';
import type {KnownIssue} from './schema';

function labeled(label: string, markdown: string | undefined): string | undefined {
  return markdown && `**${label}:** ${toMdx(markdown)}`;
}

function issueToMdx(issue: KnownIssue): string {
  const {id, title, severity, symptom, cause, affects, workaround, more, upstream, fixedIn} = issue;
  const fix = fixedIn && `Fixed in ${fixedIn}.`;
  const report = upstream && `[Upstream issue](${upstream}).`;
  return joinBlocks([
    `<KnownIssue ${property('id', id)} ${property('title', title)} ${property('severity', severity)}>`,
    toMdx(symptom),
    labeled('Cause', cause),
    labeled('Who is affected', affects?.who),
    affects?.check && checkToMdx(affects.check),
    labeled('Workaround', workaround),
    [more && `More: ${more}.`, report, fix].filter(Boolean).join(' '),
    '</KnownIssue>',
  ]);
}

function hrefOf(area: string, id: string): string {
  return `${docPath(landmarks.knownIssues)}/${area}#${id}`;
}

/** Links to the entries of one area. */
export function listToMdx({name, entries}: EntryGroup<KnownIssue>): string {
  return entryListToMdx(
    entries.map(({id, title, severity}) => ({
      href: hrefOf(name, id),
      title: `{${JSON.stringify(title)}}`,
      badge: severityNames[severity],
      kind: severity,
    })),
  );
}

/** The entries of one area, as the text of an MDX partial. */
export function areaToMdx({entries}: EntryGroup<KnownIssue>): string {
  return joinBlocks(entries.map(issueToMdx));
}

/** The notes of one area as boxes for other pages: the texts of MDX partials, each with the entry's ID. */
export function notesToMdx({
  name,
  entries,
}: EntryGroup<KnownIssue>): readonly (readonly [id: string, text: string])[] {
  return entries.flatMap(({id, note}) => {
    // Readers don't search for these words.
    const more = `<span data-unsearched>[More about this issue](${hrefOf(name, id)}).</span>`;
    return note === undefined
      ? []
      : [
          [
            id,
            joinBlocks([`:::info[Known issue in ${product.release}]`, `${toMdx(note)} ${more}`, ':::']),
          ] as const,
        ];
  });
}
