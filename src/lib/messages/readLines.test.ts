import {expect, it} from 'vitest';
import {readLines} from './readLines';

it.each([
  ['backend-1  | Error: connect ECONNREFUSED', 'Error: connect ECONNREFUSED'],
  [
    '[2026-11-22T20:43:04.403Z] [ERROR] [refresh-job] Failed to refresh provider 3:',
    'Failed to refresh provider 3:',
  ],
  ['2026/11/22 20:43:04 [error] 7#7: *1 connect() failed', '7#7: *1 connect() failed'],
  ['Nov 22 20:43:04 web-1 sshd[811]: Connection closed', 'Connection closed'],
  ["\u001b[32m'unable to open'\u001b[39m", "'unable to open'"],
  ['\u001b]0;root@web-1\u0007Failed to start', 'Failed to start'],
  ['\u001b]8;;file://web-1/a\u001b\\a.service\u001b]8;;\u001b\\ failed', 'a.service failed'],
  ['HTTP/1.1 401 Unauthorized {"error":"No token"}', '{"error":"No token"}'],
  ['POST http://a:3001/b 403 (Forbidden) {"error":"No"}', '{"error":"No"}'],
  [
    'HTTP action failed: 415 Unsupported - {"error":"No"}',
    'HTTP action failed: 415 Unsupported - {"error":"No"}',
  ],
  ['[Job] pullGrafanaAlerts failed', '[Job] pullGrafanaAlerts failed'],
])('reads the message of %s', (line, message) => {
  expect(readLines(line).map(({text}) => text)).toEqual([message]);
});

it('reads a text in which a terminal title starts again and again', () => {
  // Searching for the end of each one took a minute.
  expect(readLines('\u001b]'.repeat(250_000))).toHaveLength(0);
});

it('counts lines that differ only in numbers as one message', () => {
  expect(readLines('Failed for 1\nother\nFailed for 22')).toEqual([
    {text: 'Failed for 1', count: 2},
    {text: 'other', count: 1},
  ]);
});

it('leaves out the lines of a printed object and a stack trace around the reason', () => {
  const block =
    "{\n  extraArgs: {\n    err: {\n      name: 'Error',\n      message: 'refused',\n      cause: undefined\n    }\n  }\n}\n    at TCP (node:net:1611:16)";
  expect(readLines(block).map(({text}) => text)).toEqual(["message: 'refused',"]);
});
