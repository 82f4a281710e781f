import {spawnSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A key and a certificate for this machine, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

function createCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-certificate-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const {status} = spawnSync(
      'openssl',
      [
        ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
          ' ',
        ),
        ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile],
      ],
      {stdio: 'ignore'},
    );
    if (status !== 0) {
      throw new Error('The bench serves over HTTP/2, which needs a certificate: install `openssl`.');
    }
    return {key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8')};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

let made: Certificate | null = null;

/** The certificate of this run; made once, kept in memory. */
export function certificate(): Certificate {
  made ??= createCertificate();
  return made;
}

/**
 * The switch that lets Chromium trust this certificate and no other. Ignoring all certificate errors would also
 * switch its HTTP cache off and falsify navigation.
 */
export function trustSwitch(): string {
  const key = new X509Certificate(certificate().cert).publicKey.export({type: 'spki', format: 'der'});
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
