import {product} from '@site/src/site/product';
import {webhookPaths} from '@site/src/site/webhooks';
import type {Answers} from './answers';
import {type DeploymentFile, fileModes, fileText} from './file';
import {apiPort, certificatePaths, hostnamesOf, portSuffix, usesCertificateFiles} from './installation';

function certificateLines(answers: Answers): readonly string[] {
  const {certificate, key} = certificatePaths(answers);
  return usesCertificateFiles(answers)
    ? ['\t# The caddy user must be able to read the key.', `\ttls ${certificate} ${key}`]
    : [];
}

/** With a port other than 443, Caddy could redirect browsers to either of the two. */
function redirectLines(answers: Answers): readonly string[] {
  const suffix = portSuffix(answers.httpsPort, '443');
  const names = hostnamesOf(answers).map((name) => `http://${name}`);
  return suffix === ''
    ? []
    : ['', `${names.join(', ')} {`, `\tredir https://{host}${suffix}{uri} permanent`, '}'];
}

/** The sites for Caddy on the machine itself. */
export function caddyFile(answers: Answers): DeploymentFile {
  const {httpsPort, backendPort, frontendPort, webhooks} = answers;
  const addresses = (port: string): string =>
    hostnamesOf(answers)
      .map((name) => `${name}${port}`)
      .join(', ');
  const consoleLines =
    webhooks === 'google'
      ? [
          `\t# For Google Cloud, if it can't reach port ${apiPort}.`,
          `\thandle ${webhookPaths.gcp} {`,
          `\t\treverse_proxy 127.0.0.1:${backendPort}`,
          '\t}',
          '\thandle {',
          `\t\treverse_proxy 127.0.0.1:${frontendPort}`,
          '\t}',
        ]
      : [`\treverse_proxy 127.0.0.1:${frontendPort}`];
  return {
    name: 'Caddyfile',
    mode: fileModes.readable,
    purpose: `The sites for Caddy: the console on port ${httpsPort} and the API on port ${apiPort}${usesCertificateFiles(answers) ? ', both with your certificate' : ', each with a certificate that Caddy obtains and renews'}.`,
    text: fileText([
      `# ${product.name} behind Caddy. Test it with: sudo caddy validate --config /etc/caddy/Caddyfile`,
      '',
      '# The console.',
      `${addresses(portSuffix(httpsPort, '443'))} {`,
      ...certificateLines(answers),
      '\theader {',
      '\t\tX-Content-Type-Options nosniff',
      '\t\tX-Frame-Options DENY',
      '\t\tReferrer-Policy same-origin',
      '\t}',
      ...consoleLines,
      '}',
      '',
      '# The API. Browsers look for it on this port at the same hostname, and no setting changes that.',
      '# Caddy has no rate limit, so limit sign-in attempts at the firewall.',
      `${addresses(`:${apiPort}`)} {`,
      ...certificateLines(answers),
      '\trequest_body {',
      '\t\tmax_size 2MB',
      '\t}',
      `\treverse_proxy 127.0.0.1:${backendPort}`,
      '}',
      ...redirectLines(answers),
    ]),
  };
}
