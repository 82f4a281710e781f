/**
 * Keys of a `config.yml`: where each is in the file, what its value means, and which ones mail needs.
 */
import {isMap, isSeq, type Node} from 'yaml';
import {rowOf} from './variables';
import {scalarText, type YamlFile} from './yamlFile';
import type {ConfigSchema} from '@site/src/lib/reference/configSchema';
import {isPlaceholder} from '@site/src/site/text/isPlaceholder';
import {isEncryptedFromStart} from '@site/src/site/mailPorts';
import type {Finding} from './finding';

/** Text that looks like a Boolean: YAML 1.1 read the short words as one, but the backend doesn't. */
export function meantBoolean(text: string): string | undefined {
  if (/^(?:true|yes|on|y)$/i.test(text)) {
    return 'true';
  }
  return /^(?:false|no|off|n)$/i.test(text) ? 'false' : undefined;
}

/** The value of a key such as `mailer.auth.user`, and the line of the nearest section in the file. */
function findKey(file: YamlFile, name: string): {readonly line: number; readonly value: Node | undefined} {
  let line = 1;
  let value = file.root;
  for (const key of name.split('.')) {
    const entry = file.entriesOf(value).find((each) => each.key === key);
    line = entry?.line ?? line;
    value = entry?.value;
  }
  return {line, value};
}

/** No value, or one that the backend treats as none. */
function isEmpty(node: Node | undefined): boolean {
  return node === undefined || (['', '0'].includes(scalarText(node) ?? '') && !isMap(node) && !isSeq(node));
}

/** A key without a value. @param values for the other parts of the check's texts */
export function missingKey(
  file: YamlFile,
  check: string,
  name: string,
  values?: Finding['values'],
): readonly Finding[] {
  const {line, value} = findKey(file, name);
  return isEmpty(value) ? [{check, line, href: rowOf('key', name), values: {name, ...values}}] : [];
}

/** A mail port that doesn't fit `secure`, which the mail client takes for `false` if it's missing. */
function checkMailPort(file: YamlFile): readonly Finding[] {
  const name = 'mailer.secure';
  const [port, secure] = [findKey(file, 'mailer.port'), findKey(file, name)];
  const found = scalarText(port.value) ?? '';
  const expected = isEncryptedFromStart[found];
  const {line} = secure.value ? secure : port;
  return expected === undefined || String(expected) === (scalarText(secure.value) ?? 'false')
    ? []
    : [
        {
          check: 'config-mail-port',
          line,
          href: rowOf('key', name),
          values: {name, found, expected: String(expected)},
        },
      ];
}

/** What's wrong with the console's URL, and, once mail is on, with what it needs besides the schema's required keys. */
export function checkMail(file: YamlFile, {properties = {}}: ConfigSchema): readonly Finding[] {
  const name = 'mailer.mailLinkBaseUrl';
  const {line, value} = findKey(file, name);
  const url = scalarText(value) ?? '';
  const finding = {line, href: rowOf('key', name), values: {name}};
  const links = [
    ...(value && url.endsWith('/')
      ? [
          {
            ...finding,
            check: 'config-mail-link-slash',
            edit: file.replace(value, (source) => source.replace(/\/+(["']?)$/, '$1')),
          },
        ]
      : []),
    // A variable has its own finding.
    ...(/^(?:https?:\/\/|\$\{|$)/i.test(url) ? [] : [{...finding, check: 'config-mail-link-url'}]),
  ];
  const {value: enabled} = findKey(file, 'mailer.enabled');
  if (meantBoolean(scalarText(enabled) ?? '') !== 'true') {
    return links;
  }
  const mail = properties.mailer?.properties ?? {};
  const pass = findKey(file, 'mailer.auth.pass');
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
  return [
    ...links,
    ...(mail.enabled?.['x-needs'] ?? []).flatMap((key) =>
      missingKey(file, 'config-mail-incomplete', `mailer.${key}`),
    ),
    ...missingKey(file, 'config-mail-link', name),
    ...checkMailPort(file),
    ...placeholder,
  ];
}
