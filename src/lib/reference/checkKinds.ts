export const fileKinds = ['config', 'env', 'compose'] as const;

/** Which file of an installation a text is. */
export type FileKind = (typeof fileKinds)[number];

/** The tables of the page: which kinds of files a check is for. */
export const checkGroups: readonly (readonly FileKind[])[] = [
  ['config', 'env', 'compose'],
  ['config', 'compose'],
  ['env', 'compose'],
  ['config'],
  ['env'],
  ['compose'],
];

/** The worst first: it doesn't work, it isn't safe, or it does nothing. */
export const checkSeverities = ['error', 'warning', 'note'] as const;

export type CheckSeverity = (typeof checkSeverities)[number];

/** How readers read a severity. */
export const severityLabels: Readonly<Record<CheckSeverity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};
