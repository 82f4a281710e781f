import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {findFaults} from '@site/src/components/form/fieldFacts';
import {referenceData} from '@site/tests/support/referenceData';
import {shellFaults} from '@site/tests/support/programs';
import {bodyOf, endCommand, sendCommand} from './command';
import {fieldUses, shownParts} from './describe';
import {alertFacts} from './faults';
import {alertFields, type AlertInput, defaultInput} from './fields';
import {receive, type StoredAlert} from './receive';

afterEach(() => {
  vi.unstubAllEnvs();
});

function inputWith(fields: Partial<AlertInput>): AlertInput {
  return {...defaultInput, ...fields};
}

function faultsOf(input: AlertInput): Readonly<Record<string, string>> {
  return findFaults(input, alertFacts);
}

const gcp = (fields: Partial<AlertInput> = {}): AlertInput => inputWith({source: 'gcp', ...fields});

function stored(input: AlertInput): StoredAlert {
  const alert = receive(input);
  if (alert === undefined) {
    throw new Error('The alert is archived.');
  }
  return alert;
}

function shown(input: AlertInput, part: string): string | undefined {
  return shownParts(stored(input)).find((each) => each.part === part)?.shown;
}

describe('the fields', () => {
  it("are those of the API's schema, with the same ones required", () => {
    const {schemas} = referenceData.api.components;
    const custom = schemas.CustomAlertInput;
    const ours = alertFields.custom;
    expect(Object.keys(custom?.properties ?? {}).sort()).toEqual(ours.map(({name}) => name).sort());
    expect([...(custom?.required ?? [])].sort()).toEqual(
      ours.flatMap(({name, isRequired}) => (isRequired ? [name] : [])).sort(),
    );
    const outer = alertFields.gcp.map(({name}) => name.replace(/\..*/, ''));
    expect(Object.keys(schemas.GcpIncident?.properties ?? {}).sort()).toEqual(outer.sort());
    expect(schemas.GcpIncident?.required).toEqual(
      alertFields.gcp.flatMap(({name, isRequired}) => (isRequired ? [name] : [])),
    );
  });

  it('start with a valid example for each source', () => {
    expect(faultsOf(defaultInput)).toEqual({});
    expect(faultsOf(gcp())).toEqual({});
  });
});

describe('the command', () => {
  /** The arguments that curl gets when bash runs a command. */
  function run(command: string): {readonly body: string; readonly args: readonly string[]} {
    const folder = mkdtempSync(path.join(tmpdir(), 'alert-'));
    const curl = `curl() { printf '%s\\n' "$@" > args; cat > body; }\n`;
    const env = {PATH: process.env.PATH, API_TOKEN: 'token-1', OPSIMATE_URL: 'https://ops.example.com'};
    execFileSync('bash', ['--norc', '-euc', `${curl}${command}`], {cwd: folder, env, input: ''});
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    return {body: read('body'), args: read('args').trimEnd().split('\n')};
  }

  it.each([
    ['it\'s $HOME `id` $(id) !! \\ "quoted" ünïcode', 'an ordinary name'],
    ["JSON\n'; touch /tmp/x; '", '<<JSON'],
  ])('sends %j exactly as it was typed', (alertName, other) => {
    const input = inputWith({alertName, summary: alertName, others: `note=${other}`});
    const command = sendCommand(input);
    expect(command).not.toContain('!');
    expect(JSON.parse(run(command).body)).toEqual(bodyOf(input));
    expect(shellFaults([command], 'bash')).toEqual([]);
  });

  it("goes to the source's URL, with the token from the variable", () => {
    const {args} = run(sendCommand(inputWith({backend: 'https://ops.example.com:3001/'})));
    expect(args).toContain('https://ops.example.com:3001/api/v1/alerts/custom');
    expect(args).toContain('X-API-Token: token-1');
    expect(args).toContain('Content-Type: application/json');
    expect(run(sendCommand(gcp())).args).toContain('http://localhost:3001/api/v1/alerts/custom/gcp');
    expect(sendCommand(defaultInput)).not.toContain('token-1');
  });

  it('leaves out what is optional and empty, and nests the fields of Google Cloud', () => {
    expect(bodyOf(inputWith({summary: '', runbookUrl: '', others: ''}))).toEqual({
      id: 'backup-web-01',
      tag: 'payments',
      alertName: 'Backup failed',
      alertUrl: 'https://ci.example.com/job/42',
      startsAt: '2026-11-23T09:58:00Z',
      updatedAt: '2026-11-23T09:58:00Z',
      createdAt: '2026-11-23T09:58:00Z',
    });
    expect(bodyOf(gcp({url: '', others: 'condition_name=disk'}))).toEqual({
      incident: {
        incident_id: 'test-1',
        state: 'open',
        resource_name: 'payments',
        policy_name: 'Disk above 85%',
        summary: 'Exit code 2',
        documentation: {content: 'https://wiki.example.com/disk'},
        started_at: '1795427880',
        condition_name: 'disk',
      },
    });
  });

  it('ends a custom alert by its encoded ID, and one from Google Cloud with a message', () => {
    expect(run(endCommand(inputWith({id: "a/b'c d!"}))).args).toEqual(
      expect.arrayContaining(['DELETE', "https://ops.example.com/api/v1/alerts/a%2Fb'c%20d%21"]),
    );
    expect(JSON.parse(run(endCommand(gcp())).body)).toEqual({
      incident: {incident_id: 'test-1', state: 'closed'},
    });
  });
});

describe('what the backend stores', () => {
  it('is a custom alert as it was sent', () => {
    expect(receive(defaultInput)).toEqual({
      type: 'Custom',
      id: 'backup-web-01',
      tag: 'payments',
      alertName: 'Backup failed',
      summary: 'Exit code 2',
      alertUrl: 'https://ci.example.com/job/42',
      runbookUrl: 'https://wiki.example.com/backup',
      startsAt: '2026-11-23T09:58:00Z',
      updatedAt: '2026-11-23T09:58:00Z',
    });
  });

  it("has Google Cloud's fields under other names, and its own texts for missing ones", () => {
    expect(stored(gcp({policy_name: '', summary: '', resource_name: ''}))).toEqual({
      type: 'GCP',
      id: 'test-1',
      alertName: 'UNKNOWN',
      summary: 'No summary provided for this alert.',
      alertUrl: 'https://console.cloud.google.com/monitoring',
      runbookUrl: 'https://wiki.example.com/disk',
      startsAt: '2026-11-23T09:58:00.000Z',
    });
  });

  it.each([
    ['1795427880.5', '2026-11-23T09:58:00.500Z'],
    ['2026-11-23T10:58:00+01:00', '2026-11-23T09:58:00.000Z'],
    ['yesterday', undefined],
    ['', undefined],
  ])("reads Google Cloud's start %j as %j", (startedAt, startsAt) => {
    expect(stored(gcp({started_at: startedAt})).startsAt).toBe(startsAt);
  });

  it.each([
    ['2026-11-23T09:58:00', '2026-11-23T09:58:00.000Z'],
    ['Nov 23, 2026 09:58', '2026-11-23T09:58:00.000Z'],
    ['2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['2026-11-23T10:58:00+01:00', '2026-11-23T09:58:00.000Z'],
  ])(
    "has Google Cloud's start %j as in a container, which runs in UTC, wherever I am",
    (startedAt, startsAt) => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      expect(new Date(2026, 10, 23).toISOString()).toBe('2026-11-22T15:00:00.000Z');
      expect(stored(gcp({started_at: startedAt})).startsAt).toBe(startsAt);
    },
  );

  it('is nothing for a closed incident, whose alert is archived', () => {
    expect(receive(gcp({state: 'closed'}))).toBeUndefined();
    expect(receive(gcp({state: 'acknowledged'}))).toBeDefined();
  });
});

describe('what happens to each field', () => {
  it('is stated for every one, with a mark on those that are ignored', () => {
    const ignored = (input: AlertInput): readonly string[] =>
      fieldUses(input).flatMap(({name, isIgnored}) => (isIgnored ? [name] : []));
    expect(fieldUses(defaultInput)).toHaveLength(Object.keys(bodyOf(defaultInput)).length);
    expect(ignored(defaultInput)).toEqual(['createdAt', 'severity', 'status']);
    expect(ignored(gcp({others: 'version=1.2\nconstructor=x'}))).toEqual([
      'incident.version',
      'incident.constructor',
    ]);
    expect(ignored(gcp({state: 'closed', others: ''}))).not.toContain('incident.state');
    expect(ignored(gcp({state: 'closed', others: ''}))).toContain('incident.summary');
  });

  it('comes with a reason for fields that readers expect more from', () => {
    const use = (others: string): string | undefined => fieldUses(inputWith({others})).at(-1)?.use;
    expect(use('status=resolved')).toBe('Every custom alert is stored as firing. Delete it to end it');
    expect(use('severity=low')).toBe('Alerts have no severity in this release');
    expect(use('toString=x')).toBe("The backend doesn't use it");
  });
});

describe('what the console shows', () => {
  it('links an alert by its tag, unless its ID names a service', () => {
    expect(shown(defaultInput, 'Services')).toBe('Every service with this exact tag: `payments`');
    expect(shown(inputWith({id: 'backup:12'}), 'Services')).toMatch(/^The service with the ID 12/);
    expect(shown(inputWith({id: 'backup:x'}), 'Services')).toMatch(/^Every service/);
    expect(shown(inputWith({tag: ''}), 'Services')).toBe("None, because there's no tag");
    expect(shown(gcp({resource_name: 'x'.repeat(51)}), 'Services')).toMatch(/limited to 50 characters/);
  });

  it('has buttons for URLs that a browser can open', () => {
    expect(shown(defaultInput, 'Source link')).toBe('**View Source** opens `https://ci.example.com/job/42`');
    expect(shown(inputWith({runbookUrl: 'localhost:3000/runbook'}), 'Runbook link')).toMatch(/doesn't work/);
    expect(shown(gcp({'documentation.content': 'Restart the pod'}), 'Runbook link')).toMatch(/doesn't work/);
    expect(shown(inputWith({runbookUrl: ''}), 'Runbook link')).toBe('No button');
  });

  it('has no menu for an alert without links', () => {
    const input = gcp({url: '', 'documentation.content': ''});
    expect(shown(input, 'Row menu')).toBe("Missing, because there's no link");
    expect(shown(gcp(), 'Row menu')).toBeUndefined();
  });

  it('says which times depend on the reader, and which IDs cannot be dismissed', () => {
    expect(shown(inputWith({startsAt: '2026-11-23 09:58'}), 'Started At')).toMatch(/local time/);
    expect(shown(inputWith({startsAt: '2026-11-23'}), 'Started At')).toBe(
      '`2026-11-23`, shown as UTC in every browser',
    );
    expect(shown(inputWith({startsAt: '2026-11-23T09:58'}), 'Started At')).toMatch(/local time/);
    expect(shown(defaultInput, 'Started At')).toBe('`2026-11-23T09:58:00Z`');
    expect(shown(gcp(), 'Last Updated')).toBe('The time of arrival');
    expect(shown(inputWith({id: 'a/b'}), 'Dismiss and delete')).toMatch(/^Don't work/);
    expect(shown(defaultInput, 'Dismiss and delete')).toBeUndefined();
  });
});

describe('wrong input', () => {
  it.each([
    [{id: ''}, 'id', /^Enter an ID\./],
    [{id: '.'}, 'id', /^An alert with the ID "\." can't be ended/],
    [{id: '..'}, 'id', /^An alert with the ID "\.\." can't be ended/],
    [{id: 'a\uD83D'}, 'id', /^The text has an invisible character/],
    [{backend: 'http://a\tb:3001'}, 'backend', /^Enter the URL with its protocol/],
    [{alertUrl: 'x'.repeat(300)}, 'alertUrl', new RegExp(`^The backend rejects "${'x'.repeat(64)}…", which`)],
    [{source: 'gcp', incident_id: ''}, 'incident_id', /blanks the Dashboard/],
    [
      {alertUrl: 'ci.example.com/42'},
      'alertUrl',
      /^The backend rejects "ci\.example\.com\/42".* Begin with https/,
    ],
    [{id: 'web-01\u200B'}, 'id', /^The text has an invisible character/],
    [{tag: '\uFEFFpayments'}, 'tag', /^The text has an invisible character/],
    [{tag: 'web\u00A001'}, 'tag', /^The text contains an unusual space/],
    [{tag: 'pay\u200Dments'}, 'tag', /^The text has an invisible character/],
    [{tag: 'payments '}, 'tag', /^The text begins or ends with a space/],
    [{alertUrl: 'https://ci.example\u2060.com/42'}, 'alertUrl', /^The text has an invisible character/],
    [{runbookUrl: 'https://wiki.example.com/back\u00ADup'}, 'runbookUrl', /^The text has an invisible/],
    [{startsAt: '\u200E2026-11-23T09:58:00Z'}, 'startsAt', /^The text has an invisible character/],
    [{source: 'gcp', resource_name: 'pay\u200Bments'}, 'resource_name', /^The text has an invisible/],
    [{backend: 'http://local\u200Bhost:3001'}, 'backend', /^The text has an invisible character/],
    [{others: 'a=1\nsev\u200Berity=low'}, 'others', /^Line 2 has an invisible character in its name/],
    [{alertUrl: ''}, 'alertUrl', /^Enter a complete URL, such as https/],
    [{runbookUrl: '/backup'}, 'runbookUrl', /Begin with https/],
    [{startsAt: '23.11.2026'}, 'startsAt', /can't read "23\.11\.2026" as a time\. Use a format such as/],
    [{source: 'gcp', started_at: '1795427880000000'}, 'started_at', /^The backend responds with status 500/],
    [{createdAt: ''}, 'createdAt', /^Enter a time, such as 2026/],
    [{backend: 'localhost:3001'}, 'backend', /^Enter the URL with its protocol/],
    [{backend: 'https://a:b@ops.example.com'}, 'backend', /^Leave out usernames/],
    [
      {backend: 'https://ops.example.com/?api_token=x'},
      'backend',
      /adds the API's path and sends the token\.$/,
    ],
    [{backend: 'http://ops.example.com:3001/?'}, 'backend', /^Remove \? or # and everything after it/],
    [{backend: 'http://ops.example.com:3001/#alerts'}, 'backend', /^Remove \? or # and everything after it/],
    [{backend: 'https://ops.example.com/api/v1/alerts'}, 'backend', /^Leave out the API path/],
    [{others: 'a=1\nseverity'}, 'others', /^Line 2 has no equals sign/],
    [{others: '=critical'}, 'others', /^Line 1 has no name/],
    [{others: '\ntag=x'}, 'others', /^Line 2 repeats tag, which has its own field/],
    [{others: 'a=1\na=2'}, 'others', /^Line 2 repeats a\. Remove/],
    [{source: 'gcp', others: 'documentation=x'}, 'others', /^Line 1 repeats documentation/],
  ] as const)('%j is rejected at its field, with what to do', (fields, name, message) => {
    const faults = faultsOf(inputWith(fields));
    expect(Object.keys(faults)).toEqual([name]);
    expect(faults[name]).toMatch(message);
  });

  it('in a field without its own rules is a text that is too long', () => {
    const summary = 'a'.repeat(5001);
    expect(faultsOf(inputWith({summary, id: ''}))).toEqual({
      id: "Enter an ID. Without an ID, an alert can't be changed or deleted, and one from Google Cloud also blanks the Dashboard.",
      summary: 'Shorten this to 5,000 characters; it has 5,001.',
    });
    expect(faultsOf(gcp({alertUrl: summary}))).toEqual({});
  });

  it("doesn't include what joins letters and emojis, nor anything invisible in a text for people", () => {
    const zwnj = '\u0645\u06CC\u200C\u0631\u0648\u062F';
    expect(faultsOf(inputWith({tag: `\u{1F469}\u200D\u{1F4BB} \u2764\uFE0F ${zwnj}`}))).toEqual({});
    const name = 'Backup\u00A0failed\u200B ';
    expect(faultsOf(inputWith({alertName: name, summary: name, others: `note=${name}`}))).toEqual({});
    expect(faultsOf(gcp({policy_name: name, summary: name}))).toEqual({});
  });

  it('for the other source has no effect', () => {
    expect(faultsOf(gcp({alertUrl: '', startsAt: ''}))).toEqual({});
  });
});
