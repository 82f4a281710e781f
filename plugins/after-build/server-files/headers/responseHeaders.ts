import {contentPolicy, type PolicyParts} from './contentPolicy';

/** Browser features that a documentation site never needs. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The headers of every response, including errors. */
export function securityHeaders(parts: PolicyParts): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(parts),
    // Without subdomains: the host may have other sites that still use plain HTTP.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // The hosted service's search keys can be limited to an origin, so it must be sent.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** The folder, relative to the base path, in which file names change with their content. */
export const immutableFolder = 'assets/';

/** For files that never change, and for all others. Responses other than files get neither. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;
