import {type DeploymentFile, modes, textOf} from './file';
import type {Answers} from './answers';
import type {Secrets} from './secrets';

/** A variable of the file, with what its reader must know about it. */
interface SecretLine {
  readonly name: string;
  readonly secret: keyof Secrets;
  readonly comment: string;
}

/** The secrets that an installation needs; without webhooks and scripts, no API token is safer than any. */
function secretLines({webhooks}: Answers): readonly SecretLine[] {
  return [
    {
      name: 'JWT_SECRET',
      secret: 'jwtSecret',
      comment: 'Signs login tokens. A different value signs everyone out.',
    },
    {
      name: 'ENCRYPTION_KEY',
      secret: 'encryptionKey',
      comment:
        'Encrypts stored passwords, keys, and kubeconfigs. A different value makes them unreadable, so keep this one.',
    },
    ...(webhooks === 'none'
      ? []
      : [
          {
            name: 'API_TOKEN',
            secret: 'apiToken' as const,
            comment:
              'Authenticates webhooks and scripts, with almost full write access. Treat it like a root password.',
          },
        ]),
  ];
}

const heading =
  '# Compose reads this file and passes on what docker-compose.yml names. Keep a copy in your password store.';

/** `.env` with its secrets. */
export function envFile(answers: Answers, secrets: Secrets): DeploymentFile {
  const lines = secretLines(answers);
  return {
    path: '.env',
    mode: modes.secret,
    purpose:
      "The secrets, made by your browser for this page view only. A browser can't save a file under this name, so take it from the archive, or copy it. Keep a copy of the file in your password store: a backup is useless without its `ENCRYPTION_KEY`.",
    text: textOf([
      heading,
      ...lines.flatMap(({name, secret, comment}) => [`# ${comment}`, `${name}=${secrets[secret]}`]),
    ]),
  };
}

/** The same file for a page without scripts, which can't make secrets: a command that does. */
export function envCommand(answers: Answers): DeploymentFile {
  return {
    path: '.env',
    mode: modes.secret,
    purpose:
      "The secrets. A page without JavaScript can't make any, so run these lines in the folder with the other files. An existing `.env` is kept, because stored credentials need its `ENCRYPTION_KEY`.",
    text: textOf([
      'umask 077',
      'if [ ! -e .env ]; then',
      '  {',
      ...secretLines(answers).flatMap(({name}) => [`    echo "${name}=$(openssl rand -hex 32)"`]),
      '  } > .env',
      'fi',
    ]),
  };
}
