import {execSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost ' +
  '-addext subjectAltName=DNS:localhost -keyout /dev/stdout -out /dev/stdout';

let made: string | undefined;

/**
 * A key and a certificate for this machine and this run, in PEM, one after the other.
 *
 * @throws when there's no `openssl`
 */
export function certificate(): string {
  // Through a pipe, because Node.js gives programs sockets, which can't be opened as files.
  made ??= execSync(`openssl ${request} | cat`, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return made;
}

/**
 * The switch that lets Chromium trust this certificate and no other. Ignoring all certificate errors would also switch
 * its HTTP cache off and falsify clicks.
 */
export function trustSwitch(): string {
  const key = new X509Certificate(certificate()).publicKey.export({type: 'spki', format: 'der'});
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
