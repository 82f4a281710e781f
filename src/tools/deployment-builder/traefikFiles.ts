import {product} from '@site/src/site/product';
import {webhookPaths} from '@site/src/site/webhooks';
import type {Answers} from './answers';
import {type DeploymentFile, indented, fileModes, fileText, yamlScalar} from './file';
import {apiPort, consolePort, hostnamesOf, usesCertificateFiles} from './installation';

const {slug} = product;

/** Where docker-compose.yml mounts the reader's certificate. */
export const mountedCertificate = {
  certificate: '/etc/traefik/tls/certificate.crt',
  key: '/etc/traefik/tls/certificate.key',
} as const;

/** What Traefik reads when it starts. */
function staticFile(answers: Answers): DeploymentFile {
  const {httpsPort, acmeEmail} = answers;
  return {
    name: 'traefik/traefik.yml',
    mode: fileModes.readable,
    purpose: `Traefik's ports${usesCertificateFiles(answers) ? '' : ' and the certificate authority'}. After a change, run \`docker compose restart traefik\`.`,
    text: fileText([
      '# Traefik reads this file when it starts.',
      'entryPoints:',
      '  web:',
      '    address: ":80"',
      '    http:',
      '      redirections:',
      '        entryPoint:',
      '          to: websecure',
      '          scheme: https',
      '  websecure:',
      `    address: ":${httpsPort}"`,
      '  # Browsers look for the API on this port at the same hostname, and no setting changes that.',
      `  ${slug}-api:`,
      `    address: ":${apiPort}"`,
      '',
      '# From files, so Traefik needs no access to the Docker socket.',
      'providers:',
      '  file:',
      '    directory: /etc/traefik/dynamic',
      ...(usesCertificateFiles(answers)
        ? []
        : [
            '',
            "# Let's Encrypt checks port 80 of each hostname from the internet.",
            'certificatesResolvers:',
            '  letsencrypt:',
            '    acme:',
            `      email: ${yamlScalar(acmeEmail)}`,
            '      storage: /acme/acme.json',
            '      httpChallenge:',
            '        entryPoint: web',
          ]),
    ]),
  };
}

interface Router {
  readonly name: string;
  /** Besides the hostname. */
  readonly rule?: string;
  readonly comment?: string;
  readonly entryPoint: string;
  readonly middleware?: string;
  readonly service: string;
}

function routersOf({webhooks}: Answers): readonly Router[] {
  const api = `${slug}-api`;
  return [
    {
      name: `${slug}-console`,
      entryPoint: 'websecure',
      middleware: `${slug}-headers`,
      service: `${slug}-console`,
    },
    ...(webhooks === 'google'
      ? [
          {
            name: `${slug}-gcp-webhook`,
            rule: `Path(\`${webhookPaths.gcp}\`)`,
            comment: `For Google Cloud, if it can't reach port ${apiPort}.`,
            entryPoint: 'websecure',
            service: api,
          },
        ]
      : []),
    {
      name: `${slug}-login`,
      rule: 'PathRegexp(`(?i)^/api/v1/+users/login/?$`)',
      comment: 'Matches any case and extra slashes, because the backend accepts both.',
      entryPoint: api,
      middleware: `${slug}-login-limit`,
      service: api,
    },
    {name: api, entryPoint: api, service: api},
  ];
}

function routerLines(router: Router, answers: Answers): readonly string[] {
  const {name, rule, comment, entryPoint, middleware, service} = router;
  const names = hostnamesOf(answers).map((hostname) => `Host(\`${hostname}\`)`);
  const hosts = names.join(' || ');
  const whole = rule === undefined ? hosts : `${names.length > 1 ? `(${hosts})` : hosts} && ${rule}`;
  return [
    ...(comment === undefined ? [] : [`# ${comment}`]),
    `${name}:`,
    `  rule: ${yamlScalar(whole)}`,
    '  entryPoints:',
    `    - ${entryPoint}`,
    ...(middleware === undefined ? [] : ['  middlewares:', `    - ${middleware}`]),
    `  service: ${service}`,
    ...(usesCertificateFiles(answers) ? ['  tls: {}'] : ['  tls:', '    certResolver: letsencrypt']),
  ];
}

/** What Traefik reads again whenever it changes. */
function dynamicFile(answers: Answers): DeploymentFile {
  return {
    name: `traefik/dynamic/${slug}.yml`,
    mode: fileModes.readable,
    purpose: 'Routes each request to the right container. Traefik applies changes without a restart.',
    text: fileText([
      'http:',
      '  routers:',
      ...routersOf(answers).flatMap((router) => indented(routerLines(router, answers), 4)),
      '  middlewares:',
      `    ${slug}-headers:`,
      '      headers:',
      '        contentTypeNosniff: true',
      '        frameDeny: true',
      '        referrerPolicy: same-origin',
      '    # Sign-in attempts per IP address. The backend itself never locks an account.',
      `    ${slug}-login-limit:`,
      '      rateLimit:',
      '        average: 10',
      '        period: 1m',
      '        burst: 5',
      '  services:',
      `    ${slug}-console:`,
      '      loadBalancer:',
      '        servers:',
      `          - url: "http://frontend:${consolePort}"`,
      `    ${slug}-api:`,
      '      loadBalancer:',
      '        servers:',
      `          - url: "http://backend:${apiPort}"`,
      ...(usesCertificateFiles(answers)
        ? [
            'tls:',
            '  certificates:',
            `    - certFile: ${mountedCertificate.certificate}`,
            `      keyFile: ${mountedCertificate.key}`,
            '  # The same certificate for connections to an IP address, where browsers send no hostname.',
            '  stores:',
            '    default:',
            '      defaultCertificate:',
            `        certFile: ${mountedCertificate.certificate}`,
            `        keyFile: ${mountedCertificate.key}`,
          ]
        : []),
    ]),
  };
}

/** Both files of Traefik, which runs as a container beside the others. */
export function traefikFiles(answers: Answers): readonly DeploymentFile[] {
  return [staticFile(answers), dynamicFile(answers)];
}
