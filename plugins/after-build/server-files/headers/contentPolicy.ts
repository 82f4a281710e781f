/** The policy of a build: without `unsafe-inline`, it must allow the pages' inline code by hash. */
import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {findElements, textContent} from '../../../built-pages/elements';

/** The only inline style: the theme hides its sprite of icons this way, in every page, and offers no way to change it. */
const allowedStyle = 'display: none;';

/** Types of scripts that browsers run. All others, such as JSON-LD, are data and need no hash. */
const scriptTypes: readonly string[] = ['', 'text/javascript', 'application/javascript', 'module'];

/** The policy source that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isRun(type: unknown): boolean {
  return scriptTypes.includes(typeof type === 'string' ? type.toLowerCase() : '');
}

/** The inline scripts of a page, without data. */
export function inlineScripts(page: Root): readonly string[] {
  return findElements(page, ({tagName, properties}) => tagName === 'script' && !('src' in properties))
    .filter(({properties}) => isRun(properties.type))
    .map(textContent);
}

export interface PolicyParts {
  /** All pages' inline scripts; each is allowed by its hash. */
  readonly scripts: Iterable<string>;
  /** Origins besides their own that pages may contact. */
  readonly connectOrigins: readonly string[];
}

/** The Content-Security-Policy of a build, which allows only what the pages use. */
export function contentPolicy({scripts, connectOrigins}: PolicyParts): string {
  const self = "'self'";
  const none = "'none'";
  const directives: Readonly<Record<string, readonly string[]>> = {
    // For what no other directive covers: only prefetching the site's own scripts needs it.
    'default-src': [self],
    'script-src': [self, ...[...new Set(scripts)].map(hashSource).sort()],
    'style-src': [self, "'unsafe-hashes'", hashSource(allowedStyle)],
    // Infima's style sheet contains arrows and check marks as pictures.
    'img-src': [self, 'data:'],
    'font-src': [none],
    'connect-src': [self, ...connectOrigins],
    'worker-src': [self],
    'manifest-src': [self],
    'media-src': [none],
    'frame-src': [none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
