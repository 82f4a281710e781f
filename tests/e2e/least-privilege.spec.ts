/** The builders of least-privilege accounts, for clusters and for servers. */
import {readFileSync} from 'node:fs';
import {watchEntered} from './support/leftovers';
import {expect, test} from './support/test';

const address = 'docs/providers-services/providers/least-privilege';

test('With the keyboard alone, I build a role, see my mistake, and save the file', async ({page, site}) => {
  await site.open(address);
  const expectNothingKept = await watchEntered(page);
  const form = page.getByRole('form', {name: 'Access to a cluster'});
  const namespaces = form.getByRole('textbox', {name: 'Namespaces', exact: true});
  const file = page.getByRole('region', {name: 'opsimate-rbac.yaml', exact: true});
  await namespaces.focus();
  await expect(file).toContainText('namespace: payments');
  // If the tool's code replaced the checkbox between key down and key up, the press would be lost.
  await site.settled();

  await form.getByRole('checkbox', {name: 'Restart by deleting pods'}).press('Space');
  await expect(file).toContainText('["delete"]');
  await namespaces.fill('Shop');
  await expect(namespaces).toHaveAccessibleDescription(/"Shop" contains capital letters.* Enter "shop"\./);
  await expect(
    page.getByRole('status').filter({hasText: 'Correct these fields to get the files:Namespaces: '}),
  ).toBeVisible();
  await expect(file).toHaveCount(0);
  await namespaces.fill('shop-eu');
  await expect(file).toContainText('namespace: shop-eu');

  await page.getByRole('radio', {name: 'Only in these namespaces'}).press('ArrowDown');
  await expect(page.getByRole('radio', {name: 'In all namespaces'})).toBeChecked();
  await expect(namespaces).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await file.getByRole('button', {name: 'Download opsimate-rbac.yaml'}).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('opsimate-rbac.yaml');
  expect(readFileSync(await download.path(), 'utf8')).toContain('verbs: ["list", "delete"]');
  await expectNothingKept(['shop-eu']);
});

test('I choose what the console may do on a host, and get only the files that this takes, and nothing leaves the page', async ({
  page,
  site,
}) => {
  await site.open(`${address}#build-the-account-and-its-files`);
  const expectNothingKept = await watchEntered(page);
  const form = page.getByRole('form', {name: 'Access to a server'});
  const sudoers = page.getByRole('region', {name: '/etc/sudoers.d/opsimate', exact: true});
  const polkit = page.getByRole('region', {name: '/etc/polkit-1/rules.d/50-opsimate.rules', exact: true});
  await expect(sudoers).toContainText('/usr/bin/docker start nginx-edge');
  await form.getByRole('radio', {name: /^The docker group/}).check();
  await expect(sudoers).toHaveCount(0);
  await expect(page.getByText(/can then become root on this host/)).toBeVisible();
  await expect(page.getByRole('region', {name: 'Commands for the host', exact: true})).toContainText(
    'sudo usermod -aG docker opsimate',
  );
  await expect(polkit).toContainText('"keepalived.service"');
  await form.getByRole('checkbox', {name: 'Start and stop'}).uncheck();
  await expect(polkit).toHaveCount(0);
  await form.getByRole('textbox', {name: 'Backend IP addresses'}).fill('backend.example.com');
  await expect(form.getByRole('textbox', {name: 'Backend IP addresses'})).toHaveAccessibleDescription(
    /isn't an address\. Enter an IP address/,
  );
  await expectNothingKept(['backend.example.com']);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('I read the requests, the commands, and a complete example of each file', async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('row').filter({hasText: 'list deployments'})).toContainText('Whole cluster');
    await expect(page.getByRole('region', {name: 'opsimate-rbac.yaml', exact: true})).toContainText(
      'kind: RoleBinding',
    );
    await expect(page.getByRole('region', {name: '/etc/sudoers.d/opsimate', exact: true})).toContainText(
      'NOPASSWD',
    );
    await page.goto('docs/providers-services/providers/server-provider');
    await expect(page.getByRole('row').filter({hasText: 'docker start NAME'})).toContainText('Yes');
  });
});
