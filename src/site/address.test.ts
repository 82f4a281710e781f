import {describe, expect, it} from 'vitest';
import {addressKinds, unknownAddresses} from './fixtures/addresses';
import {cleanPath, decodableHash, meantAddress, sectionHash} from './address';
import {laterNames, redirects} from './redirects';

describe('the path of a page', () => {
  it.each([
    ['/docs/core-features.html', '/docs/core-features'],
    ['/docs/core-features/index.html', '/docs/core-features'],
    ['/docs/core-features/index', '/docs/core-features'],
    ['/docs/core-features/', '/docs/core-features'],
    ['//docs///core-features', '/docs/core-features'],
    ['/Docs/Core%2DFeatures', '/docs/core-features'],
    ['/docs/core-features%22).', '/docs/core-features'],
    ['/docs/html', '/docs/html'],
    ['/docs/r%C3%B4les', '/docs/rôles'],
    ['/docs/100%', '/docs/100'],
    ['/docs/v0.0.53', '/docs/v0.0.53'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/', '/'],
  ])('meant by %s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
    expect(cleanPath(clean)).toBe(clean);
  });

  it('is found in linear time, however many special characters it contains', () => {
    const signs = '.-'.repeat(100_000);
    expect(cleanPath(`/a${signs}b${signs}`)).toBe(`/a${signs}b`);
    // Searching from each character for the end of the path took minutes.
  });
});

describe('an unknown URL', () => {
  const targets = addressKinds.flatMap(({addresses}) => Object.values(addresses));
  const known = {
    pages: [...new Set(targets.map((target) => target.replace(/[?#].*/, '')))],
    moved: redirects,
    later: laterNames,
  };
  /** The address bar's text after the page is open. */
  const meant = (address: string): string | undefined => {
    const {pathname, search, hash} = new URL(`https://docs.test${address}`);
    const found = meantAddress(pathname, known);
    return found && found + (found.includes('?') ? '' : search) + (found.includes('#') ? '' : hash);
  };
  const sectionOf = (address = ''): string => {
    const [page = '', hash] = address.split('#');
    return hash === undefined
      ? page
      : page + sectionHash(`#${hash}`, (id) => id === id.toLowerCase() && /\w$/.test(id));
  };

  it.each(addressKinds.flatMap(({addresses}) => Object.entries(addresses)))(
    '%s leads to %s',
    (address, target) => {
      expect(sectionOf(meant(address))).toBe(target);
    },
  );

  it.each(unknownAddresses)('%s leads nowhere', (address) => {
    expect(meant(address)).toBeUndefined();
  });
});

describe('a hash', () => {
  it.each(['', '#ports', '#r%C3%B4le', '#text=50%25+full'])(
    'that can be decoded, %j, stays as it is',
    (hash) => {
      expect(decodableHash(hash)).toBe(hash);
    },
  );

  it.each(['#100%', '#%FF', '#text=50%+full'])('%j can be decoded to the characters that it has', (hash) => {
    expect(decodeURIComponent(decodableHash(hash))).toBe(hash);
  });
});

describe('the hash of a section', () => {
  const ids: readonly string[] = ['ports', 'get-health', 'rôle', 'v0.0.53', 'a', 'step-1.'];
  const has = (id: string): boolean => ids.includes(id);

  it.each([
    '.',
    ',',
    ')',
    ').',
    ']',
    '>',
    '"',
    '%22',
    '%E2%80%9D',
    '*',
    '`',
    ':',
    '!',
    '?',
    ';',
    "'",
    '%20',
    '/',
    '…',
  ])('leads to its section even with %s pasted after it', (tail) => {
    expect(sectionHash(`#ports${tail}`, has)).toBe('#ports');
    expect(sectionHash(`#get-health${tail}`, has)).toBe('#get-health');
  });

  it.each([
    ['##ports', '#ports'],
    ['#-ports', '#ports'],
    ['#Ports', '#ports'],
    ['#GET-health).', '#get-health'],
    ['#ports)[2]', '#ports'],
    ['#ports](https://example.com', '#ports'],
    ['#r%C3%B4le.', '#r%C3%B4le'],
    ['#v0.0.53)', '#v0.0.53'],
  ])('%s leads to %s', (hash, section) => {
    expect(sectionHash(hash, has)).toBe(section);
  });

  it('is found in linear time, however many special characters it contains', () => {
    const signs = '.-'.repeat(100_000);
    expect(sectionHash(`#${signs}ports${signs}`, has)).toBe('#ports');
    expect(sectionHash(`#${signs}a${signs}b`, has)).toBe('#a');
  });

  it.each([
    '',
    '#',
    '#ports',
    '#v0.0.53',
    '#step-1.',
    '#top',
    '#comments.',
    '#.',
    '#text=ports',
    '#%23',
    '#100%',
  ])('%j stays as it is', (hash) => {
    expect(sectionHash(hash, has)).toBe(hash);
  });
});
