/** Worst first. */
export const severities = ['data-loss', 'security', 'broken', 'surprising', 'cosmetic'] as const;

export type Severity = (typeof severities)[number];

/** Its name for readers. */
export const severityNames: Readonly<Record<Severity, string>> = {
  'data-loss': 'Data loss',
  security: 'Security',
  broken: 'Broken',
  surprising: 'Surprising',
  cosmetic: 'Cosmetic',
};
