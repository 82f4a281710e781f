import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import type {EntryGroup} from '../readEntries';
import {knownMessages} from './knownMessages';
import {groupToMdx, listToMdx} from './toMdx';
import type {Message} from './schema';

const refused: Message = {
  id: 'refused',
  message: 'connect ECONNREFUSED {address}:{port}',
  also: ['Connection refused'],
  seen: ['log', 'api'],
  status: [500],
  means: 'Nothing listens there: `{port}` is <closed>, or {blocked}.',
  causes: [
    {cause: 'It is down.', check: {run: 'nc -vz HOST 22', prints: '`refused`'}, do: 'Start it.'},
    {cause: 'A firewall.'},
  ],
  words: ['port closed'],
  source: ['node 20'],
  related: ['empty'],
};
const empty: Message = {
  id: 'empty',
  trivial: true,
  message: 'Name is required | {field}',
  seen: ['console'],
  where: 'A form',
  do: 'Enter a name.',
  source: ['apps/a.ts:1'],
};
const group: EntryGroup<Message> = {name: 'hosts/network', entries: [refused, empty]};

describe('messages as pages', () => {
  const text = groupToMdx(group, knownMessages([group]));

  it('say what happened, how to tell the causes apart, what to do, and where else to look', () => {
    expect(text).toContain('1. It is down.\n\n   ```bash\n   nc -vz HOST 22\n   ```');
    expect(text).toContain('Confirmed if it prints `refused`.');
    expect(text).toContain('Shown in the backend log and API responses with status 500.');
    expect(text).toContain(
      '[`Name is required | {field}`](/docs/reference/error-messages/hosts/network#empty)',
    );
  });

  it('are MDX, whatever characters an entry has', async () => {
    expect(text).toContain('`{port}` is \\<closed>, or \\{blocked\\}');
    await expect(compile(text)).resolves.toBeDefined();
    await expect(compile(listToMdx(group))).resolves.toBeDefined();
  });

  it('that explain themselves are rows of a table after the others', () => {
    expect(text.split('\n').at(-1)).toContain('A form | Enter a name. |');
  });

  it('are all listed on the page above, with the other names that readers filter by', () => {
    const [, first = '', second = ''] =
      /<EntryList>\s+(.*)\n(.*)\s+<\/EntryList>/.exec(listToMdx(group)) ?? [];
    expect(first).toContain('href={"/docs/reference/error-messages/hosts/network#refused"}');
    expect(first).toContain('also={["Connection refused"]} words={["port closed"]}');
    expect(second).toContain('network#empty');
  });

  it('are rejected if they link to an entry that does not exist', () => {
    const lost = {...group, entries: [refused]};
    expect(() => groupToMdx(lost, knownMessages([lost]))).toThrow(
      'The message "refused" names the related entry "empty", which doesn\'t exist.',
    );
  });
});
