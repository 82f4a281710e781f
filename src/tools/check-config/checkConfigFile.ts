import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import type {ConfigSchema} from '@site/src/lib/reference/configSchema';
import {isMap, isScalar, isSeq, type Node} from 'yaml';
import {checkMail, meantBoolean, missingKey} from './configKeys';
import type {Edit, Finding} from './finding';
import {rowOf, unknownName, uselessnessOf, withoutEffect} from './variables';
import {type Entry, scalarText, YamlFile} from './yamlFile';

/** A key with its place in the schema. */
interface Setting {
  /** `mailer.auth.user` */
  readonly name: string;
  readonly schema: ConfigSchema;
  readonly entry: Entry;
}

type Type = 'boolean' | 'integer' | 'number' | 'string' | 'object' | 'array' | 'null';

const typeNames: Readonly<Record<string, string>> = {
  boolean: '`true` or `false`',
  integer: 'a number',
  number: 'a number',
  string: 'text',
  object: 'a section with keys',
  array: 'a list',
};

function typeOf(node: Node | undefined): Type {
  if (isMap(node)) {
    return 'object';
  }
  if (isSeq(node)) {
    return 'array';
  }
  const value = isScalar(node) ? node.value : null;
  if (value === null) {
    return 'null';
  }
  if (typeof value === 'boolean') {
    return 'boolean';
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'integer' : 'number';
  }
  return 'string';
}

function typesOf({type}: ConfigSchema): readonly string[] {
  return type === undefined ? [] : [type].flat();
}

/** Whether a schema allows a value. Knows only the keywords that the configuration's schema uses. */
function isValid(node: Node | undefined, schema: ConfigSchema): boolean {
  if (schema.anyOf) {
    return schema.anyOf.some((each) => isValid(node, each));
  }
  const types = typesOf(schema);
  const {pattern, minimum = -Infinity, maximum = Infinity} = schema;
  const text = scalarText(node) ?? '';
  const type = typeOf(node);
  return (
    (types.length === 0 || types.includes(type)) &&
    (type !== 'string' || pattern === undefined || new RegExp(pattern).test(text)) &&
    (type !== 'integer' || (Number(text) >= minimum && Number(text) <= maximum))
  );
}

/** The value converted to the schema's type, if that's unambiguous. */
function corrected(file: YamlFile, node: Node | undefined, expected: string | undefined): Edit | undefined {
  if (!isScalar(node) || file.isShared(file.rangeOf(node))) {
    return undefined;
  }
  return file.replace(node, (source) => {
    if (expected === 'string') {
      return /^[\w.+-]+$/.test(source) ? `"${source}"` : undefined;
    }
    return expected === 'boolean' ? meantBoolean(scalarText(node) ?? '') : undefined;
  });
}

function checkType(file: YamlFile, {name, schema, entry: {value, range}}: Setting): readonly Finding[] {
  if (isValid(value, schema)) {
    return [];
  }
  const expected = [schema, ...(schema.anyOf ?? [])].flatMap(typesOf).find((type) => type !== 'null');
  const {minimum, maximum} = schema.anyOf?.[0] ?? {};
  const limits = minimum === undefined ? '' : ` from ${minimum} to ${maximum ?? ''}`;
  const found = typeOf(value);
  const isNumber = found === 'integer' || found === 'number';
  return [
    {
      check: 'config-type',
      range,
      href: rowOf('key', name),
      values: {
        name,
        expected: `${typeNames[expected ?? ''] ?? 'another value'}${limits}`,
        found: isNumber && expected === 'integer' ? 'a different number' : (typeNames[found] ?? ''),
      },
      reason: schema.description,
      edit: corrected(file, value, expected),
    },
  ];
}

function exampleOf({examples = []}: ConfigSchema): string {
  return String(examples[0]);
}

function checkText(file: YamlFile, setting: Setting, facts: CheckFacts): readonly Finding[] {
  const {name, schema, entry} = setting;
  const {value, range} = entry;
  const text = scalarText(value);
  const href = rowOf('key', name);
  if (text === undefined || text === '') {
    return [];
  }
  if (!schema.writeOnly && /\$\{\w+[^}]*\}/.test(text)) {
    return [{check: 'config-variable', range, href, values: {name}}];
  }
  const types = checkType(file, setting);
  if (types.length > 0) {
    return types;
  }
  if (schema['x-absolute'] && !/^(?:\/|[A-Za-z]:[\\/])/.test(text)) {
    return [{check: 'config-relative-path', range, values: {name, example: exampleOf(schema)}}];
  }
  const apiPort = facts.ports.find(({id}) => id === 'api')?.numbers?.[0];
  return name === 'server.port' && text !== String(apiPort)
    ? [{check: 'config-api-port', range, href, values: {found: text, expected: String(apiPort)}}]
    : [];
}

/** A walk through the sections that the schema knows. */
function checkSection(
  file: YamlFile,
  facts: CheckFacts,
  schema: ConfigSchema,
  entries: readonly Entry[],
  path: readonly string[],
): readonly Finding[] {
  const known = Object.entries(schema.properties ?? {});
  const living = known.filter(([, child]) => !child.deprecated).map(([key]) => key);
  const used = entries.map(({key}) => key);
  return entries.flatMap((entry): readonly Finding[] => {
    const {key, range, value, removal} = entry;
    const name = [...path, key].join('.');
    // Checks own properties only: every object has a `constructor`.
    const child = known.find(([each]) => each === key)?.[1];
    if (child === undefined) {
      return unknownName(
        'config-key-unknown',
        {...entry, name},
        living,
        used,
        'Remove it, or look it up in the list of keys.',
      );
    }
    if (child.deprecated) {
      return [withoutEffect({name, range, removal}, uselessnessOf(name, facts))];
    }
    const setting = {name, schema: child, entry};
    if (child.properties) {
      return typeOf(value) === 'object'
        ? checkSection(file, facts, child, file.entriesOf(value), [...path, key])
        : value !== undefined && scalarText(value) !== undefined
          ? checkType(file, setting)
          : [];
    }
    return isMap(value) || isSeq(value) ? checkType(file, setting) : checkText(file, setting, facts);
  });
}

function checkRequired(file: YamlFile, schema: ConfigSchema): readonly Finding[] {
  return (schema.required ?? []).flatMap((section) => {
    const inner = schema.properties?.[section];
    return (inner?.required ?? []).flatMap((key) =>
      missingKey(file, 'config-key-missing', `${section}.${key}`, {
        example: exampleOf(inner?.properties?.[key] ?? {}),
      }),
    );
  });
}

/** Checks the text of a `config.yml`. */
export function checkConfigFile(text: string, facts: CheckFacts): readonly Finding[] {
  const file = new YamlFile(text, false);
  if (file.faults.length > 0) {
    return file.faults;
  }
  return [
    ...file.repeatedKeys,
    ...checkSection(file, facts, facts.configSchema, file.entriesOf(file.root), []),
    ...checkRequired(file, facts.configSchema),
    ...checkMail(file, facts.configSchema),
  ];
}
