import type {FieldFacts, FormFields} from '@site/src/components/form/fieldFacts';
import {parseUrl} from '@site/src/site/text/parseUrl';
import {excerpt, invisibleFault} from '@site/src/components/form/typed';
import {gcpStart, isSeconds} from './receive';
import {
  type AlertField,
  alertFields,
  type AlertInput,
  byFieldName,
  type FieldName,
  otherFields,
} from './fields';

function timeFault(text: string): string | undefined {
  if (text === '') {
    return 'Enter a time, such as 2026-11-23T09:58:00Z.';
  }
  return Number.isNaN(Date.parse(text))
    ? `The backend can't read "${excerpt(text)}" as a time. Use a format such as 2026-11-23T09:58:00Z.`
    : undefined;
}

/** Seconds that are beyond the last day of JavaScript's calendar make the backend fail. */
function secondsFault(text: string): string | undefined {
  return isSeconds(text) && gcpStart(text) === undefined
    ? `The backend responds with status 500, because "${excerpt(text)}" has too many digits for a Unix timestamp in seconds. Enter 10 digits, such as 1795427880.`
    : undefined;
}

function urlFault(text: string): string | undefined {
  if (text === '') {
    return 'Enter a complete URL, such as https://wiki.example.com/page.';
  }
  return parseUrl(text)
    ? undefined
    : `The backend rejects "${excerpt(text)}", which isn't a complete URL. Begin with https://, as in https://wiki.example.com/page.`;
}

function idFault(text: string): string | undefined {
  return text === ''
    ? "Enter an ID. Without an ID, an alert can't be changed or deleted, and one from Google Cloud also blanks the Dashboard."
    : undefined;
}

/**
 * The request that ends a custom alert has the alert's ID in its path, and programs drop `.` and `..` from a path even
 * if they're escaped.
 */
function customIdFault(text: string): string | undefined {
  return text === '.' || text === '..'
    ? `An alert with the ID "${text}" can't be ended: curl and browsers drop it from the path. Enter another ID.`
    : idFault(text);
}

/** A space that programs don't treat as one. */
const oddSpace = /(?! )\p{Space_Separator}/u;

/** What's wrong with the spaces in a text that has to match exactly. */
function spaceFault(text: string): string | undefined {
  if (oddSpace.test(text)) {
    return 'The text contains an unusual space, probably from copying. Type the text instead.';
  }
  return text === text.trim() ? undefined : 'The text begins or ends with a space. Remove the space.';
}

/** Fields that only people read. */
const freeTexts: ReadonlySet<FieldName> = new Set(['alertName', 'summary', 'policy_name']);

const checks: Readonly<Partial<Record<FieldName, (text: string) => string | undefined>>> = {
  id: customIdFault,
  incident_id: idFault,
  alertUrl: urlFault,
  runbookUrl: (text) => (text === '' ? undefined : urlFault(text)),
  startsAt: timeFault,
  updatedAt: timeFault,
  createdAt: timeFault,
  started_at: secondsFault,
};

function backendFault(text: string): string | undefined {
  const url = /^https?:\/\/\S+$/.test(text) ? parseUrl(text) : undefined;
  if (url === undefined) {
    return 'Enter the URL with its protocol and port, such as http://localhost:3001.';
  }
  const {username, password, pathname} = url;
  if (username !== '' || password !== '') {
    return 'Leave out usernames and passwords, because the command already sends the token.';
  }
  // For an empty query or fragment, the parsed URL's `search` or `hash` is empty, too.
  if (/[?#]/.test(text)) {
    return "Remove ? or # and everything after it, because the command adds the API's path and sends the token.";
  }
  return pathname.includes('/api/')
    ? 'Leave out the API path, because the command adds /api/v1/alerts.'
    : undefined;
}

function othersFault({others, source}: AlertInput): string | undefined {
  const written = others.split('\n');
  const lines = otherFields(others);
  const known = new Set<string>(alertFields[source].map(({name}) => name.replace(/\..*/, '')));
  for (const [index, {name, line}] of lines.entries()) {
    if (!written[line - 1]?.includes('=')) {
      return `Line ${line} has no equals sign. Enter a name and a value, such as severity=critical.`;
    }
    if (name === '') {
      return `Line ${line} has no name. Enter one before the equals sign.`;
    }
    if (invisibleFault(name) !== undefined || oddSpace.test(name)) {
      return `Line ${line} has an invisible character in its name, probably from copying. Type the name instead.`;
    }
    if (known.has(name)) {
      return `Line ${line} repeats ${excerpt(name)}, which has its own field. Enter the value there.`;
    }
    if (lines.findIndex((other) => other.name === name) < index) {
      return `Line ${line} repeats ${excerpt(name)}. Remove one of the two lines.`;
    }
  }
  return undefined;
}

function factsOf({name, hint}: AlertField): FieldFacts<AlertInput> {
  return {
    label: name,
    hint,
    keepsSpaces: true,
    ...(freeTexts.has(name) && {isFree: true}),
    ...(name === 'state' && {
      choices: ['open', 'acknowledged', 'closed'].map((value) => ({value, name: value})),
    }),
    isUsed: ({source}) => alertFields[source].some((field) => field.name === name),
    fault: (text) => (freeTexts.has(name) ? undefined : spaceFault(text)) ?? checks[name]?.(text),
  };
}

/** Every field of both sources. A fault says why the backend would reject it or what would break, and what to do. */
export const alertFacts: FormFields<AlertInput> = {
  source: {
    label: 'Source',
    choices: [
      {value: 'custom', name: 'Custom: your own script or tool'},
      {value: 'gcp', name: 'Google Cloud, or a tool that can send its format'},
    ],
  },
  backend: {
    label: 'Backend URL',
    hint: 'As seen from the machine that sends the alert.',
    fault: (text) => spaceFault(text) ?? backendFault(text),
  },
  ...byFieldName(factsOf),
  others: {
    label: 'Other fields that your tool sends',
    hint: 'One per line, such as severity=critical.',
    rows: 4,
    keepsSpaces: true,
    // Its lines are looked at one by one.
    isFree: true,
    fault: (_, input) => othersFault(input),
  },
};
