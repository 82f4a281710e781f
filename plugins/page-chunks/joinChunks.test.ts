import {describe, expect, it} from 'vitest';
import {joinChunks} from './joinChunks';

const entry = (name: string, module: string): string =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registry = [entry('1a', '@theme/Root'), entry('2b', '@theme/Item'), entry('3c', '@theme/Other')].join(
  '\n',
);

describe('chunks of the registry that are joined', () => {
  it('go by the name of their host, under their own keys', () => {
    expect(joinChunks(registry, [/@theme\/Root/], /@theme\/Item/)).toBe(
      registry.replace('webpackChunkName: "1a"', 'webpackChunkName: "2b"'),
    );
  });

  it('are named when the registry does not have one', () => {
    expect(() => joinChunks(registry, [/@theme\/Gone/], /@theme\/Item/)).toThrow('plugins/page-chunks');
  });
});
