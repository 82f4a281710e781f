import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {makeCheckFacts} from '@site/plugins/reference/readData';
import {checkConfig} from '@site/src/tools/check-config/checkConfig';
import {type Answers, initialAnswers} from '@site/src/tools/deployment-builder/answers';
import {backupScript, backupTimer, backupUnit} from '@site/src/tools/deployment-builder/backup';
import {buildFiles, emptyFolders} from '@site/src/tools/deployment-builder/buildFiles';
import {envCommand} from '@site/src/tools/deployment-builder/envFile';
import type {DeploymentFile} from '@site/src/tools/deployment-builder/file';
import {guideSteps} from '@site/src/tools/deployment-builder/guide';
import {makeSecrets, type Secrets} from '@site/src/tools/deployment-builder/secrets';
import {composeFaults, composeSchemaFaults} from '../support/composeFaults';
import {shellFaults, unitFaults} from '../support/programs';
import {referenceData} from '../support/referenceData';
import {pairwiseAnswers} from './pairwise';
import {traefikProblems} from './traefikProblems';

interface Installation {
  readonly answers: Answers;
  readonly secrets: Secrets;
  readonly files: readonly DeploymentFile[];
  readonly read: (path: string) => string;
}

const installations: readonly Installation[] = pairwiseAnswers.map((answers) => {
  const secrets = makeSecrets();
  const files = buildFiles(answers, secrets);
  return {answers, secrets, files, read: (path) => files.find((file) => file.name === path)?.text ?? ''};
});

/** What's wrong, with the answers that cause it. */
function problems(find: (installation: Installation) => readonly string[]): readonly string[] {
  return installations.flatMap((installation) =>
    find(installation).map((problem) => `${problem}, for ${JSON.stringify(installation.answers)}`),
  );
}

/** Every command of the steps. */
function commandsOf(answers: Answers): readonly string[] {
  return guideSteps(answers).flatMap(({parts}) =>
    parts.flatMap((part) => (typeof part === 'string' ? [] : [part.run])),
  );
}

/** All texts of a file, each once. */
function textsOf(path: string): readonly string[] {
  return [...new Set(installations.map(({read}) => read(path)))];
}

function unitFiles(service: string, timer: string): Readonly<Record<string, string>> {
  return {[`${backupUnit}.service`]: service, [`${backupUnit}.timer`]: timer};
}

describe('in every combination', () => {
  const facts = makeCheckFacts(referenceData);

  it("the configuration checker finds nothing, apart from a mail password that's left to the reader", () => {
    const found = problems(({answers, read}) => {
      const expected = answers.mail && answers.mailPassword === '' ? ['secret-placeholder'] : [];
      return ['config.yml', '.env', 'docker-compose.yml'].flatMap((path) => {
        const {kind, reports} = checkConfig(read(path), facts);
        const checks = reports.map(({check}) => check).filter((check) => !expected.includes(check));
        return kind === undefined ? [`${path} isn't recognized`] : checks.map((check) => `${path}: ${check}`);
      });
    });
    expect(found).toEqual([]);
  });

  it('a password that the reader fills in later is mentioned where it goes and in the steps', () => {
    const left = installations.filter(({answers}) => answers.mail && answers.mailPassword === '');
    expect(left.length).toBeGreaterThan(0);
    for (const {answers, read} of left) {
      expect(read('config.yml')).toContain('Enter the real password here');
      expect(JSON.stringify(guideSteps(answers))).toContain('replace the value of `pass`');
    }
  });

  it('the Compose file is one that Compose accepts, with all variables, files, and folders present', () => {
    const found = problems(({answers, files, read}) => {
      const variables = Array.from(read('.env').matchAll(/^(\w+)=/gm), ([, name = '']) => name);
      const paths = [...files.map(({name}) => name), ...emptyFolders(answers)].flatMap((path) =>
        path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
      );
      return composeFaults(read('docker-compose.yml'), true, {variables, paths});
    });
    expect(found).toEqual([]);
  });

  it('the Compose file follows the schema of the Compose Specification', () => {
    // A different comment makes no difference, and each file takes a tenth of a second.
    const withoutComments = textsOf('docker-compose.yml').map(
      (text) => [text.replace(/#.*/g, ''), text] as const,
    );
    expect(composeSchemaFaults(new Map(withoutComments).values())).toEqual([]);
  });

  it('the configuration says what the reader typed, whatever characters it contains', () => {
    const found = problems(({answers, read}) => {
      const {mailer} = parse(read('config.yml')) as {readonly mailer: {readonly auth?: unknown}};
      const expected = {user: answers.mailUser, pass: answers.mailPassword || 'SMTP_LOGIN_PASSWORD'};
      const isRight = JSON.stringify(mailer.auth) === (answers.mail ? JSON.stringify(expected) : undefined);
      return isRight ? [] : [`auth is ${JSON.stringify(mailer.auth)}`];
    });
    expect(found).toEqual([]);
  });

  it('the secrets are in .env and nowhere else, and there is an API token if something needs it', () => {
    const found = problems(({answers, secrets, files, read}) => {
      const others = files.filter(({name}) => name !== '.env').map(({text}) => text);
      const isLeaked = Object.values<string>({...secrets}).some((secret) => others.join().includes(secret));
      const hasToken = read('.env').includes(`API_TOKEN=${secrets.API_TOKEN}\n`);
      return [
        ...(isLeaked ? ['a secret is in another file'] : []),
        ...(hasToken === (answers.webhooks !== 'none') ? [] : ['API_TOKEN is wrong']),
      ];
    });
    expect(found).toEqual([]);
  });

  it('only the owner can read files with secrets, and nobody else can write any', () => {
    const found = problems(({files}) =>
      files
        .filter(({name: path, mode}) =>
          ['.env', 'config.yml', 'docker-compose.yml'].includes(path) ? mode !== 0o600 : (mode & 0o022) !== 0,
        )
        .map(({name}) => `${name} has the wrong mode`),
    );
    expect(found).toEqual([]);
  });

  it("Traefik's parts fit together", () => {
    const found = problems(({answers, read}) =>
      answers.proxy === 'traefik'
        ? traefikProblems(read('traefik/traefik.yml'), read('traefik/dynamic/opsimate.yml'))
        : [],
    );
    expect(found).toEqual([]);
  });

  it('systemd accepts both units', () => {
    const services = textsOf(`${backupUnit}.service`);
    for (const service of services) {
      for (const timer of textsOf(`${backupUnit}.timer`)) {
        expect(unitFaults(unitFiles(service, timer))).toBe('');
      }
    }
    // They differ only in the folder.
    expect(services).toHaveLength(new Set(installations.map(({answers}) => answers.folder)).size);
  });

  it('root runs only a copy of the backup script that its user cannot change, on the folder of the installation', () => {
    const found = problems(({answers, read}) => {
      const [, program = '', folder] =
        /^ExecStart=\/bin\/sh (\S+) (\S+)$/m.exec(read(`${backupUnit}.service`)) ?? [];
      const commands = commandsOf(answers).join('\n');
      const installed = commands.indexOf(`sudo install -m 755 -o root backup-opsimate.sh ${program} &&\n`);
      return [
        ...(program.startsWith('/usr/local/sbin/') ? [] : [`the timer runs ${program}`]),
        ...(folder === answers.folder ? [] : [`the timer saves ${folder ?? 'nothing'}`]),
        ...(installed >= 0 && installed < commands.indexOf(`sudo ${program} ${answers.folder} |`)
          ? []
          : ['the steps run another copy']),
        ...(commands.includes('sudo sh ./backup')
          ? ['the steps run the script where anyone can change it']
          : []),
      ];
    });
    expect(found).toEqual([]);
  });

  it('ShellCheck finds nothing in the backup script and in all commands', () => {
    expect(shellFaults(textsOf('backup-opsimate.sh'), 'sh')).toEqual([]);
    const commands = installations.flatMap(({answers}) => [...commandsOf(answers), envCommand(answers).text]);
    expect(shellFaults(commands, 'bash')).toEqual([]);
  });

  it('the command that opens both ports to a network changes nothing else, and leads to no finding', () => {
    const open = installations.filter(
      ({answers}) => answers.proxy === 'none' && answers.exposure === 'network',
    );
    expect(open.length).toBeGreaterThan(0);
    for (const {answers, read} of open.slice(0, 5)) {
      const [, script = ''] = /sed -i '([^']+)'/.exec(commandsOf(answers).join('\n')) ?? [];
      const before = read('docker-compose.yml');
      const {stdout} = spawnSync('sed', [script], {input: before, encoding: 'utf8'});
      const opened = before.replaceAll('- "127.0.0.1:', `- "${answers.address}:`);
      expect(stdout).toBe(opened);
      expect(opened).not.toBe(before);
      expect(checkConfig(stdout, facts).reports).toEqual([]);
    }
  });

  it('every file has a reason and ends with a line feed', () => {
    const found = problems(({files}) =>
      files
        .filter(
          ({purpose, text}) => !/^[A-Z].*\.$/.test(purpose) || !text.endsWith('\n') || /[ \t]$/m.test(text),
        )
        .map(({name}) => name),
    );
    expect(found).toEqual([]);
  });
});

describe('the checks of the files', () => {
  const answers = initialAnswers();
  const compose = buildFiles(answers, makeSecrets())[0]?.text ?? '';

  it.each([
    ['./config.yml', './other.yml', "./other.yml isn't in the archive"],
    ['${API_TOKEN:-}', '$API TOKEN', 'a dollar sign begins no variable'],
  ])('notice %s replaced by %s', (right, wrong, problem) => {
    const installation = {paths: ['config.yml'], variables: ['JWT_SECRET', 'ENCRYPTION_KEY']};
    expect(composeFaults(compose, true, installation)).toEqual([]);
    expect(composeFaults(compose.replace(right, wrong), true, installation)).toContain(problem);
  });

  it.each([
    ['restart: unless-stopped', 'restarts: unless-stopped', '"/services/backend'],
    ['init: true', 'init: [true]', '"/services/backend/init'],
    ['create_host_path: false', 'make_host_path: false', '"/services/backend/volumes/2'],
    ['container_name: opsimate-frontend', 'container_name: opsimate-backend', 'duplicate container name'],
    ['127.0.0.1:18080', '127.0.0.1:13001', 'is exporting port "13001"'],
  ])('notice %s replaced by %s, as Compose does', (right, wrong, message) => {
    expect(composeSchemaFaults([compose])).toEqual([]);
    expect(composeSchemaFaults([compose.replace(right, wrong)]).join()).toContain(message);
  });

  it.each([
    ['Persistent=true', 'Persist=true', "Unknown key 'Persist'"],
    ['02:15:00', '25:15:00', 'Failed to parse calendar specification'],
    ['/bin/sh', '/bin/no-shell', '/bin/no-shell is not executable'],
  ])('notice %s replaced by %s, as systemd does', (right, wrong, problem) => {
    const [service = '', timer = ''] = backupTimer(answers).map(({text}) => text.replace(right, wrong));
    expect(unitFaults(unitFiles(service, timer))).toContain(problem);
  });

  it('notice what only ShellCheck sees in a script', () => {
    const script = backupScript(answers, ['config.yml']).text;
    expect(shellFaults([script.replace('mkdir -p "$PART"', 'mkdir -p $PART')], 'sh').join()).toContain(
      'Double quote to prevent globbing',
    );
    expect(shellFaults(['if true; then'], 'bash')).not.toEqual([]);
  });

  it('notice a variable that .env lacks', () => {
    const installation = {paths: ['config.yml'], variables: ['JWT_SECRET']};
    expect(composeFaults(compose, true, installation)).toEqual(['.env lacks ENCRYPTION_KEY']);
  });
});
