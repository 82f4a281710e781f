/** The subject of a commit is `area: imperative` in at most 72 characters, as developers/style.md says. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {type Problem} from './problem';

const longest = 72;

/** Forms other than the imperative: added, adding, adds. Embed, speed, bring, and focus don't count. */
const notImperative = /^(?!(?:embed|exceed|feed|need|proceed|seed|speed|bring)$)\w+(?:ed|ing|[^aisu]s)$/;

// Programs write the subjects of merges and of a copy's first commit. In a container, the repository often belongs to
// another user, and Git would refuse to read it.
const log = [
  ...['-c', 'safe.directory=*', 'log', '--max-count=20', '--min-parents=1', '--max-parents=1'],
  '--format=%h %s',
];

/** The last commits, each a line with its short hash and its subject. Undefined in a copy without history. */
export function readCommits(): readonly string[] | undefined {
  // Without the first condition, Git would read the history of a project around the copy.
  const git = existsSync('.git') ? spawnSync('git', log, {encoding: 'utf8'}) : undefined;
  return git?.status === 0 ? git.stdout.split('\n').filter(Boolean) : undefined;
}

function faultOf(subject: string): string | undefined {
  if (subject.length > longest) {
    return `has ${subject.length} characters, and ${longest} is the most`;
  }
  const verb = /^[a-z][a-z\d ,./-]*: (?<verb>[a-z][\w-]*)(?: .*)?$/.exec(subject)?.groups?.verb;
  if (verb === undefined) {
    return 'isn\'t "area: imperative" in lowercase';
  }
  return notImperative.test(verb) ? `has "${verb}" where the imperative belongs` : undefined;
}

/** @param commits lines of `readCommits` */
export function findCommitFaults(commits: readonly string[]): readonly Problem[] {
  return commits.flatMap((line) => {
    const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const fault = faultOf(subject);
    return fault === undefined
      ? []
      : [
          {
            where: `commit ${hash}, "${subject}"`,
            what: `${fault}: reword it with "git rebase -i ${hash}^", and see developers/style.md`,
          },
        ];
  });
}
