/** Keys of a `config.yml`: what each value means, and which ones mail needs. */
import {isMap, isSeq, type Node} from 'yaml';
import {rowOf} from './variables';
import {scalarText, type YamlFile} from './yamlFile';
import type {ConfigSchema} from '@site/src/lib/reference/configSchema';
import {isPlaceholder} from '@site/src/site/text/isPlaceholder';
import {implicitTlsByPort} from '@site/src/site/mailPorts';
import type {Finding} from './finding';

/** Text that looks like a Boolean: YAML 1.1 read the short words as one, but the backend doesn't. */
export function meantBoolean(text: string): string | undefined {
  if (/^(?:true|yes|on|y)$/i.test(text)) {
    return 'true';
  }
  return /^(?:false|no|off|n)$/i.test(text) ? 'false' : undefined;
}

/** A finding about a key with a wrong value. @param more its other parts, with values for the check's texts */
function wrongKey(
  file: YamlFile,
  check: string,
  name: string,
  isWrong: (text: string, node: Node | undefined) => boolean,
  {values, ...more}: Pick<Finding, 'values' | 'edit'> = {},
): readonly Finding[] {
  const {range, value} = file.find(name);
  return isWrong(scalarText(value) ?? '', value)
    ? [{check, range, href: rowOf('key', name), values: {name, ...values}, ...more}]
    : [];
}

/** A key without a value, or with one that the backend treats as none. */
export function missingKey(
  file: YamlFile,
  check: string,
  name: string,
  values?: Finding['values'],
): readonly Finding[] {
  return wrongKey(
    file,
    check,
    name,
    (text, node) => ['', '0'].includes(text) && !isMap(node) && !isSeq(node),
    {values},
  );
}

/** What's wrong with the start of the links in mail, whether or not it's on. */
function checkLinks(file: YamlFile, name: string): readonly Finding[] {
  const {value} = file.find(name);
  const edit = value && file.replace(value, (source) => source.replace(/\/+(["']?)$/, '$1'));
  return [
    ...wrongKey(file, 'config-mail-link-slash', name, (text) => text.endsWith('/'), {edit}),
    // A variable has its own finding.
    ...wrongKey(file, 'config-mail-link-url', name, (text) => !/^(?:https?:\/\/|\$\{|$)/i.test(text)),
  ];
}

/** What's wrong with the console's URL, and, once mail is on, with what it needs besides the schema's required keys. */
export function checkMail(file: YamlFile, {properties = {}}: ConfigSchema): readonly Finding[] {
  const link = 'mailer.mailLinkBaseUrl';
  const links = checkLinks(file, link);
  if (meantBoolean(file.textAt('mailer.enabled')) !== 'true') {
    return links;
  }
  const mail = properties.mailer?.properties ?? {};
  const publicValues = mail.auth?.properties?.pass?.['x-public-values'] ?? [];
  const found = file.textAt('mailer.port');
  const expected = implicitTlsByPort[found]?.toString();
  return [
    ...links,
    ...(mail.enabled?.['x-needs'] ?? []).flatMap((key) =>
      missingKey(file, 'config-mail-incomplete', `mailer.${key}`),
    ),
    ...missingKey(file, 'config-mail-link', link),
    // The mail client takes a missing key for `false`.
    ...(expected === undefined
      ? []
      : wrongKey(file, 'config-mail-port', 'mailer.secure', (text) => (text || 'false') !== expected, {
          values: {found, expected},
        })),
    ...wrongKey(
      file,
      'secret-placeholder',
      'mailer.auth.pass',
      (text) => text !== '' && (publicValues.includes(text) || isPlaceholder(text)),
    ),
  ];
}
