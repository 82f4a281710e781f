import {describe, expect, it} from 'vitest';
import {installationFolderAdvice} from './installationFolder';

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
    expect(installationFolderAdvice(folder)).toBeUndefined();
  });

  it.each([
    ['/etc', "choose a folder that isn't the operating system's"],
    ['/etc/nginx', "choose a folder that isn't the operating system's"],
    ['/usr', "choose a folder that isn't the operating system's"],
    ['/usr/local/bin', "choose a folder that isn't the operating system's"],
    ['/var/lib/docker', "choose a folder that isn't the operating system's"],
    ['/var/lib/docker/volumes', "choose a folder that isn't the operating system's"],
    ['/tmp/opsimate', "choose a folder that isn't the operating system's"],
    ['/private/etc', "choose a folder that isn't the operating system's"],
    [
      '/home/jane',
      "add a separate folder, as in /home/jane/opsimate, because this one contains all of a user's files",
    ],
    [
      '/Users/jane',
      "add a separate folder, as in /Users/jane/opsimate, because this one contains all of a user's files",
    ],
    ['/opt', 'add a separate folder, as in /opt/opsimate, because other programs use this one'],
    ['/root', 'add a separate folder, as in /root/opsimate'],
    ['/home', 'add a separate folder, as in /home/opsimate'],
    ['/var', 'add a separate folder, as in /var/opsimate'],
    ['/var/lib', 'add a separate folder, as in /var/lib/opsimate'],
    ['/', 'leave out the slash at the end'],
    ['/opt/../etc', 'write the path without ..'],
    ['/opt/.', 'write the path without .'],
    ['opt/opsimate', 'begin with a slash, as in /opt/opsimate'],
    ['~/opsimate', 'begin with a slash, as in /opt/opsimate'],
    ['/srv/my console', 'use only letters, digits'],
    ["/srv/it's", 'use only letters, digits'],
    ['/srv/$HOME', 'use only letters, digits'],
    ['/srv/a\n', 'use only letters, digits'],
  ])("can't be %j: %s", (folder, advice) => {
    expect(installationFolderAdvice(folder)).toContain(advice);
  });
});
