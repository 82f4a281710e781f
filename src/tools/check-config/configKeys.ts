/**
 * Keys of a `config.yml`: where each is in the file, what its value means, and which ones mail needs.
 */
import {isMap, isSeq, type Node} from 'yaml';
import {rowOf} from './variables';
import {scalarText, type YamlFile} from './yamlFile';
import type {ConfigSchema} from '@site/src/lib/reference/configSchema';
import {isPlaceholder} from '@site/src/site/text/isPlaceholder';
import type {Finding} from './finding';

/** Text that looks like a Boolean: YAML 1.1 read the short words as one, but the backend doesn't. */
export function meantBoolean(text: string): string | undefined {
  if (/^(?:true|yes|on|y)$/i.test(text)) {
    return 'true';
  }
  return /^(?:false|no|off|n)$/i.test(text) ? 'false' : undefined;
}

/** The entry at `auth.user`, and the line of the nearest section in the file. */
export function findKey(
  file: YamlFile,
  root: Node | undefined,
  name: string,
): {readonly line: number; readonly value: Node | undefined} {
  let line = 1;
  let value = root;
  for (const key of name.split('.')) {
    const entry = file.entriesOf(value).find((each) => each.key === key);
    line = entry?.line ?? line;
    value = entry?.value;
  }
  return {line, value};
}

/** No value, or one that the backend treats as none. */
export function isEmpty(node: Node | undefined): boolean {
  return node === undefined || (['', '0'].includes(scalarText(node) ?? '') && !isMap(node) && !isSeq(node));
}

/** Once mail is on, it needs more than the schema requires. */
export function checkMail(file: YamlFile, {properties = {}}: ConfigSchema): readonly Finding[] {
  const {value: mailer} = findKey(file, file.root, 'mailer');
  const enabled = findKey(file, mailer, 'enabled').value;
  const link = findKey(file, mailer, 'mailLinkBaseUrl');
  const linkText = scalarText(link.value) ?? '';
  const slash =
    link.value && linkText.endsWith('/')
      ? [
          {
            check: 'config-mail-link-slash',
            line: link.line,
            href: rowOf('key', 'mailer.mailLinkBaseUrl'),
            values: {name: 'mailer.mailLinkBaseUrl'},
            edit: file.replace(link.value, (source) => source.replace(/\/+(["']?)$/, '$1')),
          },
        ]
      : [];
  if (meantBoolean(scalarText(enabled) ?? '') !== 'true') {
    return slash;
  }
  const sectionLine = findKey(file, file.root, 'mailer').line;
  const mail = properties.mailer?.properties ?? {};
  const needs = (mail.enabled?.['x-needs'] ?? []).map((key) => ({check: 'config-mail-incomplete', key}));
  const missing = [...needs, {check: 'config-mail-link', key: 'mailLinkBaseUrl'}].flatMap(({check, key}) => {
    const {line, value} = findKey(file, mailer, key);
    const name = `mailer.${key}`;
    return isEmpty(value)
      ? [{check, line: line === 1 ? sectionLine : line, href: rowOf('key', name), values: {name}}]
      : [];
  });
  const pass = findKey(file, mailer, 'auth.pass');
  const text = scalarText(pass.value) ?? '';
  const publicValues = mail.auth?.properties?.pass?.['x-public-values'] ?? [];
  const placeholder =
    text !== '' && (publicValues.includes(text) || isPlaceholder(text))
      ? [
          {
            check: 'secret-placeholder',
            line: pass.line,
            href: rowOf('key', 'mailer.auth.pass'),
            values: {name: 'mailer.auth.pass'},
          },
        ]
      : [];
  return [...slash, ...missing, ...placeholder];
}
