/** A software bill of materials in the format CycloneDX, as far as the site looks at it. */
import {type Lockfile} from './lockfile';

export interface Component {
  readonly name: string;
  readonly version: string;
}

export interface BillOfMaterials {
  readonly components: readonly Component[];
}

/** @throws Error when the text is no such bill */
export function parseBillOfMaterials(json: string): BillOfMaterials {
  const bill = JSON.parse(json) as {readonly bomFormat?: unknown; readonly components?: unknown};
  if (bill.bomFormat !== 'CycloneDX' || !Array.isArray(bill.components) || bill.components.length === 0) {
    throw new Error('That is no bill of materials in the format CycloneDX.');
  }
  return {components: bill.components as readonly Component[]};
}

/**
 * Packages of the lockfile that a bill does not name with their version. Optional ones may be for other machines, and
 * npm lists no tree that has an unmet peer dependency unless it leaves peers out.
 */
export function missingComponents({components}: BillOfMaterials, lockfile: Lockfile): readonly string[] {
  const named = new Set(components.map(({name, version}) => `${name}@${version}`));
  return Object.entries(lockfile.packages)
    .filter(([place, {optional, peer}]) => place !== '' && optional !== true && peer !== true)
    .map(([place, {version = ''}]) => `${place.replace(/^.*node_modules\//, '')}@${version}`)
    .filter((id) => !named.has(id));
}
