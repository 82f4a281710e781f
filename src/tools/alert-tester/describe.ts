import {product} from '@site/src/site/product';
import {type AlertInput, type Column, columnNames, otherFields, sentFields, type Source} from './fields';
import {isDate, isLocalTime, type StoredAlert} from './receive';

/** What happens to one field that's sent. Texts are Markdown. */
interface FieldUse {
  readonly name: string;
  readonly value: string;
  readonly use: string;
  readonly isIgnored: boolean;
}

const noSeverity = 'Alerts have no severity in this release';

/** Why fields that readers may consider important have no effect. */
const ignoredFields: Readonly<Record<Source, ReadonlyMap<string, string>>> = {
  custom: new Map([
    ['status', 'Every custom alert is stored as firing. Delete it to end it'],
    ['resolved', 'Every custom alert is stored as firing. Delete it to end it'],
    ['severity', noSeverity],
    ['priority', noSeverity],
    ['labels', 'In this release, an alert has one tag and no labels'],
    ['tags', 'An alert has one tag. Send it as `tag`'],
  ]),
  gcp: new Map([
    ['status', 'Only `state` matters. Choose `closed` to end the alert'],
    ['severity', noSeverity],
    ['condition_name', 'The policy name becomes the alert name'],
    ['resource_id', 'The resource name becomes the tag'],
  ]),
};

function useOf(name: string, column: Column | undefined): string {
  if (column !== undefined) {
    return `Stored as ${columnNames[column]}`;
  }
  return name === 'state'
    ? 'Determines whether the alert is firing or archived'
    : 'Checked, then replaced with the time of arrival';
}

/** Every field of the request, in the order in which it's sent. */
export function fieldUses(input: AlertInput): readonly FieldUse[] {
  const isClosed = input.source === 'gcp' && input.state === 'closed';
  const read = sentFields(input).map(({name, column}): FieldUse => {
    const isIgnored = name === 'createdAt' || (isClosed && name !== 'state' && name !== 'incident_id');
    return {
      name: input.source === 'gcp' ? `incident.${name}` : name,
      value: input[name],
      use: isClosed && name === 'incident_id' ? 'Identifies the alert to end' : useOf(name, column),
      isIgnored,
      ...(isClosed && isIgnored && {use: 'This message ends the alert and changes nothing else'}),
    };
  });
  const others = otherFields(input.others).map(({name, value}): FieldUse => ({
    name: input.source === 'gcp' ? `incident.${name}` : name,
    value,
    use: ignoredFields[input.source].get(name) ?? "The backend doesn't use it",
    isIgnored: true,
  }));
  return [...read, ...others];
}

/** A row of what the console shows. Texts are Markdown. */
interface ShownPart {
  readonly part: string;
  readonly shown: string;
}

/** The longest tag name that the console allows, in characters. */
const longestTag = 50;

/** Text from the reader, as code. */
function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/** The services that an alert belongs to. A number after a colon in the ID takes precedence over the tag. */
function servicesOf({id = '', tag = ''}: StoredAlert): string {
  const afterColon = id.split(':')[1];
  if (afterColon !== undefined && Number.isFinite(Number(afterColon))) {
    return `The service with the ID ${Number(afterColon)}, because of the colon in the alert's ID. The tag is ignored`;
  }
  if (tag === '') {
    return "None, because there's no tag";
  }
  return tag.length > longestTag
    ? `None: tag names in the console are limited to ${longestTag} characters`
    : `Every service with this exact tag: ${code(tag)}`;
}

function linkOf(address: string | undefined, button: string): string {
  if (address === undefined || address === '') {
    return 'No button';
  }
  return /^https?:\/\//i.test(address)
    ? `**${button}** opens ${code(address)}`
    : `**${button}** doesn't work, because ${code(address)} doesn't begin with \`https://\``;
}

function timeOf(text: string | undefined): string {
  if (text === undefined) {
    return 'The time of arrival';
  }
  if (isDate(text)) {
    return `${code(text)}, shown as UTC in every browser`;
  }
  return isLocalTime(text) ? `${code(text)}, which each browser reads as local time` : code(text);
}

/** What the console shows for a stored alert. */
export function shownParts(alert: StoredAlert): readonly ShownPart[] {
  const {
    id = '',
    type,
    tag = '',
    alertName = '',
    summary = '',
    alertUrl,
    runbookUrl,
    startsAt,
    updatedAt,
  } = alert;
  return [
    {part: 'Status', shown: '`firing`, or `Dismissed` if someone has dismissed an alert with this ID'},
    {part: 'Type', shown: type === 'GCP' ? '`GCP`, with the Google Cloud icon' : '`Custom`, with a bell'},
    {part: 'Name', shown: alertName === '' ? 'Empty' : code(alertName)},
    {part: 'Summary', shown: summary === '' ? 'Not shown' : code(summary)},
    {part: 'Tag', shown: tag === '' ? 'Not shown' : code(tag)},
    {part: 'Services', shown: servicesOf(alert)},
    {part: 'Started At', shown: timeOf(startsAt)},
    {part: 'Last Updated', shown: timeOf(updatedAt)},
    {part: 'Source link', shown: linkOf(alertUrl, 'View Source')},
    {part: 'Runbook link', shown: linkOf(runbookUrl, 'Runbook')},
    ...(alertUrl === undefined && runbookUrl === undefined
      ? [{part: 'Row menu', shown: "Missing, because there's no link"}]
      : []),
    ...(/[/%?#]/.test(id)
      ? [
          {
            part: 'Dismiss and delete',
            shown: `Don't work in ${product.name}, because the ID contains \`/\`, \`%\`, \`?\`, or \`#\``,
          },
        ]
      : []),
  ];
}
