import {type AlertInput, type Column, sentFields} from './fields';

/** An alert as the backend stores it. If there's no value, a text is empty, and a time is the time of arrival. */
export interface StoredAlert extends Readonly<Partial<Record<Column, string>>> {
  readonly type: 'Custom' | 'GCP';
}

/** What a column gets when Google Cloud sends nothing for it. */
const gcpDefaults: Readonly<Partial<Record<Column, string>>> = {
  alertName: 'UNKNOWN',
  summary: 'No summary provided for this alert.',
};

/** Whether the backend takes a start for seconds since 1970. */
export function isSeconds(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}

/** Whether a text is a date without a time, which is in UTC according to ECMAScript. */
export function isDate(text: string): boolean {
  return /^\d{4}(?:-\d{2}){0,2}$/.test(text);
}

/** Whether a text is a date with a time but no zone, which each program reads in its own time zone. */
export function isLocalTime(text: string): boolean {
  return !isDate(text) && !/(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)$/i.test(text);
}

/** The start as stored: seconds and every valid date in UTC. Anything else becomes the time of arrival. */
export function gcpStart(text: string): string | undefined {
  const date = new Date(isSeconds(text) ? Number(text) * 1000 : text);
  if (!isSeconds(text) && isLocalTime(text)) {
    // The backend's container runs in UTC.
    date.setUTCMinutes(date.getUTCMinutes() - date.getTimezoneOffset());
  }
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The alert that the backend stores for an accepted request; none for a closed incident, which it archives. */
export function receive(input: AlertInput): StoredAlert | undefined {
  if (input.source === 'gcp' && input.state === 'closed') {
    return undefined;
  }
  const columns: Partial<Record<Column, string>> = {};
  for (const {name, column} of sentFields(input)) {
    if (column !== undefined) {
      columns[column] = input[name];
    }
  }
  if (input.source === 'custom') {
    return {type: 'Custom', ...columns};
  }
  const {startsAt: _, ...rest} = columns;
  const startsAt = gcpStart(input.started_at);
  return {type: 'GCP', ...gcpDefaults, ...rest, ...(startsAt !== undefined && {startsAt})};
}
