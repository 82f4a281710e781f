import type {Engine} from './engines/engine';

/** An engine in one way of use. */
export interface Contender {
  readonly name: string;
  /** File under `engines/`, without its ending. */
  readonly module: string;
  readonly load: () => Promise<{readonly engine: Engine}>;
  /** Its index is in a worker, whose memory the page doesn't count. */
  readonly inWorker?: boolean;
}

/** Loaded late: the packages of the others are installed by the bench itself. */
export const contenders: readonly Contender[] = [
  {name: 'ours, ranking alone', module: 'ours', load: () => import('./engines/ours')},
  {name: 'ours, whole answer', module: 'oursAnswer', load: () => import('./engines/oursAnswer')},
  {
    name: 'ours, in its worker',
    module: 'oursWorker',
    load: () => import('./engines/oursWorker'),
    inWorker: true,
  },
  {name: 'MiniSearch', module: 'minisearch', load: () => import('./engines/minisearch')},
  {name: 'FlexSearch', module: 'flexsearch', load: () => import('./engines/flexsearch')},
  {name: 'Orama', module: 'orama', load: () => import('./engines/orama')},
  {name: 'lunr', module: 'lunr', load: () => import('./engines/lunr')},
];
