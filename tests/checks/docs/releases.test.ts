/** What a script read from the documented release's sources, against what people noted from the same sources. */
import {describe, expect, it} from 'vitest';
import releases from '@site/data/releases.json';
import {product} from '../../../src/site/product';
import {referenceData} from '../../support/referenceData';
import {readFacts} from './facts';

const {uselessSettings} = referenceData;
const documented = releases.find(({id}) => id === product.release);
const settings = readFacts('settings', ['name', 'kind']);

/** Settings that have an effect, and those that the program reads but ignores. */
function settingsOf(kind: string, read: readonly string[]): readonly string[] {
  const names = settings.filter((setting) => setting.kind === kind).map(({name}) => name);
  const useless = uselessSettings.map(({id}) => id).filter((id) => read.includes(id));
  return [...new Set([...names, ...useless])].sort();
}

describe('the documented release among the listed ones', () => {
  it('has the keys that this site documents', () => {
    const keys = documented?.keys ?? [];
    expect([...keys].sort()).toEqual(settingsOf('key', keys));
  });

  it('has the variables that this site documents, without the one that only libraries read', () => {
    const variables = documented?.variables ?? [];
    expect([...variables, 'NODE_ENV'].sort()).toEqual(settingsOf('variable', variables));
  });

  it('has the routes that this site documents', () => {
    const routes = readFacts('routes', ['method', 'path', 'role']).map(
      ({method, path}) => `${method} ${path}`,
    );
    expect(documented?.routes.map((route) => route.replace('/api/v1', '')).sort()).toEqual(routes.sort());
  });

  it('comes in the order of the releases', () => {
    const dates = releases.map(({date}) => date);
    expect(dates).toEqual([...dates].sort());
  });
});
