/** @jsxRuntime automatic */
import {type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Helmet, HelmetProvider, type FilledContext} from 'react-helmet-async';
import {describe, expect, it} from 'vitest';
import {headState, type Attributes} from './headState';

/** What the module of the framework makes of the same: it writes the head of each built page. */
function originalHead(heads: readonly ReactNode[]) {
  const context = {} as FilledContext;
  renderToStaticMarkup(
    <HelmetProvider context={context}>
      {heads.map((children, index) => (
        <Helmet key={index}>{children}</Helmet>
      ))}
    </HelmetProvider>,
  );
  const {helmet} = context;
  return {
    title: helmet.title.toString(),
    html: helmet.htmlAttributes.toString(),
    body: helmet.bodyAttributes.toString(),
    ...Object.fromEntries(
      (['meta', 'link', 'script', 'style', 'noscript', 'base'] as const).map((type) => [
        type,
        helmet[type].toString().toLowerCase(),
      ]),
    ),
  };
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'innerHTML')
    .map(([name, value]) => (value === undefined ? name : `${name}="${String(value)}"`))
    .join(' ');
}

const withText = ['script', 'style', 'noscript'];

function ourHead(heads: readonly ReactNode[]) {
  const {title, html, body, tags} = headState(heads);
  const ofType = (wanted: string) =>
    tags
      .filter(({type}) => type === wanted)
      .map(({type, attributes}) => {
        const end = withText.includes(type) ? `>${String(attributes.innerHTML ?? '')}</${type}>` : '/>';
        return `<${type} data-rh="true" ${written(attributes)}${end}`.toLowerCase();
      })
      .join('');
  return {
    title: `<title data-rh="true">${title ?? ''}</title>`,
    html: written(html),
    body: written(body),
    ...Object.fromEntries(
      ['meta', 'link', 'script', 'style', 'noscript', 'base'].map((type) => [type, ofType(type)]),
    ),
  };
}

const site = (
  <>
    <html lang="en" dir="ltr" />
    <body className="whole" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="/logo.svg" />
    <link rel="canonical" href="/site" />
    <link rel="alternate" href="/site" hrefLang="en" />
    <link rel="alternate" href="/site" hrefLang="x-default" />
  </>
);

describe('the state of the head is what the original makes of', () => {
  it.each<[string, readonly ReactNode[]]>([
    ['no head at all', []],
    ['one head with several elements of the same address', [site]],
    [
      'a page that says more than the site',
      [
        site,
        [
          <title key="title">{['Page', ' | ', 'Site']}</title>,
          <meta key="title-of-links" property="og:title" content="Page | Site" />,
          <meta key="description" name="Description" content="What a page says" />,
          <link key="canonical" href="/page" rel="canonical" />,
          <link key="alternate" rel="alternate" href="/page" hrefLang="en" />,
        ],
        <html key="class" lang="en" className="docs-wrapper" />,
        <html key="more" lang="en-GB" className="docs-wrapper plugin-docs" data-page="one" />,
      ],
    ],
    [
      'a page that takes the address of an earlier element',
      [site, <link key="a" rel="alternate" href="/site" hrefLang="de" />],
    ],
    [
      'elements that are left out or say too little',
      [
        false,
        null,
        [undefined, 'text', <meta key="empty" content="nameless" />, <meta key="name" name="" content="" />],
      ],
    ],
    [
      'elements with text, once and again',
      [
        <script key="data" type="application/ld+json">
          {'{"a":1}'}
        </script>,
        [
          <script key="data" type="application/ld+json">
            {'{"a":1}'}
          </script>,
          <script key="file" src="/a.js" async={undefined} />,
          <style key="style">{'a{color:red}'}</style>,
          <noscript key="noscript">{'<i>no</i>'}</noscript>,
        ],
      ],
    ],
    [
      'several style sheets and addresses of links',
      [
        <link key="a" rel="stylesheet" href="/a.css" />,
        <>
          <link rel="stylesheet" href="/a.css" media="print" />
          <link rel="stylesheet" href="/b.css" />
          <meta charSet="utf-8" />
          <meta httpEquiv="refresh" content="1" />
        </>,
      ],
    ],
  ])('%s', (_name, heads) => {
    expect(ourHead(heads)).toEqual(originalHead(heads));
  });
});

it('lets the title be when the last one is empty', () => {
  expect(headState([<title key="title">Site</title>, <title key="none" />]).title).toBeUndefined();
});
