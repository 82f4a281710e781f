/** Whether a running server responds as the build's rules say. */
import {resolveAddress} from '../../tests/e2e/support/resolve';
import {type VercelRoute} from '../../plugins/server-files/servers/vercel';

const samples = [
  '/',
  '/docs',
  '/docs/core-features',
  '/docs/core-features/',
  '/img/logo.svg',
  '/search/manifest.json',
  '/sitemap.xml',
  '/nope',
  '/docs/v0.0.53',
  '/assets/js/gone.12345678.js',
  '/img/gone.png',
] as const;

/** One line for each answer that differs in status, headers or kind of content. */
export async function differingAnswers(
  origin: string,
  routes: readonly VercelRoute[],
  has: (file: string) => boolean,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const pathname of samples) {
    const wanted = resolveAddress({pathname, base: '/', has}, routes);
    const response = await fetch(origin + pathname);
    await response.arrayBuffer();
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const wrong = Object.entries(wanted.headers).filter(
      ([key, value]) => response.headers.get(key) !== value,
    );
    if (
      response.status !== wanted.status ||
      isPage !== (wanted.file?.endsWith('.html') ?? false) ||
      wrong.length > 0
    ) {
      lines.push(`${pathname}: ${response.status}, ${wrong.map(([key]) => key).join(', ')}`);
    }
  }
  return lines;
}
