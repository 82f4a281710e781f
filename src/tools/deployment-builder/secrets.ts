import {mask} from '@site/src/site/text/maskSecrets';
import type {Answers} from './answers';

/** By the name of their variable in `.env`: the three values that are unique to an installation. */
export type Secrets = Readonly<Record<'JWT_SECRET' | 'ENCRYPTION_KEY' | 'API_TOKEN', string>>;

/** Bytes of each, as in `openssl rand -hex 32`. */
const bytes = 32;

function makeSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** New secrets from the browser's cryptographic generator. They aren't stored anywhere. */
export function makeSecrets(): Secrets {
  return {JWT_SECRET: makeSecret(), ENCRYPTION_KEY: makeSecret(), API_TOKEN: makeSecret()};
}

/** The placeholder for secrets until the reader wants to see them. */
export const hiddenSecrets: Secrets = {JWT_SECRET: mask, ENCRYPTION_KEY: mask, API_TOKEN: mask};

/** The answers as they're shown, without the mail password. */
export function withoutPassword(answers: Answers): Answers {
  return answers.mailPassword === '' ? answers : {...answers, mailPassword: mask};
}
