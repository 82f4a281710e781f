import type {CheckFacts, ImageFacts} from '@site/src/lib/reference/checkFacts';
import type {Node} from 'yaml';
import {isMap, isScalar} from 'yaml';
import type {Edit, Finding} from './finding';
import {readInterpolation, interpolate} from './interpolation';
import {checkSecret, repeatedSecrets, type SecretValue} from './secrets';
import {checkVariables, type SetVariable, uselessRow, uselessVariable, variableRow} from './variables';
import {scalarText, type YamlFile} from './yamlFile';

/** A variable as the Compose file writes it. */
export interface EnvironmentVariable extends SetVariable {
  /** As written; `undefined` for a name alone, whose value Compose takes from its own environment. */
  readonly written: string | undefined;
  /** In a list, quotes after the equals sign are part of the value; the other fields are without them. */
  readonly hasQuotes: boolean;
  readonly node: Node | undefined;
}

/** A value between two quotes. */
const inQuotes = /^(["'])(.*)\1$/s;

/** The variables of a service, from a list or a mapping. */
export function readEnvironment(file: YamlFile, node: Node | undefined): readonly EnvironmentVariable[] {
  if (isMap(node)) {
    return file.entriesOf(node).map(({key, keyRange, line, value, removal}) => {
      const written = scalarText(value);
      return {
        name: key,
        nameRange: keyRange,
        line,
        written,
        hasQuotes: false,
        value: written === undefined ? undefined : interpolate(written),
        node: value,
        removal,
      };
    });
  }
  return file.itemsOf(node).flatMap(({value, line, removal}): readonly EnvironmentVariable[] => {
    // Compose rejects it, but what's meant is clear.
    if (isMap(value)) {
      return readEnvironment(file, value);
    }
    const text = scalarText(value);
    if (text === undefined) {
      return [];
    }
    const [name = ''] = text.split('=');
    const whole = text.includes('=') ? text.slice(name.length + 1) : undefined;
    const quoted = inQuotes.exec(whole ?? '');
    const written = quoted?.[2] ?? whole;
    const {from, to} = file.rangeOf(value);
    const start = from + Math.max(0, file.text.slice(from, to).indexOf(name));
    return [
      {
        name,
        nameRange: {from: start, to: start + name.length},
        line,
        written,
        hasQuotes: quoted !== null,
        value: written === undefined ? undefined : interpolate(written),
        node: value,
        removal,
      },
    ];
  });
}

/** The text that makes Compose stop if a variable isn't set. */
function required(name: string): string {
  return `\${${name}:?${name} is missing in .env}`;
}

function optionalEdit(file: YamlFile, {name, hasQuotes, node}: EnvironmentVariable): Edit | undefined {
  if (hasQuotes || !isScalar(node)) {
    return undefined;
  }
  return file.replace(node, (source) => {
    const fixed = source.replace(`\${${name}}`, () => required(name));
    // In a mapping on one line, a brace ends the value unless it's in quotes.
    return fixed === source || /^["']/.test(source) ? fixed : `"${fixed}"`;
  });
}

/** What's wrong with how a service gets one secret; its value, if the file has it. */
function checkSource(
  file: YamlFile,
  variable: EnvironmentVariable,
  secret: NonNullable<CheckFacts['variables'][number]['secret']>,
): {readonly findings: readonly Finding[]; readonly value?: SecretValue} {
  const {name, line, written} = variable;
  const {publicValues} = secret;
  const interpolation = written === undefined ? {operator: '', text: ''} : readInterpolation(written);
  const own =
    interpolation === undefined ? written : interpolation.operator === '-' ? interpolation.text : '';
  const literal = interpolate(own ?? '');
  if (literal === undefined) {
    return {findings: []};
  }
  if (literal !== '') {
    const value = {name, value: literal, line, publicValues};
    const faults = checkSecret(value);
    const isBad = faults.some(({check}) => check !== 'secret-short');
    const example = secret.required ? required(name) : `\${${name}:-}`;
    return {
      value,
      findings: [...faults, ...(isBad ? [] : [{check: 'secret-in-compose', line, values: {name, example}}])],
    };
  }
  if (!secret.required || interpolation?.operator === '?') {
    return {findings: []};
  }
  return interpolation === undefined
    ? {findings: [{check: 'secret-missing', line, values: {name}, href: variableRow(name)}]}
    : {
        findings: [
          {
            check: 'secret-optional',
            line,
            values: {name, example: `"${required(name)}"`},
            edit: optionalEdit(file, variable),
          },
        ],
      };
}

function checkSecrets(
  file: YamlFile,
  variables: readonly EnvironmentVariable[],
  facts: CheckFacts,
  {serviceLine, isComplete}: ServicePlace,
): readonly Finding[] {
  const values: SecretValue[] = [];
  const findings = facts.variables.flatMap(({id: name, secret}): readonly Finding[] => {
    const variable = variables.find((each) => each.name === name);
    if (!secret) {
      return [];
    }
    if (variable === undefined) {
      return secret.required && isComplete
        ? [{check: 'secret-missing', line: serviceLine, values: {name}, href: variableRow(name)}]
        : [];
    }
    const {findings: faults, value} = checkSource(file, variable, secret);
    if (value) {
      values.push(value);
    }
    return faults;
  });
  return [...findings, ...repeatedSecrets(values)];
}

interface ServicePlace {
  readonly serviceLine: number;
  /** Whether no other file can add variables to the service. */
  readonly isComplete: boolean;
}

/** Checks the variables of a service that runs an image of the console. */
export function checkEnvironment(
  file: YamlFile,
  variables: readonly EnvironmentVariable[],
  image: ImageFacts,
  facts: CheckFacts,
  place: ServicePlace,
): readonly Finding[] {
  if (image.isStatic) {
    return variables.flatMap((variable) => {
      const useless = facts.uselessSettings.find(({id}) => id === variable.name);
      const isSecret = facts.variables.some(({id, secret}) => id === variable.name && secret);
      if (useless) {
        return [uselessVariable(variable, useless.instead, uselessRow(useless.id))];
      }
      return isSecret
        ? [uselessVariable(variable, 'only the backend reads it', variableRow(variable.name))]
        : [];
    });
  }
  const loopback = variables.filter(
    ({name, value}) => name === 'HOST' && /^(?:127\.|localhost$|::1$)/.test(value ?? ''),
  );
  return [
    ...variables
      .filter(({hasQuotes}) => hasQuotes)
      .map(({name, line}) => ({check: 'environment-quotes', line, values: {name}})),
    ...checkVariables(variables, facts),
    ...checkSecrets(file, variables, facts, place),
    ...loopback.map(({name, line}) => ({
      check: 'variable-loopback',
      line,
      values: {name},
      href: variableRow(name),
    })),
  ];
}
