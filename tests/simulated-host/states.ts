/** The states in which the site's commands run: where, and what goes wrong. */
import {changedPaths, contentOf, damage, type Snapshot, losses} from './entries';
import {
  type Circumstances,
  installation,
  isState,
  SimulatedHost,
  type Outcome,
  otherProject,
  type InjectedFault,
} from './host';
import {addOldParts, addReadersFiles} from './readersFiles';

/** One run of a command. */
export interface Run extends Circumstances {
  readonly folder: string;
  /** What's on the host. */
  readonly from: Snapshot;
  /** What's wrong, if a state has several runs. */
  readonly what?: string;
  /** Replaces the command as written. */
  readonly script?: string;
  /** What's missing or empty for the command. */
  readonly spoiled?: {readonly name: string; readonly isMissing: boolean};
  readonly isRepeated?: true;
}

interface Result {
  /** The host before the command, after it, and after it has run again. */
  readonly looks: readonly [Snapshot, Snapshot, Snapshot?];
  readonly outcome: Outcome;
}

/** The run in which everything goes well. */
export interface Baseline extends Result {
  readonly run: Run;
  readonly script: string;
  /** The outside programs that it called, as `steps.sh` writes them. */
  readonly steps: readonly string[];
}

/** What earlier commands set. */
const variables = {
  CONSOLE_URL: 'https://opsimate.example.com',
  NODE: 'node',
  OPSIMATE_URL: 'http://127.0.0.1:3001',
  TOKEN: 'made-up-token',
};

const host = new SimulatedHost();
addReadersFiles(host);
const complete = host.takeSnapshot();
addOldParts(host);
const upgrading = host.takeSnapshot();
host.reset(complete);
host.remove(installation);
host.run('docker rm -f opsimate opsimate-backend opsimate-frontend', '/');
const withoutInstallation = host.takeSnapshot();

/** Where the page says to run a command. One that changes to its folder starts in another project's. */
function folderOf(script: string): string {
  if (/^\s*cd \//m.test(script)) {
    return otherProject;
  }
  return /docker compose|docker-compose\.yml|config\.yml/.test(script) ? installation : '/home/ops';
}

function runCommand(script: string, run: Run): Result {
  host.reset(run.from);
  if (run.spoiled !== undefined) {
    host.spoil(run.spoiled.name, run.spoiled.isMissing);
  }
  const folder = host.has(run.folder) ? run.folder : otherProject;
  const once = (): Outcome =>
    host.run(run.script ?? script, folder, {input: 'made-up-answer\n', variables, ...run});
  const before = host.takeSnapshot();
  const outcome = once();
  const after = host.takeSnapshot();
  // A command that changed nothing does the same again.
  if (run.isRepeated === undefined || changedPaths(before, after).length === 0) {
    return {looks: [before, after], outcome};
  }
  once();
  return {looks: [before, after, host.takeSnapshot()], outcome};
}

/** Runs a command as intended, on the first host on which it reports no errors. */
export function runBaseline(script: string): Baseline {
  const attempts: Baseline[] = [];
  for (const from of [complete, upgrading, withoutInstallation]) {
    const run = {folder: folderOf(script), from};
    const attempt = {run, script, ...runCommand(script, run), steps: [...new Set(host.steps())]};
    if (attempt.outcome.status === 0 && attempt.outcome.stderr === '') {
      return attempt;
    }
    attempts.push(attempt);
  }
  const best = attempts.find(({outcome}) => outcome.status === 0) ?? attempts[0];
  if (best === undefined) {
    throw new Error('There is no host to run commands on.');
  }
  return best;
}

const hasChanged = ({looks: [before, after]}: Result): boolean => changedPaths(before, after).length > 0;

/**
 * Variables that the reader sets, in this command or an earlier one, and the reader's input. A variable printed by
 * another command is empty if that command fails.
 */
function withoutVariables({run, script}: Baseline): readonly Run[] {
  const assigned = [...script.matchAll(/^ *([A-Z_]+)=(?!\$\(|$)/gm)].map(([, name = '']) => name);
  const earlier = Object.keys(variables).filter(
    (name) => new RegExp(`\\$${name}\\b`).test(script) && !new RegExp(`^ *${name}=`, 'm').test(script),
  );
  return [
    ...assigned.map((name) => ({
      ...run,
      what: name,
      script: script.replace(new RegExp(`^( *${name})=.*`, 'm'), '$1='),
    })),
    ...(earlier.length > 0 ? [{...run, what: earlier.join(), variables: {}}] : []),
    ...(/\bread -/.test(script) ? [{...run, what: 'the answer', input: ''}] : []),
  ];
}

/** Files of the console, and folders of files, that a command names, and the database if the command looks for it. */
function namedFiles({script, looks: [before], run: {folder}}: Baseline): readonly string[] {
  const text = script.replace(/~|\$HOME/g, '/home/ops');
  const isNamed = (name: string): boolean => {
    const [, parent = '', base = ''] = /^(.*)\/([^/]*)$/.exec(name) ?? [];
    const end = `${base.replaceAll('.', '\\.')}(?![\\w./-])`;
    return (
      new RegExp(`${parent}/${end}`).test(text) ||
      (parent === folder || text.includes(`cd ${parent}`)
        ? new RegExp(`(?<![\\w/.-])${end}`).test(text)
        : false) ||
      (text.includes(`=${parent}\n`) && new RegExp(`/${end}`).test(text))
    );
  };
  return [
    ...[...before.keys()].filter(
      (name) => /^\/(?:etc|home|opt|usr|var)\/.*opsimate/.test(name) && isNamed(name),
    ),
    ...(script.includes('.Mounts') ? [databaseFile] : []),
  ];
}

const databaseFile = `${host.database}/opsimate.db`;

const spoil =
  (isMissing: boolean) =>
  (reference: Baseline): readonly Run[] =>
    namedFiles(reference).map((name) => ({...reference.run, what: name, spoiled: {name, isMissing}}));

/** Each step in turn, except one that nothing follows: no program in a later line or next to it, and no message. */
const trouble =
  (kind: InjectedFault['kind']) =>
  ({run, script, steps}: Baseline): readonly Run[] => {
    const [line = ''] = steps.at(-1)?.split(' ') ?? [];
    const isLast = steps.filter((step) => step.startsWith(`${line} `)).length === 1;
    const some = isLast && !/\b(?:echo|printf)\b/.test(script) ? steps.slice(0, -1) : steps;
    return some.map((step) => ({...run, what: step, trouble: {kind, step}}));
  };

/** Whether a failed step ends the command. A script that's ended by a signal still has something to do. */
const stopsItself = (script: string): boolean =>
  /^\(\n *set -e/.test(script) ||
  script.split('\n').every((line, at, {length}) => at === length - 1 || line.endsWith('&&'));

/**
 * Where commands run and what goes wrong, with the runs whose result can differ from the one in which everything goes
 * well.
 */
const runsIn = {
  // A command that changes to its folder starts in another one anyway.
  "in the root folder, which is another project's, too": ({run}) =>
    run.folder === otherProject ? [] : [{...run, folder: '/'}],
  twice: (reference) => (hasChanged(reference) ? [{...reference.run, isRepeated: true}] : []),
  'twice, on a host without an installation': ({run}) => [
    {...run, from: withoutInstallation, isRepeated: true},
  ],
  'with an empty variable': withoutVariables,
  'without a file that it names': spoil(true),
  'with an empty file': spoil(false),
  'with a step that fails': trouble('fails'),
  // A command that changes nothing leaves nothing half-done, and one that stops at a failed step leaves the same.
  'when the connection is lost': (reference) =>
    hasChanged(reference) && !stopsItself(reference.script) ? trouble('disconnects')(reference) : [],
} satisfies Readonly<Record<string, (reference: Baseline) => readonly Run[]>>;

export type Scenario = keyof typeof runsIn;

export const scenarios = Object.keys(runsIn) as readonly Scenario[];

/** Only opens the database to read it, so all that can be wrong is its output for an empty one. */
const query = /^DB=\$\(docker inspect [^\n]*\nsudo sqlite3 -readonly "\$DB" "[^"]*"$/;

/** The runs of a command in a state; none if their result can't differ from the one in which everything goes well. */
export function runsOf(reference: Baseline, state: Scenario): readonly Run[] {
  return runsIn[state](reference).filter(
    ({spoiled}) => spoiled?.isMissing === false || !query.test(reference.script),
  );
}

/** What belongs to the console, by its name. */
const isOurs = (name: string): boolean => !name.startsWith(otherProject) && /^\/[^/]+\/.*opsimate/.test(name);

/** Folders in which an installation creates its own. */
const isShared = (name: string): boolean => name === '/opt' || name === '/home';

/** The console's containers that no longer exist, and others' that no longer run. */
function lostContainers(before: Snapshot, after: Snapshot): readonly string[] {
  return changedPaths(before, after).filter(
    (name) => name.endsWith('/running') && before.has(name) && (!after.has(name) || !isOurs(name)),
  );
}

/**
 * What a run destroys although it isn't the console's, or although a run in which nothing goes wrong keeps it or changes
 * it differently.
 */
function harm(
  {run: {folder}, looks: [start, done]}: Baseline,
  run: Run,
  {looks: [before, after, again]}: Result,
): readonly string[] {
  const allowed = new Set(changedPaths(start, done));
  /** Whether a changed file isn't the new one either, and no other file has the new one's text. */
  const isHalfDone = (name: string): boolean => {
    const texts = [...after.values()].map(({text}) => text);
    return after.has(name) && !texts.includes(done.get(name)?.text);
  };
  const isWrong = ([name, what]: readonly [string, string], isFirst: boolean): boolean => {
    if (!isOurs(name) || folder !== run.folder) {
      return !isOurs(name) && !isShared(name);
    }
    // A command may fill a file that was empty.
    return (
      name !== run.spoiled?.name &&
      (!allowed.has(name) || (isFirst && what === 'has changed' && isHalfDone(name)))
    );
  };
  // A copy is just as good, but a command that can't do its work shouldn't begin it.
  const isStrict = (name: string): boolean => isOurs(name) && run.trouble === undefined;
  const found = (one: Snapshot, other: Snapshot, isFirst: boolean): readonly string[] => [
    ...[...losses(one, other), ...[...damage(one, other)].filter(([name]) => isStrict(name))]
      .filter((loss) => !isState(loss[0]) && isWrong(loss, isFirst))
      .map(([name, what]) => `${name} ${what}`),
    ...lostContainers(one, other)
      .filter((name) => !isOurs(name) || !isFirst)
      .map((name) => `${name} is no longer true`),
  ];
  return [...found(before, after, true), ...(again === undefined ? [] : found(after, again, false))];
}

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

/**
 * What a run didn't do although its output ends like that of the run in which everything goes well, or reports success.
 */
function falseSuccesses(
  {looks: [before, done], outcome: good, script}: Baseline,
  {spoiled}: Run,
  {looks: [, after], outcome}: Result,
): readonly string[] {
  const isSame =
    outcome.status === good.status && outcome.stdout === good.stdout && outcome.stderr === good.stderr;
  const claim = lastLine(good.stdout);
  const [word = ''] = claim.split(' ');
  const claims =
    word !== '' &&
    claim === lastLine(outcome.stdout) &&
    ['', '"', "'"].some((quote) => script.includes(`echo ${quote}${word}`));
  if (!isSame && !claims) {
    return [];
  }
  // Timestamps in archives differ. A new copy of an empty file is empty.
  const isDone = (name: string): boolean => {
    const [wanted, made] = [contentOf(name, done.get(name)), contentOf(name, after.get(name))];
    return name.endsWith('.gz')
      ? wanted.length === made.length
      : wanted === made || (made === '' && !before.has(name));
  };
  const undone = changedPaths(done, after).filter(
    (name) => !name.startsWith(spoiled?.name ?? '//') && !isDone(name),
  );
  const isBlind =
    isSame &&
    spoiled?.name === databaseFile &&
    before.get(databaseFile)?.text === done.get(databaseFile)?.text;
  return [
    ...undone.map((name) => `${name} isn't what it should be, but nothing says so`),
    ...(isBlind ? ["nothing says that there's no database"] : []),
  ];
}

/** What a command does in a state in which it mustn't. */
export function faultsOf(reference: Baseline, run: Run): readonly string[] {
  const result = runCommand(reference.script, run);
  const isOwnPlace = run.folder === reference.run.folder && run.from === reference.run.from;
  return [
    ...harm(reference, run, result),
    ...(isOwnPlace && run.isRepeated === undefined ? falseSuccesses(reference, run, result) : []),
  ];
}
