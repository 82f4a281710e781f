import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {robots, securityTxt, webManifest} from '.';
import {headTags} from './headTags';
import {readColors} from '../themeColors';

const colors = {light: '#fff', dark: '#000'};

it('names the sitemap under the configured origin and base path, and forbids nothing', () => {
  const text = robots('https://docs.example.com/site/');
  expect(text).toContain('\nSitemap: https://docs.example.com/site/sitemap.xml\n');
  expect(text).not.toContain('Disallow');
});

it('gives the manifest icons and a start page under the base path', () => {
  const manifest = JSON.parse(webManifest('/site/', colors)) as {start_url: string; icons: {src: string}[]};
  expect(manifest.start_url).toBe('/site/');
  expect(manifest.icons.every(({src}) => src.startsWith('/site/img/'))).toBe(true);
});

it('has the security contact expire less than a year after the build', () => {
  const text = securityTxt('https://docs.example.com/', new Date('2026-11-22T18:00:00Z'));
  expect(text).toContain('\nExpires: 2027-11-21T00:00:00.000Z\n');
  expect(text).toContain('\nCanonical: https://docs.example.com/.well-known/security.txt\n');
});

describe('the theme color', () => {
  it('is the navbar color of each mode', () => {
    const {bars} = readColors(readFileSync('src/css/tokens.css', 'utf8'));
    const tags = headTags('/', bars).filter(({attributes}) => attributes?.name === 'theme-color');
    expect(tags.map(({attributes}) => attributes?.content)).toEqual([bars.light, bars.dark]);
    expect(bars.light).not.toBe(bars.dark);
  });
});
