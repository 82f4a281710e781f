/**
 * A script that starts on its own, such as a worker, includes the bundler's runtime, or it fails at its first import.
 */
import {type Problem} from './problem';

/**
 * Scripts that call the runtime by a name that only a script with a runtime defines. Minified scripts receive it as a
 * one-letter parameter, so the full name means that it's undefined.
 *
 * @param scripts text of the built scripts by file name
 */
export function findMissingRuntime(
  scripts: Iterable<readonly [file: string, text: string]>,
): readonly Problem[] {
  return [...scripts]
    .filter(([, text]) => {
      const isDefined =
        /(?:function|var|let|const)\s+__webpack_require__\b|[(,]\s*__webpack_require__\s*[),]/;
      return /\b__webpack_require__\s*[.(]/.test(text) && !isDefined.test(text);
    })
    .map(([where]) => ({where, what: "calls __webpack_require__, which it doesn't define"}));
}
