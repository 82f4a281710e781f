import {product} from '@site/src/site/product';
import {webhookPaths} from '@site/src/site/webhooks';
import type {Answers} from './answers';
import {type DeploymentFile, indented, fileModes, fileText} from './file';
import {apiPort, certificatePaths, hostnamesOf, portSuffix} from './installation';

const {slug} = product;

/** The longest hostname for which nginx needs no setting, if another site listens on the same port. */
const longestUsualName = 46;

function listenLines(port: string, parameters = ''): readonly string[] {
  return [`listen ${port}${parameters};`, `listen [::]:${port}${parameters};`];
}

function location(match: string, port: string, first: readonly string[] = []): readonly string[] {
  return [
    `location ${match} {`,
    ...indented(first, 4),
    `    proxy_pass http://127.0.0.1:${port};`,
    '    proxy_set_header Host $host;',
    '}',
  ];
}

function server(lines: readonly string[]): readonly string[] {
  return ['', 'server {', ...indented(lines, 4), '}'];
}

/** The site for nginx on the machine itself. */
export function nginxFile(answers: Answers): DeploymentFile {
  const {httpsPort, backendPort, frontendPort, webhooks} = answers;
  const {certificate, key} = certificatePaths(answers);
  const names = `server_name ${hostnamesOf(answers).join(' ')};`;
  const log = `access_log /var/log/nginx/${slug}.log ${slug};`;
  const tls = [
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return {
    name: `${slug}.conf`,
    mode: fileModes.readable,
    purpose: `The site for nginx, which includes it from \`/etc/nginx/conf.d\`. It serves the console on port ${httpsPort} and the API on port ${apiPort}, both with your certificate.`,
    text: fileText([
      `# ${product.name} behind nginx. Test it with: sudo nginx -t`,
      '# If IPv6 is turned off on the machine, delete the three lines with [::].',
      '',
      ...(hostnamesOf(answers).some(({length}) => length > longestUsualName)
        ? [
            '# Room for a long hostname. If nginx -t says that this is a duplicate, delete it here.',
            'server_names_hash_bucket_size 512;',
            '',
          ]
        : []),
      '# Sign-in attempts per IP address. The backend itself never locks an account.',
      `limit_req_zone $binary_remote_addr zone=${slug}_login:10m rate=10r/m;`,
      '# $uri leaves out the query string, where some senders put the API token.',
      `log_format ${slug} '$remote_addr [$time_local] "$request_method $uri" $status $body_bytes_sent';`,
      ...server([
        ...listenLines('80'),
        names,
        log,
        `return 301 https://$host${portSuffix(httpsPort, '443')}$request_uri;`,
      ]),
      '',
      '# The console.',
      ...server([
        ...listenLines(httpsPort, ' ssl'),
        names,
        ...tls,
        log,
        '',
        'add_header X-Content-Type-Options nosniff always;',
        'add_header X-Frame-Options DENY always;',
        'add_header Referrer-Policy same-origin always;',
        '',
        ...location('/', frontendPort),
        ...(webhooks === 'google'
          ? [
              '',
              `# For Google Cloud, if it can't reach port ${apiPort}.`,
              ...location(`= ${webhookPaths.gcp}`, backendPort),
            ]
          : []),
      ]).slice(1),
      '',
      '# The API. Browsers look for it on this port at the same hostname, and no setting changes that.',
      ...server([
        ...listenLines(apiPort, ' ssl'),
        names,
        ...tls,
        log,
        '',
        'client_max_body_size 2m;',
        "# A request to stop a container or run an action stays open until that's done.",
        'proxy_read_timeout 300s;',
        '',
        ...location('/', backendPort),
        '',
        '# Matches any case and a trailing slash, because the backend accepts both.',
        ...location('~* ^/api/v1/users/login/?$', backendPort, [
          `limit_req zone=${slug}_login burst=5 nodelay;`,
          'limit_req_status 429;',
        ]),
      ]).slice(1),
    ]),
  };
}
