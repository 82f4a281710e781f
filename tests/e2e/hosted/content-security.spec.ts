import {hostedOrigins} from '../../run/siteBuilds';
import {expect, test} from '../support/test';

test('With hosted search, the policy allows its hosts and no others', async ({request, baseURL}) => {
  const {'content-security-policy': policy = ''} = (await request.get(baseURL ?? '')).headers();
  const connect = policy.split('; ').find((directive) => directive.startsWith('connect-src '));
  expect(connect).toBe(`connect-src 'self' ${hostedOrigins.join(' ')}`);
});
