/** What the accessibility tests write down while they run. */
export const runFolder = 'test-results/accessibility';

/** What one test saw: pages as they open, or states of pages. */
export interface RunPart {
  readonly kind: 'addresses' | 'states';
  readonly mode: string;
  readonly widths: readonly number[];
  /** Addresses, or names of states. */
  readonly seen: readonly string[];
  readonly violations: number;
  readonly browser: string;
  readonly axe: string;
}
