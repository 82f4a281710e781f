import {expect, it} from 'vitest';
import {decodableHash} from './decodableHash';

it.each(['', '#ports', '#r%C3%B4le', '#text=50%25+full'])(
  'leaves %j, which can be decoded, as it is',
  (hash) => {
    expect(decodableHash(hash)).toBe(hash);
  },
);

it.each(['#100%', '#%FF', '#text=50%+full'])('lets %j be decoded to the characters that it has', (hash) => {
  expect(decodeURIComponent(decodableHash(hash))).toBe(hash);
});
