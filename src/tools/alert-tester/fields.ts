/** The columns of a stored alert that the sender determines, with the console's names for them. */
export const columnNames = {
  id: 'the ID',
  tag: 'the tag',
  alertName: 'the name',
  summary: 'the summary',
  alertUrl: 'the source link',
  runbookUrl: 'the runbook',
  startsAt: '**Started At**',
  updatedAt: '**Last Updated**',
} as const;

export type Column = keyof typeof columnNames;

/** A field that the backend reads. */
export interface AlertField<Name extends string = FieldName> {
  /** As in the request; a period leads into an object. Google Cloud's fields are those of `incident`. */
  readonly name: Name;
  /** None for a field that's evaluated or validated but not stored. */
  readonly column?: Column;
  /** Sent even if it's empty, because the backend rejects a request without it. */
  readonly isRequired?: boolean;
  readonly example: string;
  /** The same for both sources, if both have the field. */
  readonly hint: string;
}

const time = '2026-11-23T09:58:00Z';
const timeHint = 'ISO 8601 with a time zone, such as Z for UTC.';

const fields = {
  custom: [
    {
      name: 'id',
      column: 'id',
      isRequired: true,
      example: 'backup-web-01',
      hint: 'Sending the same ID again updates the alert.',
    },
    {
      name: 'tag',
      column: 'tag',
      isRequired: true,
      example: 'payments',
      hint: 'The name of a tag in the console. It may be empty.',
    },
    {
      name: 'alertName',
      column: 'alertName',
      isRequired: true,
      example: 'Backup failed',
      hint: 'Shown first in the console.',
    },
    {name: 'summary', column: 'summary', example: 'Exit code 2', hint: 'Optional.'},
    {
      name: 'alertUrl',
      column: 'alertUrl',
      isRequired: true,
      example: 'https://ci.example.com/job/42',
      hint: 'The URL of a page with details.',
    },
    {
      name: 'runbookUrl',
      column: 'runbookUrl',
      example: 'https://wiki.example.com/backup',
      hint: 'Optional. The URL of a page with instructions.',
    },
    {name: 'startsAt', column: 'startsAt', isRequired: true, example: time, hint: timeHint},
    {name: 'updatedAt', column: 'updatedAt', isRequired: true, example: time, hint: timeHint},
    {name: 'createdAt', isRequired: true, example: time, hint: timeHint},
  ],
  gcp: [
    {
      name: 'incident_id',
      column: 'id',
      example: 'test-1',
      hint: 'Sending the same ID again updates or closes the alert.',
    },
    {name: 'state', isRequired: true, example: 'open', hint: 'To end an alert, choose closed.'},
    {name: 'resource_name', column: 'tag', example: 'payments', hint: 'Becomes the tag.'},
    {name: 'policy_name', column: 'alertName', example: 'Disk above 85%', hint: 'Becomes the name.'},
    {name: 'summary', column: 'summary', example: 'Exit code 2', hint: 'Optional.'},
    {
      name: 'url',
      column: 'alertUrl',
      example: 'https://console.cloud.google.com/monitoring',
      hint: 'Becomes the source link.',
    },
    {
      name: 'documentation.content',
      column: 'runbookUrl',
      example: 'https://wiki.example.com/disk',
      hint: 'Becomes the runbook, so it should be a URL and nothing else.',
    },
    {name: 'started_at', column: 'startsAt', example: '1795427880', hint: 'Seconds since 1970, or ISO 8601.'},
  ],
} as const satisfies Readonly<Record<string, readonly AlertField<string>[]>>;

/** Senders with their own webhook. */
export type Source = keyof typeof fields;

/** Every field of a request that the backend reads. */
export type FieldName = (typeof fields)[Source][number]['name'];

/** What each webhook reads, compared with `tests/facts/alert-fields.tsv` and with the API's schema. */
export const alertFields: Readonly<Record<Source, readonly AlertField[]>> = fields;

/** Something for each field of all sources, by the field's name. */
export function byFieldName<Value>(
  valueOf: (field: AlertField) => Value,
): Readonly<Record<FieldName, Value>> {
  const all = Object.values(alertFields).flat();
  return Object.fromEntries(all.map((field) => [field.name, valueOf(field)])) as Record<FieldName, Value>;
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
  return alertFields[input.source].filter(({name, isRequired}) => isRequired === true || input[name] !== '');
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
  ...byFieldName(({example}) => example),
};
