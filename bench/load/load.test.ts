import {describe, expect, it} from 'vitest';
import {nginxConfiguration} from '../../plugins/server-files/servers/nginx';
import {mainConfiguration} from './nginxMain';
import {loadTable, mixScript, parseReport} from './wrk';

const report = `Running 1m test @ http://127.0.0.1:4380
  2 threads and 200 connections
  Latency Distribution
     50%  850.00us
     75%    9.10ms
     99%    1.20s
  1200 requests in 1.00m, 5.00MB read
  Socket errors: connect 0, read 3, write 0, timeout 4
  Non-2xx or 3xx responses: 5
Requests/sec:     20.50
Transfer/sec:      1.00MB
`;

describe('the load on a server', () => {
  it('is read from the report of wrk, errors of every kind added up', () => {
    expect(parseReport(report)).toEqual({
      requestsPerSecond: 20.5,
      p50: 0.85,
      p99: 1200,
      errors: 12,
      requests: 1200,
    });
    expect(parseReport(report.replace(/^.*(?:errors|Non-2xx).*\n/gm, '')).errors).toBe(0);
    expect(() => parseReport('unable to connect')).toThrow(/nothing like/);
  });

  it('is shown as a table', () => {
    expect(loadTable([['Pages', parseReport(report)]])).toContain(
      '| Pages | 21 | 0.8 ms | 1200.0 ms | 12 of 1200 |',
    );
  });

  it('is put on every address in turn', () => {
    expect(mixScript(['/', '/docs'], 'gzip')).toContain('"/",\n  "/docs"');
  });

  it('meets the configuration that the build ships, on another port', () => {
    const shipped = nginxConfiguration({
      basePath: '/',
      headers: [{key: 'X-Test', value: 'yes'}],
      redirects: [],
      serverName: 'docs.example.com',
    });
    const setup = {shipped, buildFolder: '/b', workFolder: '/w', port: 4380, modules: [], isRoot: false};
    const text = mainConfiguration(setup);
    expect(text).toContain('listen 127.0.0.1:4380');
    expect(text).toContain('root /b;');
    expect(text).toContain('add_header X-Test "yes" always;');
    expect(text).not.toMatch(/listen 80;|^\s+brotli_static/m);
    expect(mainConfiguration({...setup, modules: ['brotli.so']})).toMatch(/^\s+brotli_static on;/m);
  });
});
