import {hostedOrigins} from '../../run/siteBuilds';
import {expect, test} from '../support/hostedTest';
import {kindsOfPages} from '../support/tour';

test('With hosted search, the policy allows its hosts and no others', async ({request, baseURL}) => {
  const {'content-security-policy': policy = ''} = (await request.get(baseURL ?? '')).headers();
  const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src '));
  expect(connect).toBe(`connect-src 'self' ${hostedOrigins.join(' ')}`);
});

// What the policy refuses is an error, which fails each test.
test('With hosted search, the policy blocks nothing that any page or search needs', async ({site, modal}) => {
  for (const path of kindsOfPages) {
    await site.open(path);
  }
  await site.open('docs');
  await modal.search('docker');
  await modal.linkToAll('docker').click();
  await expect(site.results.first()).toBeVisible();
});
