/** Each tool once, with the pointer and the keyboard. */
import {expect, test} from './support/test';

test.afterEach("Large text leaves the whole tool on a phone's screen", async ({reader}) => {
  await reader.fitsWithLargeText();
});

const box = 'main [data-paste-box] textarea';

test('The release finder names the release of a tag that I enter', async ({reader}) => {
  await reader.open('/docs/operations/which-release');
  await reader.fill(box, 'opsimate/backend:0.0.60');
  await reader.click({css: 'main button', name: 'Find the release'});
  await reader.reads('main [data-paste-box] [role="status"]', /^You're running v0\.0\.60/);
});

test('The configuration checker finds what is wrong in a file', async ({reader}) => {
  await reader.open('/docs/getting-started/check-configuration');
  await reader.fill(box, 'PORT=abc\nSMTP_HOST=a\n');
  await reader.click({css: 'main button', name: 'Check the file'});
  await reader.reads('main [data-paste-box] [role="status"]', /^Read as .+ errors?/);
  await reader.sees({css: 'main a', name: 'Read more'});
});

test('The deployment builder writes my hostname into its files', async ({reader}) => {
  await reader.open('/docs/getting-started/builder');
  await reader.click({css: 'main label', name: 'Caddy on the Docker host'});
  await reader.fill({css: 'main input', name: 'Hostname'}, 'ops.corp.example');
  await reader.reads('[aria-label="Contents of Caddyfile"]', /ops\.corp\.example/);
  await reader.reads('[aria-label="Contents of .env"]', /JWT_SECRET=•+/);
});

test('The box for messages explains one that I paste, and has both when I come back', async ({reader}) => {
  await reader.open('/diagnose');
  await reader.fill(box, 'connect ECONNREFUSED 10.1.2.3:22');
  await reader.click({css: 'main button', name: 'Find the cause'});
  await reader.reads('main li h2', /connect ECONNREFUSED/);
  await reader.click({css: 'main li a', name: 'Open this entry'});
  await reader.isAt(/#connect-econnrefused$/);
  await reader.sees('main article');
  await reader.back();
  await reader.reads('main li h2', /connect ECONNREFUSED/);
  expect(await reader.evaluate((css) => document.querySelector<HTMLTextAreaElement>(css)?.value, box)).toBe(
    'connect ECONNREFUSED 10.1.2.3:22',
  );
});

test('The access builder writes my namespace into its file, and says what is wrong with another', async ({
  reader,
}) => {
  const namespaces = {css: 'main input', name: 'Namespaces'};
  const file = '[aria-label="Contents of opsimate-rbac.yaml"]';
  await reader.open('/docs/providers-services/providers/least-privilege');
  await reader.fill(namespaces, 'shop-eu');
  await reader.reads(file, /namespace: shop-eu/);
  await reader.fill(namespaces, 'Shop');
  await reader.seesNo(file);
});

test('The alert tester puts my tag into the command', async ({reader}) => {
  await reader.open('/docs/alerts/test-an-alert');
  await reader.fill({css: 'main input', name: 'tag'}, 'web-01');
  await reader.reads('[aria-label="Contents of Command that sends the alert"]', /"tag": "web-01"/);
});
