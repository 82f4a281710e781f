/** What's wrong with a machine's name, address, or port that a reader typed, and how to fix it. */

const example = 'such as console.example.com';
const longestName = 253;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Domain endings that only exist inside a network, so no public authority certifies names under them. */
const privateEnding = /\.(?:local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/i;

/** What isn't part of a hostname, with what to do about it. */
const intruders: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [/^[a-z]+:\/\//i, `Leave out the part with ://, and enter only the name, ${example}.`],
  [/@/, `Leave out everything up to the @, and enter only the name, ${example}.`],
  [/[/?#\\]/, 'Leave out the path, because a hostname has none.'],
  [/^\[|:.*:/, "Enter a DNS name, because an IPv6 address can't be used here."],
  [/:/, 'Leave out the colon and the port.'],
  [/\*/, "Enter one complete name, because a wildcard isn't a hostname."],
  [/_/, "Replace the underscore, which hostnames can't have, for example with a hyphen."],
  [/[\s,;]/, 'Enter one name without spaces or commas.'],
  [/[^\x20-\x7e]/, 'Enter the name in its ASCII form, which begins with xn--.'],
];

export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
}

export function portFault(text: string): string | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535
    ? undefined
    : 'Enter one number from 1 to 65535, without other characters.';
}

/**
 * What's wrong with a hostname or an IPv4 address. A valid one contains no character with a special meaning in a shell,
 * YAML, JSON, or nginx.
 *
 * @param needsAuthority a public authority has to issue a certificate for the name
 */
export function hostnameFault(text: string, needsAuthority = false): string | undefined {
  if (text === '') {
    return `Enter the name that users type to open the console, ${example}.`;
  }
  const intruder = intruders.find(([pattern]) => pattern.test(text));
  if (intruder) {
    return intruder[1];
  }
  if (isIpv4(text)) {
    return needsAuthority
      ? 'Enter a DNS name, or choose your own certificate, because none is issued for an IP address.'
      : undefined;
  }
  // Browsers treat it as an IPv4 address, too.
  if (/(?:^|\.)[\d-]+$/.test(text)) {
    return 'Enter four numbers from 0 to 255 with dots between them, or a DNS name.';
  }
  if (text.length > longestName) {
    return `Shorten the name to ${longestName} characters.`;
  }
  if (!text.split('.').every((part) => label.test(part))) {
    return `Use 1 to 63 letters, digits, and inner hyphens in each part between two dots, ${example}.`;
  }
  if (needsAuthority && (!text.includes('.') || privateEnding.test(text))) {
    return 'Enter a public name, or choose your own certificate, because none is issued for this name.';
  }
  return undefined;
}

/** The part after the `@` has to be a hostname with a dot. */
export function emailFault(text: string): string | undefined {
  const [, host = ''] = /^[^\s@<>",;:\\()[\]]+@([^\s@]+)$/.exec(text) ?? [];
  return host.includes('.') && hostnameFault(host) === undefined
    ? undefined
    : 'Enter one address, such as ops@example.com.';
}
