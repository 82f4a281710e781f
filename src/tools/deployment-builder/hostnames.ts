import {isIpv4} from '@site/src/components/form/typed';

/** What's wrong with a name that a reader typed. */

const example = 'such as console.example.com';
const longestName = 253;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Endings that only exist inside a network, so that no public authority vouches for them. */
const privateEnding = /\.(?:local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** What isn't part of a hostname, with what to do about it. */
const intruders: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [/^[a-z]+:\/\//i, `Leave out the part with ://, and enter only the name, ${example}.`],
  [/@/, `Leave out everything up to the @, and enter only the name, ${example}.`],
  [/[/?#\\]/, 'Leave out the path, because a hostname has none.'],
  [/^\[|:.*:/, "Enter a DNS name, because an IPv6 address can't be used here."],
  [/:/, 'Leave out the colon and the port, which has its own field.'],
  [/\*/, "Enter one whole name, because a wildcard isn't a hostname."],
  [/_/, 'Replace the underscore, for example with a hyphen, because hostnames have none.'],
  [/[\s,;]/, 'Enter one name without spaces or commas.'],
  [/[^\x20-\x7e]/, 'Enter the name in its ASCII form, which begins with xn--.'],
];

/** @param needsAuthority a public authority has to issue a certificate for the name */
export function hostnameFault(text: string, needsAuthority: boolean): string | undefined {
  if (text === '') {
    return `Enter the name under which users open the console, ${example}.`;
  }
  const intruder = intruders.find(([pattern]) => pattern.test(text));
  if (intruder) {
    return intruder[1];
  }
  if (isIpv4(text)) {
    return needsAuthority
      ? 'Enter a DNS name, or choose a certificate of your own, because none is issued for an IP address.'
      : undefined;
  }
  if (/^[\d.]+$/.test(text)) {
    return 'Enter four numbers from 0 to 255 with dots between them, or a DNS name.';
  }
  if (text.length > longestName) {
    return `Shorten the name to ${longestName} characters.`;
  }
  if (!text.split('.').every((part) => label.test(part))) {
    return `Write each part between two dots with 1 to 63 letters, digits, and inner hyphens, ${example}.`;
  }
  if (needsAuthority && (!text.includes('.') || privateEnding.test(text))) {
    return 'Enter a name that exists on the internet, or choose a certificate of your own, because none is issued for this one.';
  }
  return undefined;
}

/** The part after the `@` has to be a hostname with a dot. */
export function emailFault(text: string): string | undefined {
  const [, host = ''] = /^[^\s@<>",;:\\()[\]]+@([^\s@]+)$/.exec(text) ?? [];
  return host.includes('.') && hostnameFault(host.toLowerCase(), false) === undefined
    ? undefined
    : 'Enter one address, such as ops@example.com.';
}
