import {expect, test} from './support/test';

// Every page is opened in accessibility/pages.spec.ts, and one with each color mode stored in metadata.spec.ts. Anything
// the policy refuses is an error, which fails the test.
test.describe('what somebody has injected into the page', () => {
  test.use({allowed: {messages: [/Content Security Policy/]}});

  test('is neither run, nor displayed, nor sent', async ({page, site}) => {
    await site.open('docs');
    const refused = await page.evaluateHandle(() => {
      const directives = new Set<string>();
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
        directives.add(effectiveDirective);
      });
      return directives;
    });
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const frame = document.createElement('iframe');
      frame.src = 'https://example.com/';
      document.body.append(frame);
      const text = document.createElement('p');
      text.setAttribute('style', 'color: red');
      document.body.append(text);
      await fetch('https://example.com/').catch(() => undefined);
      return {script: 'injected' in window, style: text.style.color};
    });
    expect(ran).toEqual({script: false, style: ''});
    await expect
      .poll(() => refused.evaluate((directives) => [...directives].sort()))
      .toEqual(['connect-src', 'frame-src', 'script-src-elem', 'style-src-attr']);
  });
});

test('every response has the headers, errors included', async ({request}) => {
  for (const address of [
    '',
    'docs',
    'nope',
    'assets/js/gone.12345678.js',
    'img/logo.svg',
    'search/index.json',
  ]) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-/,
    );
    expect(headers['content-security-policy'], address).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['strict-transport-security'], address).toMatch(/^max-age=\d{8}$/);
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], address).toBe('same-origin');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], address).toContain('camera=()');
  }
});
