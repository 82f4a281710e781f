import {allowedStyles} from './allowedStyles';
import {hashSource} from './inlineCode';

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
    'style-src': [self, "'unsafe-hashes'", ...allowedStyles.map(({style}) => hashSource(style))],
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
