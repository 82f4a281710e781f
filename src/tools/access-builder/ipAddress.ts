import {excerpt} from '@site/src/components/form/typed';
import {isIpv4} from '@site/src/site/text/hostnameFault';

/** An address as the numbers that it's written with, each of a given number of bits. */
interface Address {
  readonly parts: readonly number[];
  readonly bits: 8 | 16;
}

function readIpv6(text: string): Address | undefined {
  if (!/^[\da-fA-F:]+$/.test(text) || text.includes(':::')) {
    return undefined;
  }
  const [before = '', after, ...more] = text.split('::');
  const groups = (half: string): readonly string[] => (half === '' ? [] : half.split(':'));
  const [start, end] = [groups(before), groups(after ?? '')];
  const zeros = 8 - start.length - end.length;
  const isWhole = after === undefined ? zeros === 0 : zeros > 0;
  return isWhole && more.length === 0 && [...start, ...end].every((group) => /^[\da-fA-F]{1,4}$/.test(group))
    ? {
        parts: [...start, ...Array<string>(zeros).fill('0'), ...end].map((group) => parseInt(group, 16)),
        bits: 16,
      }
    : undefined;
}

function readAddress(text: string): Address | undefined {
  return isIpv4(text) ? {parts: text.split('.').map(Number), bits: 8} : readIpv6(text);
}

function show({parts, bits}: Address): string {
  return bits === 8
    ? parts.join('.')
    : parts
        .map((part) => part.toString(16))
        .join(':')
        .replace(/(?:(?:^|:)0)+$/, '::');
}

/** The address with zeros after the first bits. */
function networkOf({parts, bits}: Address, size: number): Address {
  return {
    bits,
    parts: parts.map((part, place) => {
      const cleared = Math.min(Math.max(bits * (place + 1) - size, 0), bits);
      return part - (part % 2 ** cleared);
    }),
  };
}

/** What's wrong with an address or a network that `from=` of an SSH key compares. */
export function addressFault(text: string): string | undefined {
  const [host = '', size, ...more] = text.split('/');
  const address = readAddress(host);
  if (address === undefined) {
    if (/^[\d.]+(?::\d+)?$/.test(host)) {
      return `"${excerpt(text)}" isn't an IPv4 address. Write four numbers from 0 to 255, without a port, such as 192.0.2.10.`;
    }
    return host.includes(':')
      ? `"${excerpt(text)}" isn't an IPv6 address. Write it without brackets or a port, such as 2001:db8::10.`
      : `"${excerpt(text)}" isn't an address. Write an IP address, because SSH servers don't look up names unless UseDNS is on.`;
  }
  if (size === undefined) {
    return undefined;
  }
  const most = address.parts.length * address.bits;
  if (more.length > 0 || !/^\d{1,3}$/.test(size) || Number(size) > most) {
    return `"${excerpt(text)}" has an unknown network size. After the slash, write a number from 0 to ${most}.`;
  }
  const network = networkOf(address, Number(size));
  return network.parts.every((part, place) => part === address.parts[place])
    ? undefined
    : `"${excerpt(text)}" is an address in a network, so SSH servers refuse the key. Write "${show(network)}/${Number(size)}", or the address without the slash.`;
}
