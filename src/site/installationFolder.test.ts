import {describe, expect, it} from 'vitest';
import {installationFolderFault} from './installationFolder';

describe('the folder of an installation', () => {
  it.each([
    '/opt/opsimate',
    '/srv/containers/ops-1.console',
    '/home/jane/opsimate',
    '/Users/jane/opsimate',
    '/root/opsimate',
    '/var/lib/opsimate',
    '/var/opt/opsimate',
    '/mnt/data/opsimate',
    '/volume1/docker/opsimate',
    '/etcetera/opsimate',
  ])('may be %s', (folder) => {
    expect(installationFolderFault(folder)).toBeUndefined();
  });

  it.each([
    ['/etc', "Choose a folder that isn't the operating system's"],
    ['/etc/nginx', "Choose a folder that isn't the operating system's"],
    ['/usr', "Choose a folder that isn't the operating system's"],
    ['/usr/local/bin', "Choose a folder that isn't the operating system's"],
    ['/var/lib/docker', "Choose a folder that isn't the operating system's"],
    ['/var/lib/docker/volumes', "Choose a folder that isn't the operating system's"],
    ['/tmp/opsimate', "Choose a folder that isn't the operating system's"],
    ['/private/etc', "Choose a folder that isn't the operating system's"],
    [
      '/home/jane',
      "Add a separate folder, as in /home/jane/opsimate, because this one contains all of a user's files",
    ],
    [
      '/Users/jane',
      "Add a separate folder, as in /Users/jane/opsimate, because this one contains all of a user's files",
    ],
    ['/opt', 'Add a separate folder, as in /opt/opsimate, because other programs use this one'],
    ['/root', 'Add a separate folder, as in /root/opsimate'],
    ['/home', 'Add a separate folder, as in /home/opsimate'],
    ['/var', 'Add a separate folder, as in /var/opsimate'],
    ['/var/lib', 'Add a separate folder, as in /var/lib/opsimate'],
    ['', 'Begin with a slash, as in /opt/opsimate'],
    ['C:\\opsimate', 'Begin with a slash, as in /opt/opsimate'],
    ['/', 'Leave out the trailing slash'],
    ['/opt//opsimate', 'Use one slash between two names'],
    ['/opt/../etc', 'Enter the path without ..'],
    ['/opt/.', 'Enter the path without .'],
    ['opt/opsimate', 'Begin with a slash, as in /opt/opsimate'],
    ['~/opsimate', 'Begin with a slash, as in /opt/opsimate'],
    ['/opt/%n', 'Use only letters, digits'],
    ['/srv/my console', 'Use only letters, digits'],
    ["/srv/it's", 'Use only letters, digits'],
    ['/srv/$HOME', 'Use only letters, digits'],
    ['/srv/a\n', 'Use only letters, digits'],
  ])("can't be %j: %s", (folder, fault) => {
    expect(installationFolderFault(folder)).toContain(fault);
  });
});
