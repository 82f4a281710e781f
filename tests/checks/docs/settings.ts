/** Settings: keys on the configuration page, and the data about all others, against the facts. */
import {parse} from 'yaml';
import {type Problem} from '../problem';
import {compareNames, type Fact} from './facts';
import {codeBlocksOf, placeOf, tablesOf, type DocPage} from './page';

/** `{server: {port: 1}}` is `server.port`. */
function pathsOf(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [prefix];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** Settings in the data. */
type Settings = readonly {readonly id: string}[];

/** Both directions: the keys in the page's tables and in the complete file that it shows, and the settings in the data. */
export function findSettingFaults(
  page: DocPage,
  {variables, uselessSettings}: Readonly<Record<'variables' | 'uselessSettings', Settings>>,
  facts: readonly Fact<'name' | 'kind'>[],
): readonly Problem[] {
  const known = (kind: string) =>
    facts.filter((fact) => fact.kind === kind).map(({name, source}) => [name, source] as const);
  const idsOf = (settings: Settings) => settings.map(({id}) => id);
  const keys = tablesOf(page)
    .filter(({headers}) => headers[0] === 'Key')
    .flatMap(({rows}) => rows.map(([first]) => first?.text ?? ''));
  const sample = codeBlocksOf(page).find(
    ({lang, meta}) => lang === 'yaml' && (meta ?? '').includes('title="config.yml"'),
  );
  return [
    ...compareNames(page.file, 'the key', keys, known('key')),
    ...(sample === undefined
      ? [{where: page.file, what: 'has no complete configuration file (a YAML block titled config.yml)'}]
      : compareNames(placeOf(page, sample), 'the key', pathsOf(parse(sample.value)), known('key'))),
    ...compareNames('data/settings/variables.yml', 'the variable', idsOf(variables), known('variable')),
    ...compareNames(
      'data/settings/without-effect.yml',
      'the setting without effect',
      idsOf(uselessSettings),
      known('none'),
    ),
  ];
}
