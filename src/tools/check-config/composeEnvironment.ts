import type {CheckFacts, ImageFacts} from '@site/src/lib/reference/checkFacts';
import type {Node} from 'yaml';
import {isMap, isScalar} from 'yaml';
import type {Edit, Finding, Range} from './finding';
import {interpolate, mayBeEmpty, required} from './interpolation';
import {checkSecrets} from './secrets';
import {checkVariables, rowOf, type SetVariable, uselessnessOf, withoutEffect} from './variables';
import {scalarText, type YamlFile} from './yamlFile';

/** A variable as the Compose file writes it. */
export interface EnvironmentVariable extends SetVariable {
  /** In a list, quotes after the equals sign are part of the value; the other fields are without them. */
  readonly hasQuotes: boolean;
}

/** A value between two quotes. */
const inQuotes = /^(["'])(.*)\1$/s;

function optionalEdit(file: YamlFile, name: string, node: Node | undefined): Edit | undefined {
  if (!isScalar(node)) {
    return undefined;
  }
  return file.replace(node, (source) => {
    const fixed = source.replace(`\${${name}}`, () => required(name));
    // In a mapping on one line, a brace ends the value unless it's in quotes.
    return fixed === source || /^["']/.test(source) ? fixed : `"${fixed}"`;
  });
}

/** @param written `undefined` for a name alone, whose value Compose takes from its own environment */
function readVariable(
  file: YamlFile,
  node: Node | undefined,
  written: string | undefined,
  variable: Pick<EnvironmentVariable, 'name' | 'range' | 'removal' | 'hasQuotes'>,
): EnvironmentVariable {
  const {name, hasQuotes} = variable;
  return {
    ...variable,
    value: written === undefined ? undefined : interpolate(written),
    ...((written === undefined || mayBeEmpty(written)) && {
      optional: {edit: hasQuotes ? undefined : optionalEdit(file, name, node)},
    }),
  };
}

/** The variables of a service, from a list or a mapping. */
export function readEnvironment(file: YamlFile, node: Node | undefined): readonly EnvironmentVariable[] {
  if (isMap(node)) {
    return file
      .entriesOf(node)
      .map(({key: name, range, value, removal}) =>
        readVariable(file, value, scalarText(value), {name, range, removal, hasQuotes: false}),
      );
  }
  return file.itemsOf(node).flatMap((item): readonly EnvironmentVariable[] => {
    // Compose rejects it, but what's meant is clear.
    if (isMap(item)) {
      return readEnvironment(file, item);
    }
    const text = scalarText(item);
    if (text === undefined) {
      return [];
    }
    const [name = ''] = text.split('=');
    const written = text.includes('=') ? text.slice(name.length + 1) : undefined;
    const quoted = inQuotes.exec(written ?? '');
    const whole = file.rangeOf(item);
    const from = whole.from + Math.max(0, file.text.slice(whole.from, whole.to).indexOf(name));
    const range = {from, to: from + name.length};
    return [
      readVariable(file, item, quoted?.[2] ?? written, {
        name,
        range,
        removal: file.removalOf(whole),
        hasQuotes: quoted !== null,
      }),
    ];
  });
}

/**
 * Checks the variables of a service that runs an image of the console.
 *
 * @param missing where a variable is missing that isn't in the file; `undefined` if another file can set it
 */
export function checkEnvironment(
  variables: readonly EnvironmentVariable[],
  image: ImageFacts,
  facts: CheckFacts,
  missing: Range | undefined,
): readonly Finding[] {
  if (image.isStatic) {
    return variables.flatMap((variable) => {
      const {name} = variable;
      const isSecret = facts.variables.some(({id, secret}) => id === name && secret);
      const backend = isSecret
        ? {reason: 'Only the backend reads it.', href: rowOf('variable', name)}
        : undefined;
      const useless = uselessnessOf(name, facts) ?? backend;
      return useless ? [withoutEffect(variable, useless)] : [];
    });
  }
  const loopback = variables.filter(
    ({name, value}) => name === 'HOST' && /^(?:127\.|localhost$|::1$)/.test(value ?? ''),
  );
  return [
    ...variables
      .filter(({hasQuotes}) => hasQuotes)
      .map(({name, range}) => ({check: 'environment-quotes', range, values: {name}})),
    ...checkVariables(variables, facts),
    ...checkSecrets(variables, facts, {isCompose: true, missing}),
    ...loopback.map(({name, range}) => ({
      check: 'variable-loopback',
      range,
      values: {name},
      href: rowOf('variable', name),
    })),
  ];
}
