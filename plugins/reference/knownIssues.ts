import {Joi} from '@docusaurus/utils-validation';
import {checkSchema, checkToMdx} from './check';
import {stateSchema} from './state';
import {type Severity, severityNames} from '../../src/lib/reference/severity';
import {docPath, docIds} from '../../src/site/docs';
import {product} from '../../src/site/product';
import {anchor, type Content, objectOf, pageLink, release, text, unreadSource} from './fields';
import {blockComponent, entryListToMdx, joinBlocks, escapeMdx, unsearched} from './mdx';
import type {EntryGroup} from './readEntries';

export const knownIssueSchema = objectOf(
  {
    id: anchor,
    title: text,
    severity: Joi.string<Severity>().valid(...Object.keys(severityNames)),
    symptom: text,
    workaround: text,
  },
  {
    state: stateSchema,
    cause: text,
    affects: objectOf({who: text}, {check: checkSchema}),
    /** Its box on other pages: one to three sentences for readers in the middle of a task. */
    note: text,
    /** A Markdown link to the section of another page. */
    more: pageLink,
    /** The issue in the product's repository. */
    upstream: text.uri({scheme: 'https'}),
    /** The release that no longer has the fault. */
    fixedIn: release,
    ...unreadSource,
  },
);

/** A fault or limit of the documented release. Texts are Markdown. */
export type KnownIssue = Content<typeof knownIssueSchema>;

function labeled(label: string, markdown: string | undefined): string | undefined {
  return markdown && `**${label}:** ${escapeMdx(markdown)}`;
}

function issueToMdx(issue: KnownIssue): string {
  const {id, title, severity, symptom, cause, affects, workaround, more, upstream, fixedIn} = issue;
  const fix = fixedIn && `Fixed in ${fixedIn}.`;
  const report = upstream && `[Upstream issue](${upstream}).`;
  return blockComponent('Entry', {id, title, badge: severityNames[severity], kind: severity}, [
    unsearched([
      escapeMdx(symptom),
      labeled('Cause', cause),
      labeled('Who is affected', affects?.who),
      affects?.check && checkToMdx(affects.check),
      labeled('Workaround', workaround),
      [more && `More: ${more}.`, report, fix].filter(Boolean).join(' '),
    ]),
  ]);
}

function hrefOf(area: string, id: string): string {
  return `${docPath(docIds.knownIssues)}/${area}#${id}`;
}

/** Links to the entries of one area. */
export function areaListToMdx({name, entries}: EntryGroup<KnownIssue>): string {
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

/** The notes of one area as boxes for other pages: the paths and the texts of MDX partials. */
export function notesToMdx({
  name,
  entries,
}: EntryGroup<KnownIssue>): readonly (readonly [file: string, text: string])[] {
  return entries.flatMap(({id, note}) => {
    // Readers don't search for these words.
    const more = `<span data-unsearched>[More about this issue](${hrefOf(name, id)}).</span>`;
    return note === undefined
      ? []
      : [
          [
            `known-issues/notes/${id}.mdx`,
            joinBlocks([`:::info[Known issue in ${product.release}]`, `${escapeMdx(note)} ${more}`, ':::']),
          ] as const,
        ];
  });
}
