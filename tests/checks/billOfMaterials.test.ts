import {describe, expect, it} from 'vitest';
import {missingComponents, parseBillOfMaterials} from './billOfMaterials';

const lockfile = {
  name: 'site',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/@x/a': {version: '1.0.0'},
    'node_modules/@x/a/node_modules/b': {version: '2.0.0'},
  },
};

describe('the bill of materials', () => {
  it('is refused when it is something else', () => {
    expect(() => parseBillOfMaterials('{"spdxVersion": "SPDX-2.3"}')).toThrow(/CycloneDX/);
    expect(() => parseBillOfMaterials('{"bomFormat": "CycloneDX", "components": []}')).toThrow(/CycloneDX/);
  });

  it('names every package that is locked', () => {
    const components = [{name: '@x/a', version: '1.0.0'}];
    expect(missingComponents({components}, lockfile)).toEqual(['b@2.0.0']);
    expect(missingComponents({components: [...components, {name: 'b', version: '2.0.0'}]}, lockfile)).toEqual(
      [],
    );
  });
});
