import {rowId} from '@site/src/lib/reference/rowId';
import type {CheckFacts, Variable} from '@site/src/lib/reference/checkFacts';
import type {Edit, Finding, Range} from './finding';
import type {Entry} from './yamlFile';
import {docPath, docIds} from '@site/src/site/docs';
import {nearestName} from '@site/src/site/text/nearestName';

/** The link to a setting's row: a key of `config.yml`, a variable that the backend reads, or one without any effect. */
export function rowOf(kind: 'key' | 'variable' | 'setting', name: string): string {
  return `${docPath(docIds.configuration)}#${rowId(kind, name)}`;
}

/** A variable with the value that the file gives it. */
export interface SetVariable {
  readonly name: string;
  /** Of the name. */
  readonly range: Range;
  /** `undefined` if another file or the environment determines it. */
  readonly value: string | undefined;
  /** Only if Compose gives it an empty value where another variable isn't set; the correction makes Compose stop. */
  readonly optional?: {readonly edit: Edit | undefined};
  readonly removal: Edit | undefined;
}

/** A name that doesn't exist, with the one that's probably meant. That's certain only if nothing else has that name. */
export function unknownName(
  check: string,
  {name, key, range}: Pick<Entry, 'key' | 'range'> & {readonly name: string},
  known: readonly string[],
  used: readonly string[],
  otherwise?: string,
): readonly Finding[] {
  const nearest = nearestName(key, known);
  const suggestion = nearest ? `Did you mean \`${nearest.name}\`?` : otherwise;
  if (suggestion === undefined) {
    return [];
  }
  const isCertain = nearest?.isCertain && !used.includes(nearest.name);
  return [
    {
      check,
      range,
      values: {name, suggestion},
      edit: isCertain ? {...range, text: nearest.name} : undefined,
    },
  ];
}

/** What a value should be according to its variable's type or fixed values, unless it's valid. */
function expectedValue({type, values}: Variable, value: string): string | undefined {
  if (values !== undefined) {
    const names = values.map((each) => `\`${each}\``).join(' or ');
    return values.includes(value) ? undefined : names;
  }
  if (type === 'number') {
    return /^\d+$/.test(value) && Number(value) > 0 && Number(value) < 65_536
      ? undefined
      : 'a number from 1 to 65535';
  }
  return type === 'path' && !value.startsWith('/') ? 'an absolute path' : undefined;
}

/** Names that exist, and values that make sense. Secrets have their own checks. */
export function checkVariables(variables: readonly SetVariable[], facts: CheckFacts): readonly Finding[] {
  const known = facts.variables.map(({id}) => id);
  const used = variables.map(({name}) => name);
  return variables.flatMap((set): readonly Finding[] => {
    const {name, range, value} = set;
    const variable = facts.variables.find(({id}) => id === name);
    if (variable !== undefined) {
      const expected = value === undefined || variable.secret ? undefined : expectedValue(variable, value);
      const href = rowOf('variable', name);
      return expected === undefined
        ? []
        : [
            {
              check: 'variable-value',
              range,
              values: {name, expected},
              reason: `\`${name}\` ${variable.effect}`,
              href,
            },
          ];
    }
    const useless = uselessnessOf(name, facts);
    if (useless !== undefined) {
      return [withoutEffect(set, useless)];
    }
    return unknownName('variable-unknown', {name, key: name, range}, known, used);
  });
}

/** Lines that have no effect, because a later one sets the same variable. */
export function repeatedVariables(variables: readonly SetVariable[]): readonly Finding[] {
  const last = new Map(variables.map((variable) => [variable.name, variable]));
  return variables
    .filter((variable) => variable !== last.get(variable.name))
    .map(({name, range}) => ({check: 'variable-repeated', range, values: {name}}));
}

/** Why a setting has no effect, and where that's documented. */
type Uselessness = Required<Pick<Finding, 'reason' | 'href'>>;

export function uselessnessOf(name: string, {uselessSettings}: CheckFacts): Uselessness | undefined {
  const useless = uselessSettings.find(({id}) => id === name || id.startsWith(`${name}.`));
  return useless && {reason: useless.instead, href: rowOf('setting', useless.id)};
}

/** A setting that nothing reads in this file. */
export function withoutEffect(
  {name, range, removal}: Pick<SetVariable, 'name' | 'range' | 'removal'>,
  why: Uselessness | undefined,
): Finding {
  return {check: 'no-effect', range, values: {name}, edit: removal, ...why};
}
