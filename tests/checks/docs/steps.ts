/** What steps need, remove, and restore, and the first step of a remedy that lacks what it needs. */
import type {Fact} from './facts';

/**
 * In the order in which they apply to the same words. `lacks` is what a text describes; the others are what it has the
 * reader do.
 */
const effects = ['needs', 'lacks', 'removes', 'restores'] as const;
type Effect = (typeof effects)[number];

/** A kind of step: words with an effect on things. */
export interface Step {
  readonly things: readonly string[];
  readonly effect: Effect;
  readonly words: RegExp;
}

/** A part of a remedy: what it says about the reader's case, or what it has the reader do. */
export interface Part {
  readonly text: string;
  readonly told?: true;
}

/** The words of a step, and what's unavailable to it. */
interface Contradiction {
  readonly found: string;
  readonly thing: string;
}

/** @throws Error naming an effect that doesn't exist */
export function parseSteps(facts: readonly Fact<'things' | 'effect' | 'words'>[]): readonly Step[] {
  return facts.map(({things, effect: name, words}) => {
    const effect = effects.find((each) => each === name);
    if (effect === undefined) {
      throw new Error(`"${name}" isn't an effect of a step. Use one of ${effects.join(', ')}.`);
    }
    return {things: things.split(', '), effect, words: new RegExp(words, 'gm')};
  });
}

interface Event extends Step {
  readonly found: string;
  readonly offset: number;
}

/** Steps in the order of a text. The same words first need something, and then change it. */
function eventsOf(text: string, steps: readonly Step[]): readonly Event[] {
  return steps
    .flatMap((step) =>
      Array.from(text.matchAll(step.words), ({0: found, index}) => ({...step, found, offset: index})),
    )
    .sort((a, b) => a.offset - b.offset || effects.indexOf(a.effect) - effects.indexOf(b.effect));
}

/**
 * Reads a remedy in order, and keeps track of what's available.
 *
 * @param lacking what's unavailable at the beginning
 */
export function findUnmetPrecondition(
  parts: readonly Part[],
  lacking: readonly string[],
  steps: readonly Step[],
): Contradiction | undefined {
  const missing = new Set(lacking);
  for (const {text, told} of parts) {
    const counting = told ? steps.filter(({effect}) => effect === 'lacks') : steps;
    for (const {things, effect, found} of eventsOf(text, counting)) {
      const thing = things.find((each) => missing.has(each));
      if (effect === 'needs') {
        if (thing !== undefined) {
          return {found, thing};
        }
      } else {
        things.forEach((each) => (effect === 'restores' ? missing.delete(each) : missing.add(each)));
      }
    }
  }
  return undefined;
}
