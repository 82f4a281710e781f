/** Keys of the configuration file and environment variables: the configuration page against the facts. */
import {parse} from 'yaml';
import {type Problem} from '../problem';
import {differences, type Fact} from './facts';
import {codeBlocksOf, placeOf, tablesOf, type DocPage} from './page';

type SettingFact = Fact<'name' | 'kind'>;

/** Which table of the page lists which kind, by the heading of its first column. */
const columns = {key: 'Key', variable: 'Variable', none: 'Setting'} as const;
const labels = {key: 'the key', variable: 'the variable', none: 'the setting without effect'} as const;
type Kind = keyof typeof columns;

const settingName = /^(?:[A-Z][A-Z\d_]*|[a-z]\w*(?:\.\w+)+)$/;
const fileName = /\.ya?ml$/;

function namesOn(page: DocPage, header: string): ReadonlyMap<string, string> {
  const codes = tablesOf(page)
    .filter(({headers}) => headers[0] === header)
    .flatMap(({rows}) => rows.flatMap(([first]) => first?.codes ?? []));
  return new Map(
    codes.filter((code) => settingName.test(code) && !fileName.test(code)).map((code) => [code, page.file]),
  );
}

/** `{server: {port: 1}}` is `server.port`. */
function pathsOf(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [prefix];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function factsOf(facts: readonly SettingFact[], kind: Kind): ReadonlyMap<string, string> {
  return new Map(facts.filter((fact) => fact.kind === kind).map(({name, source}) => [name, source]));
}

function sampleDifferences(page: DocPage, keys: ReadonlyMap<string, string>): readonly Problem[] {
  const sample = codeBlocksOf(page).find(
    ({lang, meta}) => lang === 'yaml' && (meta ?? '').includes('title="config.yml"'),
  );
  if (sample === undefined) {
    return [{where: page.file, what: 'has no complete configuration file (a YAML block titled config.yml)'}];
  }
  const where = placeOf(page, sample);
  const names = new Map(pathsOf(parse(sample.value)).map((name) => [name, where]));
  return differences({facts: keys, page: names, file: where, kind: 'the key'});
}

/** Both directions, for the three tables and for the complete file that the page shows. */
export function findSettingFaults(page: DocPage, facts: readonly SettingFact[]): readonly Problem[] {
  const kinds = Object.keys(columns) as Kind[];
  return [
    ...kinds.flatMap((kind) =>
      differences({
        facts: factsOf(facts, kind),
        page: namesOn(page, columns[kind]),
        file: page.file,
        kind: labels[kind],
      }),
    ),
    ...sampleDifferences(page, factsOf(facts, 'key')),
  ];
}
