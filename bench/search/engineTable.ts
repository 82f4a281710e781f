import {kib, mib, ms} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import type {EngineResult} from './engineBench';

/** The table of all engines, one row for each set of records and engine. */
export function engineTable(results: readonly EngineResult[]): string {
  return markdownTable<EngineResult>(
    [
      {heading: 'engine', cell: ({name}) => name},
      {heading: 'records', cell: ({records}) => records.toLocaleString('en')},
      {heading: 'index KiB', cell: ({index}) => kib(index.raw)},
      {heading: 'gzip', cell: ({index}) => kib(index.gzip)},
      {heading: 'brotli', cell: ({index}) => kib(index.brotli)},
      {heading: 'code KiB, brotli', cell: ({code}) => kib(code.brotli)},
      {heading: 'load ms', cell: ({loadMs}) => ms(loadMs)},
      {heading: 'key p50 ms', cell: ({keyP50}) => ms(keyP50)},
      {heading: 'key p95 ms', cell: ({keyP95}) => ms(keyP95)},
      {heading: 'heap MiB', cell: ({heapBytes}) => mib(heapBytes)},
    ],
    results,
  );
}
