/** `npm run sbom`: writes what the site is made of, in the format CycloneDX, and checks that nothing is missing. */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {type Lockfile} from '../tests/checks/lockfile';
import {missingComponents, parseBillOfMaterials} from '../tests/checks/billOfMaterials';

const target = 'sbom.cdx.json';

// npm refuses to list a tree with an unmet peer dependency, and one of the lint tools wants an older ESLint.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps'];
const json = execFileSync('npm', args, {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 2 ** 26,
});
const bill = parseBillOfMaterials(json);
const missing = missingComponents(bill, JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile);
if (missing.length > 0) {
  throw new Error(`The bill of materials lacks ${missing.join(', ')}.`);
}
writeFileSync(target, json);
console.log(`${target}: ${bill.components.length} components`);
