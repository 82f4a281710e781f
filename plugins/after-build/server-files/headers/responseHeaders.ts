import {contentPolicy, type PolicyParts} from './contentPolicy';

export interface Header {
  readonly key: string;
  readonly value: string;
}

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
export function securityHeaders(parts: PolicyParts): readonly Header[] {
  return [
    {key: 'Content-Security-Policy', value: contentPolicy(parts)},
    // Without subdomains: the host may have other sites that still use plain HTTP.
    {key: 'Strict-Transport-Security', value: 'max-age=63072000'},
    {key: 'X-Content-Type-Options', value: 'nosniff'},
    // The hosted service's search keys can be limited to an origin, so it must be sent.
    {key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {key: 'Permissions-Policy', value: deniedFeatures.map((feature) => `${feature}=()`).join(', ')},
    {key: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    {key: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
  ];
}

/** The folder, relative to the base path, in which file names change with their content. */
export const immutableFolder = 'assets/';

/** For files that never change, and for all others. Responses other than files get neither. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;
