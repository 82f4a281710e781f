/** The load generator's input and output. */

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds within which half and 99 of 100 answers came. */
  readonly p50: number;
  readonly p99: number;
  /** Broken or late connections, and answers other than 2xx and 3xx. */
  readonly errors: number;
  readonly requests: number;
}

/** A script that asks for the addresses in turn, as browsers do: with compression. */
export function mixScript(addresses: readonly string[], encoding: string): string {
  const list = addresses.map((address) => JSON.stringify(address)).join(',\n  ');
  return `local addresses = {\n  ${list}\n}
local turn = 0
request = function()
  turn = turn % #addresses + 1
  return wrk.format("GET", addresses[turn], {["Accept-Encoding"] = "${encoding}"})
end
`;
}

const units: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

function found(report: string, pattern: RegExp): string {
  const match = pattern.exec(report)?.[1];
  if (match === undefined) {
    throw new Error(`The report of wrk has nothing like ${pattern.source}:\n${report}`);
  }
  return match;
}

function milliseconds(report: string, share: string): number {
  const [, value = '', unit = ''] =
    /^([\d.]+)(\w+)$/.exec(found(report, new RegExp(`${share}%\\s+(\\S+)`))) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}

/** Reads the report of `wrk --latency`. */
export function parseReport(report: string): LoadResult {
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  const statuses = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? [];
  return {
    requestsPerSecond: Number(found(report, /Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(report, '50'),
    p99: milliseconds(report, '99'),
    errors: [...sockets.slice(1), ...statuses.slice(1)].reduce((sum, count) => sum + Number(count), 0),
    requests: Number(found(report, /(\d+) requests in /)),
  };
}

/** A table for readers and for BENCHMARKS.md. */
export function loadTable(rows: readonly (readonly [name: string, result: LoadResult])[]): string {
  const lines = rows.map(
    ([name, {requestsPerSecond, p50, p99, errors, requests}]) =>
      `| ${name} | ${Math.round(requestsPerSecond)} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms | ${errors} of ${requests} |`,
  );
  return [
    '| Served | Requests/s | p50 | p99 | Errors |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}
