import type {Severity} from '@site/src/lib/reference/severity';

/** How readers read the severity of a known issue, worst first. */
export const severityNames: Readonly<Record<Severity, string>> = {
  'data-loss': 'Data loss',
  security: 'Security',
  broken: 'Broken',
  surprising: 'Surprising',
  cosmetic: 'Cosmetic',
};
