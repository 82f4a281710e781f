/** `npm run accessibility:report`: puts what the last browser tests saw onto the accessibility page. */
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {readRun, reportFile} from './support/accessibilityChecks';

async function main(): Promise<void> {
  const report = readRun(new Date().toISOString().slice(0, 10));
  const options = await resolveConfig(reportFile);
  writeFileSync(reportFile, await format(JSON.stringify(report), {...options, filepath: reportFile}));
  console.log(`${reportFile}: ${report.addresses} addresses, ${report.violations} violations`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
