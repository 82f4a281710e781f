import {excerpt, isIpv4} from '@site/src/components/form/typed';
import type {Fault} from './faults';

function isIpv6(text: string): boolean {
  if (!/^[\da-fA-F:]+$/.test(text) || text.includes(':::')) {
    return false;
  }
  const [before = '', after, ...more] = text.split('::');
  const groups = (half: string): readonly string[] => (half === '' ? [] : half.split(':'));
  const all = [...groups(before), ...groups(after ?? '')];
  return (
    more.length === 0 &&
    all.every((group) => /^[\da-fA-F]{1,4}$/.test(group)) &&
    (after === undefined ? all.length === 8 : all.length < 8)
  );
}

/** What's wrong with an address or a network that `from=` of an SSH key compares. */
export function addressFault(text: string): Fault | undefined {
  const [address = '', bits, ...more] = text.split('/');
  const isV4 = isIpv4(address);
  if (!isV4 && !isIpv6(address)) {
    if (/^[\d.]+(?::\d+)?$/.test(address)) {
      return `"${excerpt(text)}" isn't an IPv4 address. Write four numbers from 0 to 255, without a port, such as 192.0.2.10.`;
    }
    return address.includes(':')
      ? `"${excerpt(text)}" isn't an IPv6 address. Write it without brackets and port, such as 2001:db8::10.`
      : `"${excerpt(text)}" isn't an address. Write an IP address, because SSH servers don't look up names unless UseDNS is on.`;
  }
  const most = isV4 ? 32 : 128;
  const isNetwork = bits !== undefined;
  return more.length > 0 || (isNetwork && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    ? `"${excerpt(text)}" has an unknown network size. After the slash, write a number from 0 to ${most}.`
    : undefined;
}
