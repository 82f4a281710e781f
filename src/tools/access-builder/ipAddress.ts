import {excerpt} from '@site/src/components/form/typed';
import {isIpv4} from '@site/src/site/text/hostnameFault';
import {parseUrl} from '@site/src/site/text/parseUrl';

/** An address as its groups of numbers, each with a given number of bits. */
interface Address {
  readonly parts: readonly number[];
  readonly bits: 8 | 16;
}

/** An IPv6 address as browsers write it: in lowercase, with `::` for its longest run of zeros. */
function shortIpv6(text: string): string | undefined {
  return /^[\da-f:]+$/i.test(text) ? parseUrl(`http://[${text}]`)?.hostname.slice(1, -1) : undefined;
}

function readIpv6(text: string): Address | undefined {
  const [start = [], end = []] =
    shortIpv6(text)
      ?.split('::')
      .map((half) => half.split(':').map((group) => parseInt(group || '0', 16))) ?? [];
  const zeros = Array<number>(8 - start.length - end.length).fill(0);
  return start.length === 0 ? undefined : {parts: [...start, ...zeros, ...end], bits: 16};
}

function readAddress(text: string): Address | undefined {
  return isIpv4(text) ? {parts: text.split('.').map(Number), bits: 8} : readIpv6(text);
}

function show({parts, bits}: Address): string {
  return bits === 8 ? parts.join('.') : (shortIpv6(parts.map((part) => part.toString(16)).join(':')) ?? '');
}

/** The address with all bits after the first ones set to zero. */
function networkOf({parts, bits}: Address, size: number): Address {
  return {
    bits,
    parts: parts.map((part, index) => {
      const cleared = Math.min(Math.max(bits * (index + 1) - size, 0), bits);
      return part - (part % 2 ** cleared);
    }),
  };
}

/** What's wrong with an address or a network in the `from=` option of an SSH key. */
export function addressFault(text: string): string | undefined {
  const [host = '', size, ...more] = text.split('/');
  const address = readAddress(host);
  if (address === undefined) {
    if (/^[\d.]+(?::\d+)?$/.test(host)) {
      return `"${excerpt(text)}" isn't an IPv4 address. Enter four numbers from 0 to 255, without a port, such as 192.0.2.10.`;
    }
    return host.includes(':')
      ? `"${excerpt(text)}" isn't an IPv6 address. Enter it without brackets or a port, such as 2001:db8::10.`
      : `"${excerpt(text)}" isn't an address. Enter an IP address, because SSH servers don't look up names unless UseDNS is on.`;
  }
  if (size === undefined) {
    return undefined;
  }
  const most = address.parts.length * address.bits;
  if (more.length > 0 || !/^\d{1,3}$/.test(size) || Number(size) > most) {
    return `"${excerpt(text)}" has an invalid network size. After the slash, enter a number from 0 to ${most}.`;
  }
  const network = networkOf(address, Number(size));
  return network.parts.every((part, index) => part === address.parts[index])
    ? undefined
    : `"${excerpt(text)}" is a machine's address with a network size after it, so SSH servers reject the key. Enter "${show(network)}/${Number(size)}", or the address without the slash.`;
}
