/** What to do with the files, in a safe order: nobody else can connect before the first admin exists. */
import {product} from '@site/src/site/product';
import {webhookPaths} from '@site/src/site/webhooks';
import type {Answers} from './answers';
import {backupScriptPath, backupUnit, installedScriptPath} from './backup';
import {
  apiPort,
  certificatePaths,
  consolePort,
  consoleUrl,
  publishedPorts,
  usesCertificateFiles,
  usesTls,
} from './installation';

/** Markdown, or a command that runs as is. */
export type StepPart = string | {readonly run: string};

export interface Step {
  readonly title: string;
  readonly parts: readonly StepPart[];
}

const {slug, name} = product;

/** The variable for the hostname in commands, as on the pages. */
const hostVariable = `${slug.toUpperCase()}_HOST`;

export const archiveName = `${slug}-deployment.tar`;

function run(...lines: readonly string[]): StepPart {
  return {run: lines.join('\n')};
}

/** The URL of the API on the machine itself, before anyone else can reach it. */
function localApi(answers: Answers): string {
  return `http://127.0.0.1:${publishedPorts(answers).backend}`;
}

function unpack({hostname, folder, login, mail, mailPassword}: Answers): Step {
  return {
    title: 'Unpack the archive on the Docker host',
    parts: [
      `If you downloaded the archive to another computer, copy it from your downloads folder. It contains the secrets, so the command deletes your copy. Replace \`${login}\` unless it's your login on the Docker host. On Windows, use Git Bash for commands on your own computer.`,
      run(`ssh ${login}@${hostname} 'umask 077; cat > ${archiveName}' < ${archiveName} && rm ${archiveName}`),
      'On the Docker host, unpack the archive and delete it there, too. If one of the files already exists, `tar` reports it and keeps yours. This matters most for `.env`, because stored credentials need its `ENCRYPTION_KEY`. If `tar` fails, for example because the disk is full, the archive stays in your home directory: delete it yourself.',
      run(
        `[ -d ${folder} ] || sudo install -d -m 700 -o "$(id -un)" ${folder}`,
        `tar --skip-old-files --warning=existing-file -xpf ${archiveName} -C ${folder} && rm ${archiveName}`,
      ),
      'Copy `.env` to your password store now, because a backup is useless without its `ENCRYPTION_KEY`.',
      ...(mail && mailPassword === ''
        ? ['In `config.yml`, replace the value of `pass` with your mail server password.']
        : []),
    ],
  };
}

function start(answers: Answers): Step {
  const {folder, mail} = answers;
  return {
    title: 'Check the files and start the containers',
    parts: [
      "If your user isn't allowed to run `docker`, use `sudo docker`. `config --quiet` prints nothing if the file is valid. Each line that `ls` prints begins with `-rw-------`.",
      run(
        `cd ${folder} && docker compose config --quiet && ls -l .env config.yml docker-compose.yml &&`,
        '  docker compose pull && docker compose up -d backend frontend',
      ),
      `Then make the data folders private, and check the backend's health: \`ok\` means that the backend is running.${mail ? " It opens its port only after it has checked the mail server, which takes up to two minutes if the server doesn't respond." : ''}`,
      run(
        `docker exec ${slug}-backend chmod 700 /app/data/database /app/data/private-keys`,
        `curl -sS --retry 60 --retry-delay 2 --retry-all-errors ${localApi(answers)}/health`,
      ),
      'The first lines of the log name your configuration file and the database. Stop if they contain `using defaults`.',
      run(
        `cd ${folder}`,
        "docker compose logs backend | grep -E 'Loading config|using defaults|SQLite database|MailClient'",
      ),
      ...(mail
        ? ['`MailClient: SMTP transporter is ready to send emails` means that mail works.']
        : ['`MailClient: SMTP config is not available` is normal while mail is off.']),
    ],
  };
}

function firstAdmin(answers: Answers): Step {
  const {backend, frontend} = publishedPorts(answers);
  return {
    title: 'Create the first admin',
    parts: [
      `The first visitor becomes the admin, so do this before anyone else can connect. On your own computer, forward both ports, and leave the terminal open. Then open \`http://localhost:${consolePort}\` and fill in the form.`,
      run(
        `ssh -N -L ${consolePort}:127.0.0.1:${frontend} -L ${apiPort}:127.0.0.1:${backend} ${answers.login}@${answers.hostname}`,
      ),
      'On the Docker host, check that registration is closed. The response contains `"exists":true`.',
      run(`curl -sS ${localApi(answers)}/api/v1/users/exists`),
    ],
  };
}

function certificateParts(answers: Answers): readonly StepPart[] {
  const {certificate, key} = certificatePaths(answers);
  return usesCertificateFiles(answers)
    ? [
        `Put your certificate at \`${certificate}\` and its key at \`${key}\`. This command prints the names that the certificate is valid for.`,
        run(`sudo openssl x509 -noout -subject -enddate -ext subjectAltName -in ${certificate}`),
      ]
    : [
        'The certificate authority checks port 80 of each hostname from the internet, so open it before you continue.',
      ];
}

/** How the proxy gets its files, and how they're tested. */
function proxyParts({proxy, folder, httpPort, address}: Answers): readonly StepPart[] {
  switch (proxy) {
    case 'nginx':
      return [
        'Test the configuration and load it. Neither command fails if another program is using one of the ports: then `/var/log/nginx/error.log` contains `bind()` and the port.',
        run(
          `cd ${folder} && sudo install -m 644 ${slug}.conf /etc/nginx/conf.d/${slug}.conf &&`,
          '  sudo nginx -t && sudo systemctl reload nginx',
        ),
      ];
    case 'caddy':
      return [
        'If Caddy already serves other sites, add the blocks to its file by hand. Otherwise, test the new file and put it in place. The old one is kept next to it.',
        run(
          `cd ${folder} && test -s Caddyfile && sudo caddy validate --adapter caddyfile --config Caddyfile &&`,
          '  sudo install -m 644 --backup=numbered Caddyfile /etc/caddy/Caddyfile && sudo systemctl reload caddy',
        ),
      ];
    case 'traefik':
      return [
        'Start Traefik and check its log. No line should contain `ERR`.',
        run(`cd ${folder}`, 'docker compose up -d', 'docker compose logs --tail 30 traefik'),
      ];
    case 'none':
      return [
        `Ports that Docker publishes bypass host firewalls such as ufw, so filter traffic to ports ${apiPort} and ${httpPort} before it reaches the machine, for example on a router or in a cloud firewall. Then publish them on the machine's IP address. Without TLS, passwords cross this network in plain text.`,
        run(
          `cd ${folder} && sed -i 's/"127\\.0\\.0\\.1:/"${address}:/' docker-compose.yml &&`,
          '  docker compose config --quiet && docker compose up -d',
        ),
      ];
  }
}

function openToUsers(answers: Answers): Step {
  const {hostname, webhooks} = answers;
  const isEncrypted = usesTls(answers);
  const url = consoleUrl({...answers, hostname: `$${hostVariable}`});
  return {
    title: isEncrypted ? 'Turn on HTTPS and let users in' : 'Let users in',
    parts: [
      ...(isEncrypted ? certificateParts(answers) : []),
      ...proxyParts(answers),
      "From a user's computer, check both ports. Expect `console: 200` and `ok from the API`.",
      run(
        `${hostVariable}=${hostname}`,
        `curl -sS -o /dev/null -w 'console: %{http_code}\\n' "${url}/"`,
        `curl -sS -w ' from the API\\n' "${isEncrypted ? 'https' : 'http'}://$${hostVariable}:${apiPort}/health"`,
      ),
      ...(webhooks === 'google'
        ? [
            'Check the path for Google Cloud. `401` comes from the backend, which requires the API token. Anything else means that the request went elsewhere.',
            run(
              `${hostVariable}=${hostname}`,
              `curl -sS -o /dev/null -w '%{http_code}\\n' -X POST "${url}${webhookPaths.gcp}"`,
            ),
          ]
        : []),
      `Users can now open \`${consoleUrl(answers)}\`.`,
    ],
  };
}

function webhooks(answers: Answers): readonly Step[] {
  if (answers.webhooks === 'none') {
    return [];
  }
  const host = answers.proxy === 'none' && answers.exposure === 'network' ? answers.address : '127.0.0.1';
  const {backend} = publishedPorts(answers);
  return [
    {
      title: 'Check the API token',
      parts: [
        '`200` means that the backend accepts the token, and `401` means that it has a different one.',
        run(
          `cd ${answers.folder}`,
          "API_TOKEN=$(grep '^API_TOKEN=' .env | cut -d= -f2-)",
          `curl -s -o /dev/null -w '%{http_code}\\n' -H "X-API-Token: $API_TOKEN" http://${host}:${backend}/api/v1/alerts`,
        ),
      ],
    },
  ];
}

const sshProbe =
  "require('net').connect(22, 'host.docker.internal').on('data', (data) => { console.log(String(data)); process.exit(); }).on('error', (error) => { console.log(error.code); process.exit(); }).setTimeout(5000, () => { console.log('TIMEOUT'); process.exit(); })";

function dockerHost({dockerHost: isManaged, folder}: Answers): readonly Step[] {
  return isManaged
    ? [
        {
          title: 'Check the connection to the Docker host',
          parts: [
            `Once the command prints a line that begins with \`SSH-2.0\`, add the machine as a server under the name \`host.docker.internal\`. \`TIMEOUT\` means that a firewall drops packets from Docker's network, and \`ECONNREFUSED\` means that no SSH server is listening on Docker's bridge.`,
            run(`cd ${folder}`, `docker compose exec -T backend node -e "${sshProbe}"`),
          ],
        },
      ]
    : [];
}

function backup({folder, backupTime}: Answers): Step {
  return {
    title: 'Back up every day',
    parts: [
      `These commands run the backup once, which stops the backend for a few seconds. If it prints \`Saved\`, they turn on the timer, which repeats it at ${backupTime} every day. Root runs a copy that only root can change, so install the copy again after you edit the script.`,
      run(
        `cd ${folder} && test -s ${backupScriptPath} &&`,
        `  sudo install -m 755 -o root ${backupScriptPath} ${installedScriptPath} &&`,
        `  sudo ${installedScriptPath} ${folder} | grep '^Saved' &&`,
        `  sudo install -m 644 ${backupUnit}.service ${backupUnit}.timer /etc/systemd/system/ &&`,
        `  sudo systemctl daemon-reload && sudo systemctl enable --now ${backupUnit}.timer`,
        `systemctl list-timers ${backupUnit}.timer`,
      ),
      `Each backup is a folder in \`/var/backups/${slug}\`. The script never deletes any, so delete old ones with the tool that copies them to another machine.`,
    ],
  };
}

/** The steps from the archive to an installation that's in use, checked, and backed up. */
export function guideSteps(answers: Answers): readonly Step[] {
  const staysPrivate = answers.proxy === 'none' && answers.exposure === 'machine';
  return [
    unpack(answers),
    start(answers),
    firstAdmin(answers),
    ...(staysPrivate ? [] : [openToUsers(answers)]),
    ...webhooks(answers),
    ...dockerHost(answers),
    backup(answers),
  ];
}

/** The steps as Markdown, which is part of the archive. */
export function guideText(answers: Answers): string {
  const steps = guideSteps(answers).map(({title, parts}, index) =>
    [
      `## ${index + 1}. ${title}`,
      ...parts.map((part) => (typeof part === 'string' ? part : `\`\`\`bash\n${part.run}\n\`\`\``)),
    ].join('\n\n'),
  );
  return `# Install ${name} ${product.release}\n\n${steps.join('\n\n')}\n`;
}
