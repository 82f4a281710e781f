import {expect, it} from 'vitest';
import {linkToSection} from './linkToSection';

const links = ['/docs/hosts/ssh#timed-out', '/docs/hosts/ssh#refused'].map((href) => ({
  href,
  hash: new URL(href, 'https://docs.test').hash,
}));

it.each([
  ['#refused', '/docs/hosts/ssh#refused'],
  ['#Refused).', '/docs/hosts/ssh#refused'],
  ['#refuse', undefined],
])('at %s, a section that a linked page has is at %s', (hash, href) => {
  expect(linkToSection(hash, links)?.href).toBe(href);
});
