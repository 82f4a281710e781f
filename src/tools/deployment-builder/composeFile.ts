import {product} from '@site/src/site/product';
import type {Answers} from './answers';
import {type DeploymentFile, indented, fileModes, fileText} from './file';
import {
  apiPort,
  certificatePaths,
  consolePort,
  imageTag,
  proxyNames,
  publishedPorts,
  usesCertificateFiles,
} from './installation';
import {mountedCertificate} from './traefikFiles';

const {slug} = product;

/** Mounts a file. If it's missing, Docker reports that instead of creating an empty folder in its place. */
function bindMount(source: string, target: string): readonly string[] {
  return [
    '- type: bind',
    `  source: ${source}`,
    `  target: ${target}`,
    '  read_only: true',
    '  bind:',
    '    create_host_path: false',
  ];
}

/** Without a limit, logs would grow forever: the backend writes several lines per provider every 10 seconds. */
function loggingLines(files: number): readonly string[] {
  return ['logging:', '  driver: json-file', '  options:', '    max-size: "10m"', `    max-file: "${files}"`];
}

function portsComment({proxy, exposure, address}: Answers): string {
  switch (proxy) {
    case 'none':
      return exposure === 'machine'
        ? '# For this machine and SSH tunnels to it only: without TLS, passwords would cross the network in plain text.'
        : `# For this machine only until the first admin exists. Then replace 127.0.0.1 with ${address} in both lists.`;
    case 'traefik':
      return `# For the first admin and for checks on this machine. Traefik doesn't need the port.`;
    default:
      return `# For ${proxyNames[proxy]} on this machine, which listens on port ${apiPort} for browsers.`;
  }
}

function backendLines(answers: Answers): readonly string[] {
  return [
    'backend:',
    `  # Pinned, because \`latest\` is a different product. Image tags have no leading v.`,
    `  image: ${slug}/backend:${imageTag}`,
    `  container_name: ${slug}-backend`,
    '  # A minimal init process. Without it, each stop takes 10 seconds, because Node.js ignores the stop signal.',
    '  init: true',
    '  restart: unless-stopped',
    '  ports:',
    `    ${portsComment(answers)}`,
    `    - "127.0.0.1:${publishedPorts(answers).backend}:${apiPort}"`,
    ...(answers.dockerHost
      ? [
          '  extra_hosts:',
          '    # The name to use when you add this machine as a server. `localhost` would be the container itself.',
          '    - "host.docker.internal:host-gateway"',
        ]
      : []),
    '  environment:',
    '    NODE_ENV: production',
    '    # Without this path, the backend starts with built-in defaults and keeps its data outside the volumes.',
    '    CONFIG_FILE: /app/config/config.yml',
    '    # With `:?`, Compose refuses to start without the value. The backend itself would start with a public one.',
    '    JWT_SECRET: "${JWT_SECRET:?JWT_SECRET is missing from .env}"',
    '    ENCRYPTION_KEY: "${ENCRYPTION_KEY:?ENCRYPTION_KEY is missing from .env}"',
    '    # Empty means that no API token is accepted.',
    '    API_TOKEN: "${API_TOKEN:-}"',
    '  volumes:',
    '    - database:/app/data/database',
    '    - private-keys:/app/data/private-keys',
    '    # create_host_path: if the file is missing, Docker stops instead of creating a folder with its name.',
    ...indented(bindMount('./config.yml', '/app/config/config.yml'), 4),
    '  healthcheck:',
    `    test: ["CMD", "node", "-e", "fetch('http://127.0.0.1:${apiPort}/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]`,
    '    interval: 30s',
    '    timeout: 5s',
    '    retries: 3',
    '    start_period: 20s',
    '  # The backend writes several lines per provider every 10 seconds.',
    ...indented(loggingLines(5), 2),
  ];
}

function frontendLines(answers: Answers): readonly string[] {
  return [
    'frontend:',
    `  image: ${slug}/frontend:${imageTag}`,
    `  container_name: ${slug}-frontend`,
    '  init: true',
    '  restart: unless-stopped',
    '  ports:',
    `    - "127.0.0.1:${publishedPorts(answers).frontend}:${consolePort}"`,
    ...indented(loggingLines(3), 2),
  ];
}

function traefikLines(answers: Answers): readonly string[] {
  const {httpsPort} = answers;
  const paths = certificatePaths(answers);
  const certificate = usesCertificateFiles(answers)
    ? [
        '# Docker follows links when the container starts, so recreate it after each renewal.',
        ...bindMount(paths.certificate, mountedCertificate.certificate),
        ...bindMount(paths.key, mountedCertificate.key),
      ]
    : ['- ./traefik/acme:/acme'];
  return [
    'traefik:',
    '  # Latest fixes in the 3.6 series.',
    '  image: traefik:v3.6',
    `  container_name: ${slug}-traefik`,
    '  ports:',
    '    - "80:80"',
    `    - "${httpsPort}:${httpsPort}"`,
    `    - "${apiPort}:${apiPort}"`,
    '  volumes:',
    '    - ./traefik/traefik.yml:/etc/traefik/traefik.yml:ro',
    '    - ./traefik/dynamic:/etc/traefik/dynamic:ro',
    ...indented(certificate, 4),
    '  restart: unless-stopped',
  ];
}

/** `docker-compose.yml`, with both images pinned. */
export function composeFile(answers: Answers): DeploymentFile {
  const services = [
    backendLines(answers),
    frontendLines(answers),
    ...(answers.proxy === 'traefik' ? [traefikLines(answers)] : []),
  ];
  return {
    name: 'docker-compose.yml',
    mode: fileModes.secret,
    purpose: `The containers with pinned images, their ports, and the volumes that keep the data. After a change, run \`docker compose up -d\`.`,
    text: fileText([
      `# ${product.name} ${product.release}. Check it with: docker compose config --quiet`,
      `name: ${slug}`,
      '',
      'services:',
      ...services.flatMap((lines, index) => [...(index === 0 ? [] : ['']), ...indented(lines, 2)]),
      '',
      '# `docker compose down` keeps the volumes. With --volumes, it deletes all data without confirmation.',
      'volumes:',
      '  database:',
      `    name: ${slug}-database`,
      '  private-keys:',
      `    name: ${slug}-private-keys`,
    ]),
  };
}
