/** Senders with their own webhook. */
export type Source = 'custom' | 'gcp';

/** The columns of a stored alert that the sender determines. */
export type Column =
  | 'id'
  | 'tag'
  | 'alertName'
  | 'summary'
  | 'alertUrl'
  | 'runbookUrl'
  | 'startsAt'
  | 'updatedAt';

/** A field that the backend reads. */
export interface AlertField {
  readonly source: Source;
  /** As in the request; a period leads into an object. Google Cloud's fields are those of `incident`. */
  readonly name: FieldName;
  /** None for a field that's evaluated or validated but not stored. */
  readonly column?: Column;
  /** Sent even if it's empty, because the backend rejects a request without it. */
  readonly isRequired?: boolean;
  readonly example: string;
  /** The same for both sources, if both have the field. */
  readonly hint: string;
}

/** Every field of a request that the backend reads. */
export type FieldName =
  | Column
  | 'createdAt'
  | 'incident_id'
  | 'state'
  | 'resource_name'
  | 'policy_name'
  | 'started_at'
  | 'url'
  | 'documentation.content';

const time = '2026-11-23T09:58:00Z';
const timeHint = 'ISO 8601 with a time zone, such as Z for UTC.';

/** What the two webhooks read, compared with `tests/facts/alert-fields.tsv` and with the API's schema. */
export const alertFields: readonly AlertField[] = [
  {
    source: 'custom',
    name: 'id',
    column: 'id',
    isRequired: true,
    example: 'backup-web-01',
    hint: 'Sending the same ID again updates the alert.',
  },
  {
    source: 'custom',
    name: 'tag',
    column: 'tag',
    isRequired: true,
    example: 'payments',
    hint: 'The name of a tag in the console. It may be empty.',
  },
  {
    source: 'custom',
    name: 'alertName',
    column: 'alertName',
    isRequired: true,
    example: 'Backup failed',
    hint: 'Shown first in the console.',
  },
  {source: 'custom', name: 'summary', column: 'summary', example: 'Exit code 2', hint: 'Optional.'},
  {
    source: 'custom',
    name: 'alertUrl',
    column: 'alertUrl',
    isRequired: true,
    example: 'https://ci.example.com/job/42',
    hint: 'The URL of a page with details.',
  },
  {
    source: 'custom',
    name: 'runbookUrl',
    column: 'runbookUrl',
    example: 'https://wiki.example.com/backup',
    hint: 'Optional. The URL of a page with instructions.',
  },
  {source: 'custom', name: 'startsAt', column: 'startsAt', isRequired: true, example: time, hint: timeHint},
  {source: 'custom', name: 'updatedAt', column: 'updatedAt', isRequired: true, example: time, hint: timeHint},
  {source: 'custom', name: 'createdAt', isRequired: true, example: time, hint: timeHint},
  {
    source: 'gcp',
    name: 'incident_id',
    column: 'id',
    example: 'test-1',
    hint: 'Sending the same ID again updates or closes the alert.',
  },
  {source: 'gcp', name: 'state', isRequired: true, example: 'open', hint: 'To end an alert, choose closed.'},
  {source: 'gcp', name: 'resource_name', column: 'tag', example: 'payments', hint: 'Becomes the tag.'},
  {
    source: 'gcp',
    name: 'policy_name',
    column: 'alertName',
    example: 'Disk above 85%',
    hint: 'Becomes the name.',
  },
  {source: 'gcp', name: 'summary', column: 'summary', example: 'Exit code 2', hint: 'Optional.'},
  {
    source: 'gcp',
    name: 'url',
    column: 'alertUrl',
    example: 'https://console.cloud.google.com/monitoring',
    hint: 'Becomes the source link.',
  },
  {
    source: 'gcp',
    name: 'documentation.content',
    column: 'runbookUrl',
    example: 'https://wiki.example.com/disk',
    hint: 'Becomes the runbook, so it should be a URL and nothing else.',
  },
  {
    source: 'gcp',
    name: 'started_at',
    column: 'startsAt',
    example: '1795427880',
    hint: 'Seconds since 1970, or ISO 8601.',
  },
];

/** The fields of one sender. */
export function fieldsOf(source: Source): readonly AlertField[] {
  return alertFields.filter((field) => field.source === source);
}

/** What a reader has chosen and typed. */
export type AlertInput = Readonly<Record<FieldName, string>> & {
  readonly source: Source;
  readonly backend: string;
  /** Lines such as `severity=critical`. */
  readonly others: string;
};

/** The fields that are sent: those with a value, and those without which the backend rejects the request. */
export function sentFields(input: AlertInput): readonly AlertField[] {
  return fieldsOf(input.source).filter(({name, isRequired}) => isRequired === true || input[name] !== '');
}

/** A line of the other fields. */
interface OtherField {
  readonly name: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The other fields; a line without an equals sign has no value. Empty lines are left out. */
export function otherFields(text: string): readonly OtherField[] {
  return text.split('\n').flatMap((line, index) => {
    const [name = '', ...rest] = line.split('=');
    return line.trim() === '' ? [] : [{name: name.trim(), value: rest.join('=').trim(), line: index + 1}];
  });
}

/** The form's initial values. */
export const defaultInput: AlertInput = {
  source: 'custom',
  backend: 'http://localhost:3001',
  others: 'severity=critical\nstatus=firing',
  ...(Object.fromEntries(alertFields.map(({name, example}) => [name, example])) as Record<FieldName, string>),
};
