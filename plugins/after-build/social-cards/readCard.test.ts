import {fromHtml} from 'hast-util-from-html';
import {expect, it} from 'vitest';
import {product} from '../../../src/site/product';
import {readCard} from './readCard';

const root = 'https://docs.example.com/site/';
const image = `<meta property="og:image" content="${root}img/cards/docs/a.png">`;

function read(head: string, body = '') {
  return readCard(fromHtml(`<head>${head}</head><body>${body}</body>`), root);
}

it('takes the title without the name of the site, and the category from the breadcrumbs', () => {
  const item = (content: string) => `<li class="breadcrumbs__item">${content}</li>`;
  const crumbs = [item('<a href="/">⌂</a>'), item('<a><span>Alerts</span></a>'), item('<span>Adding</span>')];
  expect(
    read(`<title>Adding &amp; more | ${product.name}</title>${image}`, `<ul>${crumbs.join('')}</ul>`),
  ).toEqual({
    file: 'img/cards/docs/a.png',
    title: 'Adding & more',
    section: 'Alerts',
  });
});

it('has no category where there are no breadcrumbs', () => {
  expect(read(`<title>About | ${product.name}</title>${image}`)).toEqual({
    file: 'img/cards/docs/a.png',
    title: 'About',
  });
});

it('fails for a page that names no card, with its URL', () => {
  const address = 'https://docs.example.com/site/docs/a';
  expect(() => read(`<title>Adding</title><link rel="canonical" href="${address}">`)).toThrow(
    `${address} has no title, or no og:image below ${root}`,
  );
});
