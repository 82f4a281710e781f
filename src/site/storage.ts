import {product} from './product';

export const consentKey = `${product.slug}-cookie-consent`;

/**
 * The reader's own values (`src/your-values`). Until consent, they're in the tab's session storage, under the same key.
 */
export const valuesKey = `${product.slug}-your-values`;

/** Exists only if the reader has turned the shortcuts `/` and `?` off. */
export const singleKeysKey = `${product.slug}-single-keys`;

export const consentValues = ['rejected', 'accepted'] as const;
export type Consent = (typeof consentValues)[number];

/** The groups of tabs whose choice is remembered, and what a tab of each names. */
export const tabGroups = {'install-method': 'installation method', os: 'operating system'} as const;

/** The key under which the theme's own tabs store a choice. */
export function tabKey(group: string): string {
  return `docusaurus.tab.${group}`;
}

/** Kept only while the stored choice is `accepted`. */
export const keysWithConsent: readonly string[] = [...Object.keys(tabGroups).map(tabKey), valuesKey];
