import {expect, test} from './support/test';

const addresses = ['', 'docs', 'docs/core-features', 'docs/getting-started/deploy', 'docs/tags/alerts'];

for (const address of addresses) {
  test(`The document of /${address} names each script that its page loads, and no other`, async ({
    page,
    site,
  }) => {
    // The runtime takes its elements away again, so they are noted when they come.
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, {asked});
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement && node.src !== '') {
            asked.push(node.src);
          }
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await site.open(address);
    const {asked, named} = await page.evaluate(() => ({
      asked: Reflect.get(window, 'asked') as readonly string[],
      named: [...document.querySelectorAll<HTMLElement>('script[src], link[rel="preload"][as="script"]')].map(
        (element) => (element instanceof HTMLLinkElement ? element.href : (element as HTMLScriptElement).src),
      ),
    }));
    expect([...new Set(asked)].sort()).toEqual([...new Set(named)].sort());
  });
}
