/** The distance to a whole term, and to its nearest prefix. */
interface Distances {
  readonly whole: number;
  readonly prefix: number;
}

const far: Distances = {whole: Infinity, prefix: Infinity};

/**
 * Counts the letters to change, add, leave out, or swap with their neighbor between two words (optimal string
 * alignment). Gives up, with `Infinity`, once both distances are above `limit`.
 */
export function editDistances(word: string, term: string, limit: number): Distances {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({length: term.length + 1}, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= term.length; column += 1) {
      const same = word[row - 1] === term[column - 1];
      let value = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      if (column > 1 && row > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1]) {
        value = Math.min(value, at(beforeLast, column - 2) + 1);
      }
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) {
      return far;
    }
    beforeLast = last;
    last = current;
  }
  return {whole: at(last, term.length), prefix: Math.min(...last)};
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
