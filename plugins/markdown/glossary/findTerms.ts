import type {Element, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {reasons, type ExplainedTerm} from '../../reference/glossary';

/** Where a page first uses a term. */
export interface Occurrence {
  readonly term: ExplainedTerm;
  readonly parent: Element | Root;
  readonly text: Text;
  /** Where the term begins in the text. */
  readonly start: number;
  readonly end: number;
}

/** More links would get in the way of reading. */
const mostPerPage = 3;

/** What running text is made of. Headings, links, code, tables, labels, boxes, and components stay as they are. */
const runningText: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'em']);

type Place = Pick<Occurrence, 'parent' | 'text'>;

function placesIn(tree: Root): readonly Place[] {
  const places: Place[] = [];
  visit(tree, (node, _index, parent) => {
    if (node.type === 'root' || (node.type === 'element' && runningText.has(node.tagName))) {
      return undefined;
    }
    if (node.type === 'text' && (parent?.type === 'root' || parent?.type === 'element')) {
      places.push({parent, text: node});
    }
    return SKIP;
  });
  return places;
}

/** Any of the spellings as whole words, including at the beginning of a sentence and across lines. */
function patternOf(spellings: readonly string[]): RegExp {
  const choices = spellings.map((spelling) => {
    const [first = '', ...rest] = spelling;
    return `[${first}${first.toUpperCase()}]${rest.join('').replaceAll(' ', '\\s+')}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_./-])(?:${choices.join('|')})(?![\\p{L}\\p{N}_/-])`, 'u');
}

/** How a page goes on after a term that it explains itself. */
const definition = /^\s+(?:is|are|means?)\s+(?:an?|the)\s/;

/** At most one use. */
function firstUse(term: ExplainedTerm, places: readonly Place[]): readonly Occurrence[] {
  const pattern = patternOf(term.explain.as);
  for (const place of places) {
    const match = pattern.exec(place.text.value);
    if (match !== null) {
      const [start, end] = [match.index, match.index + match[0].length];
      return definition.test(place.text.value.slice(end)) ? [] : [{term, ...place, start, end}];
    }
  }
  return [];
}

/**
 * The terms that a page explains at their first use: at most three, the most misleading ones, in the order of the
 * glossary if they're equally misleading.
 */
export function findTerms(tree: Root, terms: readonly ExplainedTerm[]): readonly Occurrence[] {
  const places = placesIn(tree);
  const rank = ({term}: Occurrence): number => reasons.indexOf(term.explain.because);
  return terms
    .flatMap((term) => firstUse(term, places))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, mostPerPage);
}
