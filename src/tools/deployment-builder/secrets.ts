import {mask} from '@site/src/site/text/maskSecrets';
import type {Answers} from './answers';

/** The three values that are unique to an installation. */
export interface Secrets {
  readonly jwtSecret: string;
  readonly encryptionKey: string;
  readonly apiToken: string;
}

/** Bytes of each, as in `openssl rand -hex 32`. */
const bytes = 32;

function makeSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** New secrets from the browser's cryptographic generator. They aren't stored anywhere. */
export function makeSecrets(): Secrets {
  return {jwtSecret: makeSecret(), encryptionKey: makeSecret(), apiToken: makeSecret()};
}

/** The placeholder for secrets until the reader wants to see them. */
export const hiddenSecrets: Secrets = {jwtSecret: mask, encryptionKey: mask, apiToken: mask};

/** The answers as they're shown, without the mail password. */
export function withoutPassword(answers: Answers): Answers {
  return answers.mailPassword === '' ? answers : {...answers, mailPassword: mask};
}
