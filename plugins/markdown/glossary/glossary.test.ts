import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import type {ExplainedTerm} from '../../reference/glossary';
import {linkTermsOf} from './index';

function term(id: string, because: ExplainedTerm['explain']['because'], ...as: string[]): ExplainedTerm {
  return {id, term: id, means: `See [more](/docs/${id}#part).`, explain: {because, as}};
}

const terms = [
  term('provider', 'own-sense', 'provider', 'providers'),
  term('deployment', 'own-sense', 'Deployment'),
  term('saved-view', 'own-word', 'saved view'),
  term('kubeconfig', 'specialist', 'kubeconfig'),
];

const elsewhere = {address: '/docs/elsewhere', title: 'elsewhere'};

function linked(html: string, page = elsewhere): string {
  const tree = fromHtml(html, {fragment: true});
  linkTermsOf(tree, page, terms);
  return toHtml(tree).replaceAll('/docs/reference/glossary', '');
}

describe('a page', () => {
  it('links a term where it first uses it, in any of its spellings', () => {
    expect(linked('<p>Providers and a provider.</p><p>A provider.</p>')).toBe(
      '<p><a href="#provider">Providers</a> and a provider.</p><p>A provider.</p>',
    );
    expect(linked('<ul><li>each <em>saved\nview</em></li></ul>')).toContain(
      '<a href="#saved-view">saved\nview</a>',
    );
  });

  it('links several terms in one text', () => {
    expect(linked('<p>A kubeconfig of a provider.</p>')).toBe(
      '<p>A <a href="#kubeconfig">kubeconfig</a> of a <a href="#provider">provider</a>.</p>',
    );
  });

  it.each([
    '<h2>A provider</h2>',
    '<p><a href="/x">a provider</a></p>',
    '<p><code>provider</code> and <strong>Provider</strong></p>',
    '<table><tbody><tr><td>provider</td></tr></tbody></table>',
    '<div><p>a provider</p></div>',
    '<p>A provider is a server. A provider has services.</p>',
    '<p>a multi-provider, /provider, provider_id, and a deployment</p>',
  ])('leaves %s alone', (html) => {
    expect(linked(html)).toBe(html);
  });

  it('links at most three terms, and leaves out the least misleading', () => {
    const html = linked('<p>A kubeconfig, a saved view, a Deployment, a provider.</p>');
    expect(html.match(/#[\w-]+/g)).toEqual(['#saved-view', '#deployment', '#provider']);
  });

  it("links no term that it's about, by its title or because the glossary links to it", () => {
    const html = '<p>A provider.</p>';
    expect(linked(html, {...elsewhere, title: 'all providers'})).toBe(html);
    expect(linked(html, {...elsewhere, address: '/docs/provider'})).toBe(html);
    expect(linked(html, {...elsewhere, address: '/docs/reference/glossary'})).toBe(html);
  });
});
