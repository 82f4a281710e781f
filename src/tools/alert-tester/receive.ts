import {type AlertInput, type Column, fieldsOf} from './fields';

/** An alert as the backend stores it. If there's no value, a text is empty, and a time is the time of arrival. */
export interface StoredAlert extends Readonly<Partial<Record<Column, string>>> {
  readonly type: 'Custom' | 'GCP';
}

/** The effect of a request. */
type Outcome =
  | {readonly kind: 'stored'; readonly alert: StoredAlert}
  | {readonly kind: 'archived'; readonly id: string};

/** What a column gets when Google Cloud sends nothing for it. */
const gcpDefaults: Readonly<Partial<Record<Column, string>>> = {
  alertName: 'UNKNOWN',
  summary: 'No summary provided for this alert.',
};

/** Whether the backend takes a start for seconds since 1970. */
export function isSeconds(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}

/** The start as stored: seconds and every valid date in UTC. Anything else becomes the time of arrival. */
export function gcpStart(text: string): string | undefined {
  const date = new Date(isSeconds(text) ? Number(text) * 1000 : text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** What the backend does with an accepted request. */
export function receive(input: AlertInput): Outcome {
  if (input.source === 'gcp' && input.state === 'closed') {
    return {kind: 'archived', id: input.incident_id};
  }
  const columns: Partial<Record<Column, string>> = {};
  for (const {name, column, isRequired} of fieldsOf(input.source)) {
    if (column !== undefined && (isRequired || input[name] !== '')) {
      columns[column] = input[name];
    }
  }
  if (input.source === 'custom') {
    return {kind: 'stored', alert: {type: 'Custom', ...columns}};
  }
  const {startsAt: _, ...rest} = columns;
  const startsAt = gcpStart(input.started_at);
  return {
    kind: 'stored',
    alert: {type: 'GCP', ...gcpDefaults, ...rest, ...(startsAt !== undefined && {startsAt})},
  };
}
