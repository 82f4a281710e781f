/** Syntax that some promised browser can't read, including in packages: it wouldn't run any of such a script. */
import {parse} from 'acorn';
import {type Problem} from '../problem';

/** The newest edition of the language that all promised browsers read, regular expressions included. */
const ecmaVersion = 2023;

/** @param scripts text of the built scripts by file name */
export function findNewSyntax(scripts: Iterable<readonly [file: string, text: string]>): readonly Problem[] {
  return [...scripts].flatMap(([where, text]) => {
    try {
      parse(text, {ecmaVersion});
      return [];
    } catch (error) {
      return [{where, what: `has syntax that isn't in the language of ${ecmaVersion}: ${String(error)}`}];
    }
  });
}
