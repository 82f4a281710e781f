/**
 * The site's tools in use, with findings or mistakes. The deployment builder's own tests also check its accessibility,
 * so it isn't here.
 */
import {expect} from '@playwright/test';
import {type State} from './states';

export const tools: readonly State[] = [
  {
    name: 'filter that no entry matches',
    page: 'docs/reference/known-issues',
    reach: async ({page, main}) => {
      await main.getByRole('searchbox').fill('nobody-knows-this');
      await expect(page.getByRole('status').filter({hasText: /^0 of/})).toBeVisible();
    },
  },
  {
    name: 'causes of a pasted log',
    page: 'diagnose',
    reach: async ({main}) => {
      await main
        .getByRole('textbox')
        .fill('connect ECONNREFUSED 10.1.2.3:22\nCannot GET /api/v1/version-of-the-api');
      await main.getByRole('button', {name: 'Find the cause'}).click();
      await expect(main.getByRole('heading', {name: /ECONNREFUSED/})).toBeVisible();
    },
  },
  {
    name: 'mistakes in a configuration file',
    page: 'docs/getting-started/check-configuration',
    reach: async ({main}) => {
      await main
        .getByRole('textbox', {name: /^Paste/})
        .fill('PORT=abc\nSMTP_HOST=a\nCONFIGURATION_KEY_OF_MINE=1\n');
      await main.getByRole('button', {name: 'Check the file'}).click();
      await expect(main.getByRole('heading', {name: /SMTP_HOST has no effect here/})).toBeVisible();
    },
  },
  {
    name: 'release of a pasted file',
    page: 'docs/operations/which-release',
    reach: async ({main}) => {
      await main.getByRole('textbox', {name: /^Paste/}).fill('image: opsimate/backend:0.0.60');
      // One event: the code of the tool may replace the button between the two of a click.
      await main.getByRole('button', {name: 'Find the release'}).press('Enter');
      await expect(main.getByRole('status').filter({hasText: /^You're running v0\.0\.60/})).toBeVisible();
    },
  },
  {
    name: 'alert with long texts and a mistake',
    page: 'docs/alerts/test-an-alert',
    reach: async ({main}) => {
      await main.getByRole('textbox', {name: 'tag'}).fill('web-01.'.repeat(12));
      await main.getByRole('textbox', {name: 'runbookUrl'}).fill('wiki/backup');
      await expect(main.getByText(/isn't a complete URL/).first()).toBeVisible();
    },
  },
  {
    name: 'accounts with mistakes',
    page: 'docs/providers-services/providers/least-privilege',
    reach: async ({main}) => {
      await main.getByRole('textbox', {name: 'Namespaces', exact: true}).fill('Shop');
      await expect(main.getByText(/"Shop" contains capital letters/).first()).toBeVisible();
      await main.getByRole('textbox', {name: 'Backend IP addresses'}).fill('backend.example.com');
      await expect(main.getByText(/isn't an address/).first()).toBeVisible();
    },
  },
];
