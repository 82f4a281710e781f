import {pick} from '../../support/random';

/** Which words follow a word in the docs; the empty word marks the start and end of a block. */
export type Chain = ReadonlyMap<string, readonly string[]>;

/** How often a word is an invented name: without any, large sets would have no more words than small ones. */
const inventedShare = 0.01;

/** Counts which words follow which. */
export function chainOf(blocks: readonly (readonly string[])[]): Chain {
  const chain = new Map<string, string[]>();
  for (const block of blocks) {
    [...block, ''].forEach((word, index) => {
      const before = block[index - 1] ?? '';
      const followers = chain.get(before);
      if (followers) {
        followers.push(word);
      } else {
        chain.set(before, [word]);
      }
    });
  }
  return chain;
}

/** Two words of the docs as one identifier, such as `log_retention`. */
function inventName(names: readonly string[], random: () => number): string {
  return [pick(names, random), pick(names, random)].join(pick(['_', '-', '.', '/'], random));
}

/**
 * A block of a given number of words that reads like the docs: each word follows one that it follows there too, and after the
 * end of a block comes the start of another.
 */
export function blockOf(
  chain: Chain,
  names: readonly string[],
  length: number,
  random: () => number,
): string {
  const block: string[] = [];
  let last = '';
  while (block.length < length) {
    last = pick(chain.get(last) ?? [''], random);
    if (last !== '') {
      block.push(random() < inventedShare ? inventName(names, random) : last);
    }
  }
  return block.join(' ');
}
