import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import type {NotSupported} from './schema';
import {notSupportedToMdx} from './toMdx';

const entry: NotSupported = {
  id: 'web-terminal',
  name: 'Terminal in the browser (SSH, exec)',
  wordings: ['web terminal', '"quoted" <b>'],
  answer: 'There is no terminal, not even a {small} one for < 80 columns.',
  instead: 'Use `docker exec "{{serviceName}}"`:\n\n```bash\ntrue\n```',
  later: 'It came with v0.0.99.',
  source: ['apps/a.ts:1'],
};

describe('what the product does not have, as a page', () => {
  const text = notSupportedToMdx({name: 'actions', entries: [entry]});

  it('is answered first, then what to do instead, then what later releases have', () => {
    const places = ['There is no terminal', '**Instead:** Use', '**Later releases** are'].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('It came with v0.0.99.');
  });

  it('says nothing about later releases when nothing is known', () => {
    const {later: _, ...unknown} = entry;
    expect(notSupportedToMdx({name: 'actions', entries: [unknown]})).not.toContain('Later releases');
  });

  it('is MDX, whatever signs an entry has', async () => {
    expect(text).toContain('a \\{small\\} one for \\< 80');
    await expect(compile(text)).resolves.toBeDefined();
  });
});
