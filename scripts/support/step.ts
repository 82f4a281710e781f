/** What a step of `npm test` is, what it gives back, and how several are selected and added up. */

/** How many tests or checks ran, and what a reader should see when some failed, first failure first. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Names of steps whose failure makes this one pointless. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Tally>;
}

/** A command that has no report of its own counts as one check. */
export function singleCheck(ok: boolean, failure: string): Tally {
  return ok ? {passed: 1, failed: 0, failures: []} : {passed: 0, failed: 1, failures: [failure]};
}

/** Adds tallies up; failures stay in order. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/**
 * The names after `--only`, separated by commas; `undefined` means all steps.
 * @throws naming the wrong argument or step and those that exist
 */
export function selectedNames(
  args: readonly string[],
  known: readonly string[],
): readonly string[] | undefined {
  if (args.length === 0) {
    return undefined;
  }
  const [option, list] = args;
  if (option !== '--only' || list === undefined || args.length > 2) {
    throw new Error(`Unknown arguments "${args.join(' ')}". Use: npm test -- --only ${known.join(',')}`);
  }
  const names = list.split(',');
  const wrong = names.find((name) => !known.includes(name));
  if (wrong !== undefined) {
    throw new Error(`There is no step "${wrong}". The steps are: ${known.join(', ')}.`);
  }
  return names;
}
