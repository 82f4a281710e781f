/** From what the tests saw to what the accessibility page tells. Pure. */
import {type RunPart} from '../support/accessibilityRun';

export interface AccessibilityReport {
  /** Day of the run, such as `2026-11-20`. */
  readonly date: string;
  readonly axe: string;
  readonly browser: string;
  readonly modes: readonly string[];
  readonly widths: readonly number[];
  readonly addresses: number;
  /** How often axe looked at a page as it opens, and at an opened state. */
  readonly pageAudits: number;
  readonly stateAudits: number;
  readonly violations: number;
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

function only(values: readonly string[], what: string): string {
  const [value, ...others] = distinct(values);
  if (value === undefined || others.length > 0) {
    throw new Error(`The run names ${others.length + 1} versions of ${what} instead of one.`);
  }
  return value;
}

function auditsOf(parts: readonly RunPart[], kind: RunPart['kind']): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((total, {seen, widths}) => total + seen.length * widths.length, 0);
}

/**
 * @param date day of the run
 * @throws Error when the run is not whole: a test was left out or stopped early
 */
export function summarize(parts: readonly RunPart[], date: string): AccessibilityReport {
  const pages = parts.filter(({kind}) => kind === 'addresses');
  const modes = [...distinct(parts.map(({mode}) => mode))].sort();
  const widths = [...distinct(parts.flatMap((part) => part.widths))].sort((a, b) => a - b);
  const addresses = distinct(pages.flatMap(({seen}) => seen)).length;
  const pageAudits = auditsOf(parts, 'addresses');
  const stateAudits = auditsOf(parts, 'states');
  if (addresses === 0 || stateAudits === 0 || pageAudits !== addresses * modes.length * widths.length) {
    throw new Error('The accessibility tests did not all run. Run `npm run e2e` as a whole, then try again.');
  }
  return {
    date,
    axe: only(
      parts.map(({axe}) => axe),
      'axe',
    ),
    browser: only(
      parts.map(({browser}) => browser),
      'the browser',
    ),
    modes,
    widths,
    addresses,
    pageAudits,
    stateAudits,
    violations: parts.reduce((total, {violations}) => total + violations, 0),
  };
}

/** Where the page tells something else than the run; date and browser may differ from one machine to the next. */
export function differences(told: AccessibilityReport, run: AccessibilityReport): readonly string[] {
  const compared = [
    'axe',
    'modes',
    'widths',
    'addresses',
    'pageAudits',
    'stateAudits',
    'violations',
  ] as const;
  return compared
    .map((key) => [key, JSON.stringify(told[key]), JSON.stringify(run[key])] as const)
    .filter(([, page, tests]) => page !== tests)
    .map(([key, page, tests]) => `${key}: the page says ${page}, the tests saw ${tests}`);
}
