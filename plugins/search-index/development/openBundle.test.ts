import {describe, expect, it} from 'vitest';
import {openBundle, type BundleRequire} from './openBundle';

/** A bundler's runtime in short form; like the real one, it needs a document. */
const runtime = `
  const modules = {};
  const require = (name) => {
    const exports = {};
    modules[name](exports, require);
    return exports;
  };
  require.p = document.baseURI && '/docs/';
  require.f = {miniCss: () => {}};
  require.e = (name) => new Promise((resolve) => require.l('/docs/' + name + '.js', resolve));
  const list = (globalThis.chunks = []);
  list.push = ([names, added, start]) => {
    Object.assign(modules, added);
    start?.(require);
  };
`;

const scripts: Readonly<Record<string, string>> = {
  'runtime.js': runtime,
  'main.js': `globalThis.chunks.push([['main'], {
    entry: (exports, require) => {
      exports.world = [typeof window, typeof document];
      exports.load = () => require.e('late').then(() => require('late').text);
    },
  }, () => { throw new Error('The page has started.'); }]);`,
  'late.js': `self.chunks.push([['late'], {late: (exports) => { exports.text = 'Rendered'; }}]);`,
};

function open(): BundleRequire {
  return openBundle({
    scripts: ['runtime.js', 'main.js'],
    listName: 'chunks',
    read: (name) => scripts[name] ?? '',
  });
}

interface Entry {
  readonly world: readonly string[];
  readonly load: () => Promise<string>;
}

describe('a bundle for browsers in Node.js', () => {
  it('has its modules, but not what a page would start, a window, or a document', () => {
    expect((open()('entry') as Entry).world).toEqual(['undefined', 'undefined']);
  });

  it('loads further scripts from where the first ones are', async () => {
    await expect((open()('entry') as Entry).load()).resolves.toBe('Rendered');
  });

  it('leaves no globals behind', () => {
    open();
    expect('chunks' in globalThis).toBe(false);
  });

  it('names the runtime if it does not recognize it', () => {
    expect(() => openBundle({scripts: ['runtime.js'], listName: 'other', read: () => runtime})).toThrow(
      "The bundler's runtime, runtime.js, has no list of chunks named other.",
    );
  });
});
