import {describe, expect, it} from 'vitest';
import {acceptMarkdownPattern} from '../headers/contentTypes';
import {securityHeaders} from '../headers/responseHeaders';
import {staleConfiguration} from '..';
import {headersFile, redirectsFile} from './headersFile';
import {nginxConfiguration} from './nginx';
import {vercelConfiguration, type VercelConfiguration} from './vercel';
import {addressKinds} from '../../../../src/site/fixtures/addresses';
import {redirects as siteRedirects} from '../../../../src/site/redirects';

const headers = securityHeaders({scripts: ['run()'], connectOrigins: []});
const redirects = {
  '/setup': '/docs/install',
  '/docs/setup': '/docs/install',
  '/roles': '/docs/users#roles',
};
const root = 'https://docs.example.com/';
const pages = ['', 'docs/install'];
const rules = {basePath: '/', root, headers, redirects, pages};
const year = 'public, max-age=31536000, immutable';

const accepted = new RegExp(`^${acceptMarkdownPattern}$`);

it.each(['text/markdown', 'text/markdown, text/html, */*', 'text/html, text/markdown;q=1.0'])(
  '"%s" gets the Markdown of a page',
  (accept) => {
    expect(accept).toMatch(accepted);
  },
);

it.each([
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/markdown;charset=utf-8, text/html',
  'text/markdown-like',
])('"%s" gets the page', (accept) => {
  expect(accept).not.toMatch(accepted);
});

describe('the files for all servers', () => {
  const files = {
    _headers: headersFile(rules),
    'vercel.json': JSON.stringify(vercelConfiguration(rules)),
    'nginx.conf': nginxConfiguration({...rules, serverName: 'docs.example.com'}),
  };

  it.each(Object.entries(files))('%s contains every header with its value', (_name, text) => {
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain(year);
  });

  it.each(Object.entries(files))('%s keeps scripts for a year', (_name, text) => {
    expect(text).toContain('assets/');
  });

  it.each(Object.entries(files))(
    '%s names the page that the lists for assistants are a copy of',
    (_name, text) => {
      expect(text).toContain('<https://docs.example.com/map>; rel=');
    },
  );

  it.each(['vercel.json', 'nginx.conf'] as const)(
    '%s names the page that a Markdown file is a copy of',
    (name) => {
      expect(files[name]).toContain('<https://docs.example.com/>; rel=');
      expect(files[name]).toMatch(/<https:\/\/docs\.example\.com\/\$\w+>; rel=/);
    },
  );
});

describe('_headers', () => {
  it('stops at a line that Cloudflare would truncate', () => {
    const long = {...rules, headers: {'X-Long': 'x'.repeat(2000)}};
    expect(() => headersFile(long)).toThrow(/Cloudflare reads 2000/);
  });

  it('keeps Markdown out of search engines, and names the page with the lists of all pages', () => {
    const text = headersFile({...rules, basePath: '/site/', root: `${root}site/`});
    expect(text).toContain('/site/*.md\n  X-Robots-Tag: noindex\n');
    expect(text.match(/.+\n {2}Link: .+/g)).toEqual([
      '/site/llms.txt\n  Link: <https://docs.example.com/site/map>; rel="canonical"',
      '/site/llms-full.txt\n  Link: <https://docs.example.com/site/map>; rel="canonical"',
    ]);
  });

  it('gives no URL two values of one header', () => {
    const [everywhere = ''] = headersFile(rules).split('\n\n');
    expect(everywhere).not.toContain('Cache-Control');
  });
});

describe('_redirects', () => {
  const lines = redirectsFile({...rules, basePath: '/site/'})
    .trim()
    .split('\n');

  it('responds to missing files without a page', () => {
    expect(lines).toContain('/site/assets/* /site/404.txt 404');
  });

  it("serves each page at its own URL on Cloudflare, which would add a slash to all but the home page's", () => {
    expect(lines.filter((line) => line.endsWith(' 200'))).toEqual([
      '/site/docs/install /site/docs/install/ 200',
    ]);
  });

  it('redirects on Netlify and on Cloudflare, before any rule with an asterisk', () => {
    expect(lines[0]).toBe('/site/setup /site/docs/install 301!');
    expect(lines).toContain('/site/roles /site/docs/users#roles 301');
    const plain = lines.findIndex((line) => line.includes('*'));
    expect(lines.slice(plain).filter((line) => line.includes('301'))).toEqual([]);
  });
});

describe('vercel.json', () => {
  /** Where it redirects a path, or `undefined`. */
  function locationOf(path: string, {routes}: VercelConfiguration): string | undefined {
    for (const route of routes) {
      const found = 'src' in route && route.status !== undefined && new RegExp(`^${route.src}$`).exec(path);
      if (found && found.input !== '' && 'headers' in route) {
        return route.headers?.Location?.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
      }
    }
    return undefined;
  }

  it('has one rule for each target, before it looks for files', () => {
    const {routes} = vercelConfiguration({...rules, basePath: '/site/'});
    const before = routes.slice(
      0,
      routes.findIndex((route) => 'handle' in route),
    );
    const targetOf = (address: string): string | undefined => locationOf(address, {routes: before} as never);
    expect(targetOf('/site/docs/setup')).toBe('/site/docs/install');
    expect(targetOf('/site/roles')).toBe('/site/docs/users#roles');
    expect(targetOf('/site/setup/more')).toBeUndefined();
    expect(before.filter((route) => 'src' in route && route.status === 301)).toHaveLength(2);
  });

  const configuration = vercelConfiguration({...rules, redirects: siteRedirects});
  const ledByServers = addressKinds.filter(({byServer}) => byServer);

  it.each(ledByServers.flatMap(({addresses}) => Object.entries(addresses)))(
    'leads from %s to %s',
    (address, target) => {
      let path = address.replace(/[?#].*/, '');
      for (
        let next = locationOf(path, configuration);
        next !== undefined;
        next = locationOf(path, configuration)
      ) {
        path = next.replace(/#.*/, '');
      }
      expect(path).toBe(target.replace(/[?#].*/, ''));
    },
  );

  it.each(['//evil.example/x.html', '///evil.example/', '/\\evil.example/index.html', '/%5C/evil.example//'])(
    'never leads from %s to another host',
    (address) => {
      expect(locationOf(address, configuration) ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('nginx.conf', () => {
  const text = nginxConfiguration({...rules, basePath: '/site/', serverName: 'docs.example.com'});

  it('sends the headers with errors, too, lets no error be cached, and declares none a copy of a page', () => {
    const lines = text.split('\n').filter((line) => line.includes('add_header'));
    expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([
      '  add_header Cache-Control $docs_cache_control;',
      '  add_header Link $docs_canonical;',
    ]);
  });

  it('adds headers in one place only, because a location with its own would lose all others', () => {
    const depth = text.split('\n').filter((line) => /^ {3,}add_header/.test(line));
    expect(depth).toEqual([]);
  });

  it('redirects, with the query before the hash', () => {
    expect(text).toContain('location = /site/setup { return 301 "/site/docs/install$is_args$args"; }');
    expect(text).toContain('location = /site/roles { return 301 "/site/docs/users$is_args$args#roles"; }');
  });

  it('respects the base path', () => {
    expect(text).toContain('"" /site/404.html;');
    expect(text).toContain('default /site/404.md;');
    expect(text).toContain('"~^/site/assets/"');
  });
});

describe('the committed vercel.json', () => {
  const built = vercelConfiguration(rules);

  it('is fine when it is what the build wrote, however it is formatted', () => {
    expect(staleConfiguration(JSON.stringify(built), built, 'out/vercel.json')).toBeUndefined();
  });

  it('is stale when the build needs a different policy, and the advice says how to update it', () => {
    const other = vercelConfiguration({...rules, headers: {...headers, 'Content-Security-Policy': ''}});
    expect(staleConfiguration(JSON.stringify(other), built, 'out/vercel.json')).toContain(
      'cp out/vercel.json vercel.json',
    );
  });
});
