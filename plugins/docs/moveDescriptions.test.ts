import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {moveDescriptions} from './moveDescriptions';

const doc = {type: 'link', unlisted: false} as const;

const version = {
  label: 'Next',
  docsSidebars: {
    sidebar: [
      {...doc, label: 'Introduction', href: '/docs', docId: 'intro'},
      {
        type: 'category',
        label: 'Alerts',
        href: '/docs/alerts',
        items: [
          {...doc, label: 'Adding alerts', href: '/docs/alerts/adding', docId: 'alerts/adding'},
          {...doc, label: 'Elsewhere', href: 'https://example.com/'},
          {
            type: 'category',
            label: 'Rules',
            href: '/docs/alerts/rules',
            items: [{...doc, label: 'A rule', href: '/docs/alerts/rule', docId: 'alerts/rule'}],
          },
        ],
      },
    ],
  },
  docs: {
    intro: {id: 'intro', description: 'What it is.'},
    'alerts/adding': {id: 'alerts/adding', description: 'How to add one.'},
    'alerts/rule': {id: 'alerts/rule', description: 'What it does.'},
  },
};

function category(permalink: string): RouteConfig {
  return {path: permalink, component: '@theme/Category', props: {categoryGeneratedIndex: {permalink}}};
}

const routes = moveDescriptions({
  path: '/docs',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs',
      component: '@theme/DocVersionRoot',
      props: {version},
      routes: [
        {
          path: '/docs',
          component: '@theme/DocRoot',
          routes: [
            {path: '/docs', component: '@theme/DocItem', modules: {content: 'intro.mdx'}},
            category('/docs/alerts'),
            category('/docs/alerts/rules'),
          ],
        },
      ],
    },
  ],
});

const versionRoute = routes.routes?.[0];
const pages = versionRoute?.routes?.[0]?.routes;

it('removes the descriptions of all pages from what every page loads, and nothing else', () => {
  expect(versionRoute?.props).toEqual({version: {...version, docs: {}}});
  expect(pages?.[0]).toEqual({path: '/docs', component: '@theme/DocItem', modules: {content: 'intro.mdx'}});
});

it('gives the page of a category, at any depth, the descriptions of its own pages', () => {
  expect(pages?.[1]?.props).toMatchObject({descriptions: {'alerts/adding': 'How to add one.'}});
  expect(pages?.[2]?.props).toEqual({
    categoryGeneratedIndex: {permalink: '/docs/alerts/rules'},
    descriptions: {'alerts/rule': 'What it does.'},
  });
  expect(pages?.[1]?.props?.descriptions).not.toHaveProperty('alerts/rule');
});
