import {isPlaceholder} from '@site/src/site/text/isPlaceholder';
import type {Finding} from './finding';

/** Bytes of a key for HS256, as required by RFC 7518; a character has at most one. */
const leastLength = 32;

/** A secret with the position where it's set. Its value is compared and measured, but never part of a finding. */
export interface SecretValue {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly publicValues: readonly string[];
}

/** What's wrong with the value of one secret. */
export function checkSecret({name, value, line, publicValues}: SecretValue): readonly Finding[] {
  if (publicValues.includes(value)) {
    return [{check: 'secret-public', line, values: {name}}];
  }
  if (isPlaceholder(value)) {
    return [{check: 'secret-placeholder', line, values: {name}}];
  }
  return value.length < leastLength
    ? [{check: 'secret-short', line, values: {name, found: String(value.length)}}]
    : [];
}

/** Secrets that have the value of an earlier one. */
export function repeatedSecrets(secrets: readonly SecretValue[]): readonly Finding[] {
  return secrets.flatMap(({name, value, line}, place) => {
    const same = secrets.slice(0, place).find((other) => other.value === value && other.name !== name);
    return same ? [{check: 'secret-repeated', line, values: {name, other: same.name}}] : [];
  });
}
