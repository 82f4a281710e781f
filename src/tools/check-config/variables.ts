import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import {rowId} from '@site/src/lib/reference/rowId';
import type {Variable} from '@site/src/lib/reference/checkFacts';
import type {Edit, Finding, Range} from './finding';
import {docPath, landmarks} from '@site/src/site/docs';
import {nearestName} from '@site/src/site/text/nearestName';

/** Where settings are documented. */
export const configurationPage = docPath(landmarks.configuration);

/** A variable with the value that the file gives it. */
export interface SetVariable {
  readonly name: string;
  readonly nameRange: Range;
  readonly line: number;
  /** `undefined` if another file or the environment determines it. */
  readonly value: string | undefined;
  /** Only if Compose gives it an empty value where another variable isn't set; the correction makes Compose stop. */
  readonly optional?: {readonly edit: Edit | undefined};
  readonly removal: Edit | undefined;
}

/** The link to the row of a variable that the backend reads. */
export function variableRow(name: string): string {
  return `${configurationPage}#${rowId('variable', name)}`;
}

/** The link to the row of a setting without any effect. */
export function uselessRow(id: string): string {
  return `${configurationPage}#${rowId('setting', id)}`;
}

/** The intended name of a misspelled one as a suggestion, with the correction if it's certain. */
export function misspelling(
  name: string,
  range: Range,
  known: readonly string[],
  isFree: (name: string) => boolean,
): {readonly suggestion: string; readonly edit: Edit | undefined} | undefined {
  const nearest = nearestName(name, known);
  if (nearest === undefined) {
    return undefined;
  }
  return {
    suggestion: `Did you mean \`${nearest.name}\`?`,
    edit: nearest.isCertain && isFree(nearest.name) ? {...range, text: nearest.name} : undefined,
  };
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
  const isFree = (name: string): boolean => !variables.some((other) => other.name === name);
  return variables.flatMap((set): readonly Finding[] => {
    const {name, nameRange, line, value} = set;
    const variable = facts.variables.find(({id}) => id === name);
    if (variable !== undefined) {
      const expected = value === undefined || variable.secret ? undefined : expectedValue(variable, value);
      const href = variableRow(name);
      return expected === undefined
        ? []
        : [
            {
              check: 'variable-value',
              line,
              values: {name, expected},
              reason: `\`${name}\` ${variable.effect}`,
              href,
            },
          ];
    }
    const useless = facts.uselessSettings.find(({id}) => id === name);
    if (useless !== undefined) {
      return [uselessVariable(set, useless.instead, uselessRow(name))];
    }
    const meant = misspelling(name, nameRange, known, isFree);
    return meant === undefined
      ? []
      : [
          {
            check: 'variable-unknown',
            line,
            values: {name, suggestion: meant.suggestion},
            edit: meant.edit,
          },
        ];
  });
}

/**
 * A variable that nothing reads.
 *
 * @param instead what happens instead
 * @param href where that's documented
 */
export function uselessVariable(
  {name, line, removal}: Pick<SetVariable, 'name' | 'line' | 'removal'>,
  instead: string,
  href: string,
): Finding {
  return {
    check: 'variable-no-effect',
    line,
    values: {name},
    href,
    reason: `What happens instead: ${instead}.`,
    edit: removal,
  };
}
