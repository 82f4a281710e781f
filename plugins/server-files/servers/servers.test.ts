import {describe, expect, it} from 'vitest';
import {securityHeaders} from '../headers/responseHeaders';
import {staleConfiguration} from '../committedFile';
import {headersFile, redirectsFile} from './headersFile';
import {nginxConfiguration} from './nginx';
import {vercelConfiguration} from './vercel';

const headers = securityHeaders({scripts: ['run()'], connectOrigins: []});
const rules = {basePath: '/', headers};
const year = 'public, max-age=31536000, immutable';

describe('the files for all servers', () => {
  const files = {
    _headers: headersFile(rules),
    'vercel.json': JSON.stringify(vercelConfiguration(rules)),
    'nginx.conf': nginxConfiguration({...rules, serverName: 'docs.example.com'}),
  };

  it.each(Object.entries(files))('%s holds every header with its value', (_name, text) => {
    for (const {key, value} of headers) {
      expect(text).toContain(key);
      expect(text).toContain(value);
    }
    expect(text).toContain(year);
  });

  it.each(Object.entries(files))('%s keeps scripts and indexes for a year', (_name, text) => {
    expect(text).toContain('assets/');
    expect(text).toContain('search/index-');
  });
});

describe('_headers', () => {
  it('stops at a line that Cloudflare would cut', () => {
    const long = {...rules, headers: [{key: 'X-Long', value: 'x'.repeat(2000)}]};
    expect(() => headersFile(long)).toThrow(/Cloudflare reads 2000/);
  });

  it('gives no address two values of one header', () => {
    const [everywhere = ''] = headersFile(rules).split('\n\n');
    expect(everywhere).not.toContain('Cache-Control');
  });
});

it('_redirects answers missing files without a page', () => {
  expect(redirectsFile({...rules, basePath: '/site/'})).toContain('/site/assets/* /site/404.txt 404\n');
});

describe('nginx.conf', () => {
  const text = nginxConfiguration({basePath: '/site/', headers, serverName: 'docs.example.com'});

  it('sends the headers also with errors, and lets no error be cached', () => {
    const lines = text.split('\n').filter((line) => line.includes('add_header'));
    expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([
      '  add_header Cache-Control $docs_cache_control;',
    ]);
  });

  it('adds headers in one place only: a location with its own would lose all others', () => {
    const depth = text.split('\n').filter((line) => /^ {3,}add_header/.test(line));
    expect(depth).toEqual([]);
  });

  it('knows the base path', () => {
    expect(text).toContain('error_page 404 /site/404.html;');
    expect(text).toContain('"~^/site/assets/"');
  });
});

describe('the committed vercel.json', () => {
  const built = vercelConfiguration(rules);

  it('is fine when it is what the build wrote, however it is formatted', () => {
    expect(staleConfiguration(JSON.stringify(built), built, 'out/vercel.json')).toBeUndefined();
  });

  it('is stale when the build needs another policy, and the advice says how to renew it', () => {
    const other = vercelConfiguration({...rules, headers: headers.slice(1)});
    expect(staleConfiguration(JSON.stringify(other), built, 'out/vercel.json')).toContain(
      'cp out/vercel.json vercel.json',
    );
  });
});
