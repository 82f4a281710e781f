import {product} from '@site/src/site/product';
import type {Answers} from './answers';
import {type DeploymentFile, indented, fileModes, fileText, yamlScalar} from './file';
import {apiPort, consoleUrl, mailPortOf} from './installation';

/** The placeholder for a mail password that the reader doesn't type into a web page. */
const passwordPlaceholder = 'SMTP_LOGIN_PASSWORD';

function mailerLines(answers: Answers): readonly string[] {
  const {mail, mailHost, mailSecurity, mailUser, mailPassword, mailFrom} = answers;
  if (!mail) {
    return ['enabled: false'];
  }
  return [
    'enabled: true',
    `host: ${yamlScalar(mailHost)}`,
    `port: ${mailPortOf(answers)}`,
    '# true: the connection is encrypted from the start. false: it switches to TLS if the server offers STARTTLS.',
    `secure: ${mailSecurity === 'tls' ? 'true' : 'false'}`,
    `from: ${yamlScalar(mailFrom)}`,
    "# The console's URL as users enter it, without a trailing slash. Reset emails add /reset-password.",
    `mailLinkBaseUrl: ${yamlScalar(consoleUrl(answers))}`,
    'auth:',
    `  user: ${yamlScalar(mailUser)}`,
    mailPassword === ''
      ? '  # Enter the real password here before you start the containers; the mail server rejects this one.'
      : '  # In plain text, so only you can read this file.',
    `  pass: ${yamlScalar(mailPassword || passwordPlaceholder)}`,
  ];
}

/** `config.yml`, which the backend reads when it starts. */
export function configFile(answers: Answers): DeploymentFile {
  return {
    name: 'config.yml',
    mode: fileModes.secret,
    purpose: `Backend settings${answers.mail ? ', with the mail password in plain text' : ''}. After a change, run \`docker compose restart backend\`.`,
    text: fileText([
      `# ${product.name} ${product.release}. The backend reads this file when it starts, expands no variables, and silently ignores misspelled keys.`,
      'server:',
      `  # The port inside the container. Leave it as it is: the console sends its requests to port ${apiPort} only.`,
      `  port: ${apiPort}`,
      '  # Inside the container; who can reach it depends on docker-compose.yml.',
      '  host: "0.0.0.0"',
      'database:',
      '  # Both paths are inside the container, where docker-compose.yml mounts the volumes.',
      `  path: "/app/data/database/${product.slug}.db"`,
      'security:',
      '  private_keys_path: "/app/data/private-keys"',
      'vm:',
      '  # Retries a command with sudo after a permission error. Set it to false for accounts with broad sudo permissions.',
      '  try_with_sudo: true',
      'mailer:',
      ...indented(mailerLines(answers), 2),
    ]),
  };
}
