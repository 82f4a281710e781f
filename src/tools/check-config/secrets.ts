import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import {isPlaceholder} from '@site/src/site/text/isPlaceholder';
import type {Finding, Range} from './finding';
import {required} from './interpolation';
import {rowOf, type SetVariable} from './variables';

/** Bytes of a key for HS256, as required by RFC 7518; a character has at most one. */
const leastLength = 32;

interface SecretsContext {
  /** A Compose file refers to its secrets; an `.env` file contains them. */
  readonly isCompose: boolean;
  /** Where a secret is missing that isn't in the file; `undefined` if another file can set it. */
  readonly missing: Range | undefined;
}

/** What's wrong with the value of one secret. The value is compared and measured, but never part of a finding. */
function checkValue(
  name: string,
  value: string,
  range: Range,
  publicValues: readonly string[],
): readonly Finding[] {
  if (publicValues.includes(value)) {
    return [{check: 'secret-public', range, values: {name}}];
  }
  if (isPlaceholder(value)) {
    return [{check: 'secret-placeholder', range, values: {name}}];
  }
  return value.length < leastLength
    ? [{check: 'secret-short', range, values: {name, found: String(value.length)}}]
    : [];
}

/** Secrets that have the value of an earlier one. */
function repeatedSecrets(secrets: readonly SetVariable[]): readonly Finding[] {
  return secrets.flatMap(({name, value, range}, index) => {
    const same = secrets.slice(0, index).find((other) => other.value === value);
    return same ? [{check: 'secret-repeated', range, values: {name, other: same.name}}] : [];
  });
}

/** Checks the secrets among a file's variables; the last line that sets one takes effect. */
export function checkSecrets(
  variables: readonly SetVariable[],
  facts: CheckFacts,
  {isCompose, missing}: SecretsContext,
): readonly Finding[] {
  const set: SetVariable[] = [];
  const findings = facts.variables.flatMap(({id: name, secret}): readonly Finding[] => {
    if (!secret) {
      return [];
    }
    const variable = variables.filter((each) => each.name === name).at(-1);
    const {value = variable ? undefined : '', range = missing, optional} = variable ?? {};
    if (range === undefined) {
      return [];
    }
    if (variable && value) {
      set.push(variable);
      const faults = checkValue(name, value, range, secret.publicValues);
      const isBad = faults.some(({check}) => check !== 'secret-short');
      const example = secret.required ? required(name) : `\${${name}:-}`;
      return [
        ...faults,
        ...(isCompose && !isBad ? [{check: 'secret-in-compose', range, values: {name, example}}] : []),
      ];
    }
    if (!secret.required) {
      return [];
    }
    if (optional) {
      return [
        {
          check: 'secret-optional',
          range,
          values: {name, example: `"${required(name)}"`},
          edit: optional.edit,
        },
      ];
    }
    return value === ''
      ? [{check: 'secret-missing', range, values: {name}, href: rowOf('variable', name)}]
      : [];
  });
  return [...findings, ...repeatedSecrets(set)];
}
