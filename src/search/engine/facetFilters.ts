import type {SearchRecord} from '../../../plugins/search-index/shared/record';
import {attributeText} from './attributes';

/** `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs']]`: every entry must hold, of a list one. */
export type FacetFilters = string | readonly (string | readonly string[])[];

interface FacetCondition {
  readonly attribute: string;
  readonly value: string;
  readonly negated: boolean;
}

function parseCondition(condition: string): FacetCondition {
  const colon = condition.indexOf(':');
  const value = condition.slice(colon + 1);
  // A leading minus excludes the value; a value that begins with one is written `\-`.
  const negated = value.startsWith('-');
  return {
    attribute: condition.slice(0, Math.max(colon, 0)),
    value: value.replace(/^(?:-|\\(?=-))/, ''),
    negated,
  };
}

function parseFilters(filters: FacetFilters): readonly (readonly FacetCondition[])[] {
  const entries = typeof filters === 'string' ? [filters] : filters;
  return entries.map((entry) => (typeof entry === 'string' ? [entry] : entry).map(parseCondition));
}

/** Makes the test that a record must pass. Without filters every record passes. */
export function createFacetFilter(filters: FacetFilters = []): (record: SearchRecord) => boolean {
  const groups = parseFilters(filters).filter((group) => group.length > 0);
  return (record) =>
    groups.every((group) =>
      group.some(({attribute, value, negated}) => (attributeText(record, attribute) === value) !== negated),
    );
}

/** Counts the values of each facet; `*` counts the three facets of the index. */
export function countFacets(
  records: readonly SearchRecord[],
  facets: readonly string[],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const names = facets.includes('*') ? ['language', 'docusaurus_tag', 'type'] : facets;
  return Object.fromEntries(names.map((name) => [name, countValues(records, name)]));
}

function countValues(records: readonly SearchRecord[], attribute: string): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const value = attributeText(record, attribute);
    if (value !== null) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}
