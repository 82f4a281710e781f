/** `npm test`: runs every step in order, says how long each took and what failed, and counts. */
import {selectedNames, singleCheck, sum, type Step, type Tally} from './support/step';
import {steps} from './support/steps';

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function runStep(step: Step): Promise<Tally> {
  const start = performance.now();
  console.log(`▶ ${step.name}`);
  const tally = await step
    .run()
    .catch((error: unknown) => singleCheck(false, error instanceof Error ? error.message : String(error)));
  const mark = tally.failed === 0 ? '✔' : '✘';
  console.log(`${mark} ${step.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds(start)}`);
  for (const failure of tally.failures) {
    console.log(`\n${failure}`);
  }
  return tally;
}

async function main(args: readonly string[]): Promise<void> {
  const wanted = selectedNames(
    args,
    steps.map((step) => step.name),
  );
  const failed = new Set<string>();
  const tallies: Tally[] = [];
  for (const step of steps.filter(({name}) => wanted?.includes(name) ?? true)) {
    const missing = step.needs?.find((name) => failed.has(name));
    if (missing !== undefined) {
      console.log(`− ${step.name}: not run, because ${missing} failed`);
      continue;
    }
    const tally = await runStep(step);
    tallies.push(tally);
    if (tally.failed > 0) {
      failed.add(step.name);
    }
  }
  const total = sum(tallies);
  if (failed.size > 0) {
    console.log(
      `Failed: ${[...failed].join(', ')}. Run one alone: npm test -- --only ${[...failed][0] ?? ''}`,
    );
  }
  // Continuous integration reads this line: digits and words only, last.
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.size > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
