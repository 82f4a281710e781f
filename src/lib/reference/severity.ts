/** Worst first. */
export const severities = ['data-loss', 'security', 'broken', 'surprising', 'cosmetic'] as const;

export type Severity = (typeof severities)[number];
