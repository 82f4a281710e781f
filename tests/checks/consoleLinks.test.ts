import {describe, expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {findDeadConsoleLinks} from './consoleLinks';

const site = builtSite(
  [
    ['index.html', ''],
    ['docs/integrations/grafana/index.html', ''],
  ],
  'https://docs.example',
);
const link = (route: string) => ({route, source: 'Integrations.tsx:84'});

describe('the check of addresses that the product links to', () => {
  it('passes when each of them is built', () => {
    expect(findDeadConsoleLinks(site, [link('/'), link('/docs/integrations/grafana')])).toEqual([]);
  });

  it('names an address without a page, and where the product links to it', () => {
    expect(findDeadConsoleLinks(site, [link('/docs/integrations/kibana')])).toEqual([
      {
        where: '/docs/integrations/kibana',
        what: 'is linked by the product (Integrations.tsx:84) but was not built',
      },
    ]);
  });
});
