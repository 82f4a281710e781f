/** The severities of known issues, worst first, with their names for readers. */
export const severityNames = {
  'data-loss': 'Data loss',
  security: 'Security',
  broken: 'Broken',
  surprising: 'Surprising',
  cosmetic: 'Cosmetic',
} as const;

export type Severity = keyof typeof severityNames;
