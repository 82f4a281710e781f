import {Joi} from '@docusaurus/utils-validation';
import type {UselessSetting, Variable} from '../../src/lib/reference/checkFacts';
import {codeSpan} from '../../src/site/text/writeMarkdown';
import {text, texts, unreadSource} from './fields';
import {joinBlocks, markdownTable, escapeMdx} from './mdx';
import {docPath, docIds} from '../../src/site/docs';
import type {ConfigKey, ConfigSchema} from '../../src/lib/reference/configSchema';
import type {Card} from '../../src/lib/reference/card';
import {leadingSentences} from './leadingSentences';

const name = text.pattern(/^[\w.]+$/, 'the name of a setting').required();

export const variableSchema = Joi.object<Variable>({
  id: name,
  type: text.required(),
  default: text.required(),
  effect: text.required(),
  secret: Joi.object({
    required: Joi.boolean().required(),
    publicValues: texts.min(1).required(),
    ...unreadSource,
  }),
  values: texts.min(1),
});

export const uselessSettingSchema = Joi.object<UselessSetting>({
  id: name,
  shown: text,
  where: text.required(),
  instead: text.required(),
});

/** A table of the variables, then what each of them does. */
export function variablesToMdx(variables: readonly Variable[]): string {
  return joinBlocks([
    markdownTable(
      ['Variable', 'Type', 'Default'],
      variables.map(({id, type, default: initial}) => [codeSpan(id), type, initial]),
    ),
    variables.map(({id, effect}) => `- ${codeSpan(id)} ${escapeMdx(effect)}`).join('\n'),
  ]);
}

export function uselessSettingsToMdx(settings: readonly UselessSetting[]): string {
  return markdownTable(
    ['Setting', 'Where you find it', 'What happens'],
    settings.map(({id, shown, where, instead}) => [shown ?? codeSpan(id), where, instead]),
  );
}

const page = docPath(docIds.configuration);

function typeOf({type, anyOf = []}: ConfigSchema): string {
  const types = [type ?? anyOf.map((each) => each.type)].flat().filter((each) => each !== 'null');
  return types.includes('integer') ? 'number' : types.join(' or ');
}

function valueText(value: unknown): string {
  return codeSpan(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The value that applies if the key, or the whole file, is missing; an example if there's no default. */
function defaultsOf({
  default: initial,
  'x-without-file': withoutFile,
  examples = [],
}: ConfigSchema): Card['values'] {
  if (initial !== undefined && initial === withoutFile) {
    return [['Default', valueText(initial)]];
  }
  const values: Card['values'] = [
    ...(initial === undefined ? [] : [['Without the key', valueText(initial)] as const]),
    ...(withoutFile === undefined ? [] : [['Without a file', valueText(withoutFile)] as const]),
  ];
  return values.length === 0 && examples.length > 0 ? [['Example', valueText(examples[0])]] : values;
}

/** The last part of a key is enough of a name if it isn't an ordinary word and no other key ends in it. */
function namesOf(name: string, all: readonly ConfigKey[]): readonly string[] {
  const last = name.split('.').at(-1) ?? '';
  const isOrdinary = /^[a-z]+$/.test(last);
  const isShared = all.some((other) => other.name !== name && other.name.endsWith(`.${last}`));
  return isOrdinary || isShared ? [name] : [name, last];
}

/** One card for each key of the configuration file. */
export function cardsOfKeys(keys: readonly ConfigKey[]): readonly Card[] {
  return keys.map(({name, schema, isRequired, href}) => ({
    kind: 'setting',
    name,
    names: namesOf(name, keys),
    text: leadingSentences(schema.description ?? ''),
    values: [['Type', typeOf(schema) + (isRequired ? ', required' : '')], ...defaultsOf(schema)],
    href,
  }));
}

/** One card for each environment variable. */
export function cardsOfVariables(variables: readonly Variable[]): readonly Card[] {
  return variables.map(({id, type, default: initial, effect}) => ({
    kind: 'variable',
    name: id,
    names: [id],
    text: leadingSentences(`${codeSpan(id)} ${effect}`),
    values: [
      ['Type', type],
      ['Default', initial],
    ],
    href: `${page}#read-by-the-backend`,
  }));
}

/** Leaves out names that have no effect in some places but work in others: they belong to the variables. */
export function cardsOfUselessSettings(settings: readonly UselessSetting[]): readonly Card[] {
  return settings
    .filter(({shown}) => shown === undefined)
    .map(({id, where, instead}) => ({
      kind: id.includes('.') ? 'setting' : 'variable',
      name: id,
      names: [id],
      text: 'Has no effect.',
      values: [
        ['Where you find it', leadingSentences(where)],
        ['What happens', leadingSentences(instead)],
      ],
      href: `${page}#settings-without-any-effect`,
    }));
}
