import {Joi} from '@docusaurus/utils-validation';
import {docPath, docIds} from '../../src/site/docs';
import {type EntryGroup, readEntries} from './readEntries';
import {anchor, type Content, objectOf, text, unreadSource} from './fields';
import {blockComponent, joinBlocks, escapeMdx, unsearched} from './mdx';
import type {Card} from '../../src/lib/reference/card';
import {leadingSentences} from './leadingSentences';

/** Search and cards show it as it is, so it contains no Markdown syntax. */
const plainText = text.pattern(/^[^`*[\]\n]+$/, 'plain text in one line, without Markdown');

const notSupportedSchema = objectOf(
  {
    id: anchor.max(48),
    /** The heading, worded the way readers search. */
    name: plainText.max(64),
    /** What else readers type for it. No two entries share one, regardless of case. */
    phrases: Joi.array<readonly string[]>().items(plainText.max(64)).min(1),
    /** The direct answer, in one or two sentences: shown wherever a reader asks. */
    answer: plainText.max(240),
    /** What to do instead: Markdown in which links are paths. */
    instead: text.pattern(/^[^\s#*>|`-]/, 'Markdown that begins with a sentence'),
  },
  {
    /** What later releases offer, and since which one. */
    later: text.pattern(/\bv\d+\.\d+\.\d+\b/, 'a sentence with a release such as v0.0.54'),
    ...unreadSource,
  },
);

/** Something that readers look for and the documented release doesn't have. */
export type NotSupported = Content<typeof notSupportedSchema>;

/** @throws Error naming both entries when readers could mean either by the same words */
function checkPhrases(entries: readonly NotSupported[]): void {
  const owners = new Map<string, string>();
  for (const {id, name, phrases} of entries) {
    for (const phrase of [name, ...phrases].map((each) => each.toLowerCase())) {
      const other = owners.get(phrase);
      if (other !== undefined) {
        throw new Error(`The phrase "${phrase}" is taken: "${other}" and "${id}" both have it. Delete one.`);
      }
      owners.set(phrase, id);
    }
  }
}

/**
 * Reads what the documented release doesn't have, one group for each area.
 *
 * @param folder `data/not-supported`
 * @throws Error naming the file, the entry, and the fault
 */
export async function readNotSupported(folder: string): Promise<readonly EntryGroup<NotSupported>[]> {
  const groups = await readEntries(folder, notSupportedSchema);
  checkPhrases(groups.flatMap(({entries}) => entries));
  return groups;
}

const otherProduct = '[a different product](/docs/operations/later-releases)';

function entryToMdx({id, name, phrases, answer, instead, later}: NotSupported): string {
  return blockComponent('Entry', {id, title: name, words: phrases, heading: 'h3'}, [
    escapeMdx(answer),
    unsearched([
      `**Instead:** ${escapeMdx(instead)}`,
      later && `**Later releases** are ${otherProduct}. ${escapeMdx(later)}`,
    ]),
  ]);
}

/** The entries of one area, as the text of an MDX partial. */
export function notSupportedToMdx({entries}: EntryGroup<NotSupported>): string {
  return joinBlocks(entries.map(entryToMdx));
}

/** One card for each thing that the product doesn't have. */
export function cardsOfAbsences(entries: readonly NotSupported[]): readonly Card[] {
  return entries.map(({id, name, phrases, answer, instead, later}) => ({
    kind: 'absence',
    name,
    // `Single sign-on (SSO, SAML, OIDC, LDAP)` is single sign-on.
    names: [name, name.replace(/ \(.*\)$/, ''), ...phrases],
    text: answer,
    values: [
      ['Instead', leadingSentences(instead)],
      ...(later === undefined ? [] : [['Later', leadingSentences(later)] as const]),
    ],
    href: `${docPath(docIds.notSupported)}#${id}`,
  }));
}
