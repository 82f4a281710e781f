import type {Severity} from '@site/plugins/reference/known-issues/schema';

/** How readers read the severity of a known issue, worst first. */
export const severityNames: Readonly<Record<Severity, string>> = {
  'data-loss': 'Data loss',
  security: 'Security',
  broken: 'Broken',
  surprising: 'Surprising',
  cosmetic: 'Cosmetic',
};
