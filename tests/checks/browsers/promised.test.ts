import {describe, expect, it} from 'vitest';
import {type CompatData, type SupportStatement} from '@mdn/browser-compat-data';
import {unsupportedBy, unsupportedByTargets} from './promised';

/** Data about one feature of Safari. */
function lackOf(safari: SupportStatement): readonly string[] | undefined {
  const data = {api: {Feature: {__compat: {source_file: '', support: {safari}}}}} as unknown as CompatData;
  return unsupportedBy(data, ['safari >= 16.4']).at(['api', 'Feature'])?.lacking;
}

describe('what a browser lacks', () => {
  it.each<[string, SupportStatement]>([
    ['came before', {version_added: '15'}],
    ['came with it', {version_added: '16.4'}],
    ['came with a smaller version', {version_added: '16.1'}],
    ['came some time before', {version_added: '≤16'}],
    ['goes later', {version_added: '1', version_removed: '17'}],
    ['first had a prefix', [{version_added: '16'}, {version_added: '3', prefix: 'webkit'}]],
  ])("isn't what %s", (_when, safari) => {
    expect(lackOf(safari)).toBeUndefined();
  });

  it.each<[string, SupportStatement]>([
    ['came later', {version_added: '16.5'}],
    ['came in a version with more digits', {version_added: '100'}],
    ['never came', {version_added: false}],
    ['is being tried', {version_added: 'preview'}],
    ['went before', {version_added: '1', version_removed: '16.4'}],
    ['has a prefix', {version_added: '3', prefix: 'webkit'}],
    ['has another name', {version_added: '3', alternative_name: 'Other'}],
    [
      'is behind a flag',
      {version_added: '16', flags: [{type: 'preference', name: 'feature', value_to_set: 'true'}]},
    ],
  ])('is what %s', (_when, safari) => {
    expect(lackOf(safari)).toEqual(['safari 16.4']);
  });

  it('applies to every browser in the browserslist, including those on phones', () => {
    expect(unsupportedByTargets().at(['api', 'HTMLElement', 'popover'])?.lacking).toEqual([
      expect.stringMatching(/^chrome \d+$/),
      expect.stringMatching(/^chrome_android \d+$/),
      expect.stringMatching(/^edge \d+$/),
      expect.stringMatching(/^firefox \d+$/),
      expect.stringMatching(/^firefox_android \d+$/),
      expect.stringMatching(/^safari /),
      expect.stringMatching(/^safari_ios /),
    ]);
  });

  it.each(['last 2 chrome versions', 'opera >= 100'])('requires an oldest version: %s', (query) => {
    expect(() => unsupportedBy({} as CompatData, [query])).toThrow(query);
  });
});
