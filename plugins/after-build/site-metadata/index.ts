import {product, summary} from '../../../src/site/product';
import type {ThemeColors} from '../themeColors';
import type {OutputFile} from '../../files/outputFile';

const dayMs = 24 * 60 * 60 * 1000;

/** @param root - origin and base path of the site, such as `https://docs.example.com/` */
export function robots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}

/** The web manifest as JSON. Without a service worker it only gives the site a name, icons, and a color. */
export function webManifest(basePath: string, {light}: ThemeColors): string {
  const manifest = {
    name: `${product.name} documentation`,
    short_name: product.name,
    description: summary,
    id: basePath,
    start_url: basePath,
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [
      {src: `${basePath}img/logo.svg`, type: 'image/svg+xml', sizes: 'any'},
      {src: `${basePath}img/icon-512.png`, type: 'image/png', sizes: '512x512'},
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * `security.txt` (RFC 9116). It must expire within a year, so every build renews it: a site that nobody has deployed
 * for a year no longer vouches for its contact.
 */
export function securityTxt(root: string, today: Date): string {
  const expires = new Date(today.getTime() + 364 * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${product.repositoryUrl}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${root}.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * What browsers and crawlers ask for besides the pages: a web manifest, `robots.txt`, and `security.txt`. A build makes
 * these files, because they name its origin and base path.
 */
export function metadataFiles(root: string, basePath: string, colors: ThemeColors): readonly OutputFile[] {
  return [
    ['robots.txt', robots(root)],
    ['manifest.webmanifest', webManifest(basePath, colors)],
    ['.well-known/security.txt', securityTxt(root, new Date())],
  ];
}
