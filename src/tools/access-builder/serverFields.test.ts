import {describe, expect, it} from 'vitest';
import {findFaults} from '@site/src/components/form/fieldFacts';
import {defaultServerFields, type ServerFields, serverFacts} from './serverFields';

function faultsOf(fields: Partial<ServerFields>): object {
  return findFaults({...defaultServerFields, ...fields}, serverFacts);
}

describe('what a reader types', () => {
  it.each([
    ['account', '', 'Enter a name for the account, such as opsimate.'],
    [
      'account',
      'root',
      'root can do everything, so no file here can limit it. Enter a separate account, such as opsimate.',
    ],
    [
      'account',
      'OpsUser',
      '"OpsUser" contains capital letters, which aren\'t allowed here. Enter "opsuser".',
    ],
    [
      'account',
      'ops.user',
      '"ops.user" contains the character ".". Use only a to z, digits, hyphens, and underscores.',
    ],
    ['account', '1ops', '"1ops" must begin with a letter.'],
    ['account', 'ops user', '"ops user" has a space in it. Remove the space, or replace it with a hyphen.'],
    [
      'addresses',
      'backend.example.com',
      '"backend.example.com" isn\'t an address. Enter an IP address, because SSH servers don\'t look up names unless UseDNS is on.',
    ],
    [
      'addresses',
      '10.0.0.300',
      '"10.0.0.300" isn\'t an IPv4 address. Enter four numbers from 0 to 255, without a port, such as 192.0.2.10.',
    ],
    [
      'addresses',
      '10.0.0.1:22',
      '"10.0.0.1:22" isn\'t an IPv4 address. Enter four numbers from 0 to 255, without a port, such as 192.0.2.10.',
    ],
    [
      'addresses',
      '[2001:db8::1]',
      '"[2001:db8::1]" isn\'t an IPv6 address. Enter it without brackets or a port, such as 2001:db8::10.',
    ],
    [
      'addresses',
      '::ffff:192.0.2.10',
      '"::ffff:192.0.2.10" isn\'t an IPv6 address. Enter it without brackets or a port, such as 2001:db8::10.',
    ],
    [
      'addresses',
      '10.0.0.0/33',
      '"10.0.0.0/33" has an invalid network size. After the slash, enter a number from 0 to 32.',
    ],
    ...(
      [
        ['10.1.2.3/16', '10.1.0.0/16'],
        ['10.1.2.255/25', '10.1.2.128/25'],
        ['192.0.2.10/0', '0.0.0.0/0'],
        ['2001:db8::10/64', '2001:db8::/64'],
        ['fe80:0:0:1:2:3:4:5/60', 'fe80::/60'],
        ['1:2:3:4:5:6:7:8ff/120', '1:2:3:4:5:6:7:800/120'],
        ['::1/0', '::/0'],
      ] as const
    ).map(
      ([address, network]) =>
        [
          'addresses',
          address,
          `"${address}" is a machine's address with a network size after it, so SSH servers reject the key. Enter "${network}", or the address without the slash.`,
        ] as const,
    ),
    [
      'containers',
      'web-*',
      '"web-*" is a pattern, which would also allow other docker options. List the containers by name.',
    ],
    ['containers', '-web', '"-web" must begin with a letter or a digit.'],
    [
      'containers',
      'web$(id)',
      '"web$(id)" contains the character "$". Use only letters, digits, dots, hyphens, and underscores.',
    ],
    [
      'units',
      'nginx',
      '"nginx" has no suffix, and permissions are compared character by character. Enter "nginx.service", as in the console.',
    ],
    ['units', 'a*.service', '"a*.service" is a pattern. List the units by name.'],
    [
      'units',
      'dev-\\x2d.service',
      '"dev-\\x2d.service" contains a backslash, which the host\'s shell removes. Give the unit an alias without one.',
    ],
    [
      'units',
      '$(id).service',
      '"$(id).service" contains the character "$". Use only letters, digits, and the characters : . @ _ -.',
    ],
    [
      'dockerPath',
      'docker',
      'Begin with a slash, as in /usr/bin/docker, because a relative path depends on where a program starts.',
    ],
  ] as const)('%s %j is rejected with what to do', (field, value, message) => {
    expect(faultsOf({[field]: value})).toEqual({[field]: message});
  });

  it('is accepted if it exists on real hosts', () => {
    const fields = {
      account: '_ops-2',
      addresses:
        '10.1.2.3, 192.168.0.0/16, 192.0.2.7/32 0.0.0.0/0, ::1, 2001:db8::/32 fe80:0:0:0:1:2:3:4/128 ::/0',
      containers: 'web_1, api.v2 3proxy',
      units: 'getty@tty1.service foo:bar.timer',
      dockerPath: '/snap/bin/docker',
    };
    expect(faultsOf(fields)).toEqual({});
  });

  it("doesn't matter where it isn't used", () => {
    expect(faultsOf({docker: 'group', dockerPath: '', containers: '*'})).toEqual({});
    expect(faultsOf({control: false, containers: '*'})).toEqual({});
  });
});

it('A host without Docker and without units is rejected, because nothing would be left to watch', () => {
  expect(faultsOf({docker: 'none', units: ''})).toEqual({units: 'Enter a unit, such as nginx.service.'});
});
