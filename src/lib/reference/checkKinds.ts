export const fileKinds = ['config', 'env', 'compose'] as const;

/** The type of a file in an installation. */
export type FileKind = (typeof fileKinds)[number];

/** Worst first: it doesn't work, it isn't safe, or it has no effect. */
export const checkSeverities = ['error', 'warning', 'note'] as const;

export type CheckSeverity = (typeof checkSeverities)[number];

/** The names of the severities for readers. */
export const severityLabels: Readonly<Record<CheckSeverity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};
