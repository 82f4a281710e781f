import {contentPolicy, type PolicyParts} from './contentPolicy';

export interface Header {
  readonly key: string;
  readonly value: string;
}

/** Abilities of the browser that a site of documents never needs. */
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

/** The headers of every answer, errors included. */
export function securityHeaders(parts: PolicyParts): readonly Header[] {
  return [
    {key: 'Content-Security-Policy', value: contentPolicy(parts)},
    // Without subdomains: whoever serves the site may have neighbours that still speak plain HTTP.
    {key: 'Strict-Transport-Security', value: 'max-age=63072000'},
    {key: 'X-Content-Type-Options', value: 'nosniff'},
    // Search keys of the hosted service can be limited to an origin, so the origin must be told.
    {key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {key: 'Permissions-Policy', value: deniedFeatures.map((feature) => `${feature}=()`).join(', ')},
    {key: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
    {key: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
  ];
}

/** Beginnings of addresses, without the base path, whose names change with their content. */
export const immutablePrefixes = ['assets/', 'search/index-'] as const;

/** For files that never change, and for all others. An answer that is no file carries neither. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;
