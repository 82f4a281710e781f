export const fileKinds = ['config', 'env', 'compose'] as const;

/** The type of a file in an installation. */
export type FileKind = (typeof fileKinds)[number];

/** The page's tables: the file types that a check is for. */
export const checkGroups: readonly (readonly FileKind[])[] = [
  ['config', 'env', 'compose'],
  ['config', 'compose'],
  ['env', 'compose'],
  ['config'],
  ['env'],
  ['compose'],
];

/** Worst first: it doesn't work, it isn't safe, or it has no effect. */
export const checkSeverities = ['error', 'warning', 'note'] as const;

export type CheckSeverity = (typeof checkSeverities)[number];

/** The names of the severities for readers. */
export const severityLabels: Readonly<Record<CheckSeverity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};
