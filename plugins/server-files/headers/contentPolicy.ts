import {allowedStyles} from './allowedStyles';
import {hashSource} from './inlineCode';

export interface PolicyParts {
  /** Texts of the inline scripts of all pages; each is allowed by its hash. */
  readonly scripts: Iterable<string>;
  /** Origins that pages may ask besides their own. */
  readonly connectOrigins: readonly string[];
}

/** The Content-Security-Policy of a build: nothing is allowed that the pages do not use. */
export function contentPolicy({scripts, connectOrigins}: PolicyParts): string {
  const self = "'self'";
  const none = "'none'";
  const directives: Readonly<Record<string, readonly string[]>> = {
    // What no other directive names: only prefetching of the site's own scripts needs it.
    'default-src': [self],
    'script-src': [self, ...[...new Set(scripts)].map(hashSource).sort()],
    'style-src': [self, "'unsafe-hashes'", ...allowedStyles.map(({style}) => hashSource(style))],
    // Infima draws arrows and check marks with pictures in its style sheet.
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
