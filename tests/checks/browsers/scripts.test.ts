import {describe, expect, it} from 'vitest';
import {listSources} from '../sources';
import {problemLines} from '../problem';
import {acceptedInScripts} from './accepted';
import {unsupportedByTargets} from './promised';
import {findNewApis, openScripts} from './scripts';
import {judgeUses} from './uses';

const fixture = 'tests/fixtures/faults/newer-apis.ts';

/** Scripts that run in browsers. What they import is loaded with them. */
function isForBrowsers(file: string): boolean {
  return /^(?:src|plugins\/framework-patches)\/.*\.tsx?$/.test(file) && !/\.test\.|\/fixtures\//.test(file);
}

// In one run, because the compiler needs seconds to load the browser types.
const uses = findNewApis(
  openScripts([...listSources().filter(isForBrowsers), fixture]),
  unsupportedByTargets(),
);

describe('the check of scripts for what the oldest browsers lack', () => {
  it('finds each way to use it', () => {
    const found = uses.filter(({where}) => where === fixture).map(({feature}) => feature);
    expect(found).toEqual([
      'api.Window.navigation',
      'api.URL.canParse_static',
      'api.Element.checkVisibility',
      'api.Element.ariaExpanded',
      'api.scheduler',
      'api.Scheduler.yield',
      'api.Document.startViewTransition',
      'api.Document.scrollend_event',
      'javascript.builtins.Intl.Segmenter',
      'css.selectors.has',
      'css.selectors.user-valid',
    ]);
  });

  it('finds nothing in the project that was not accepted', () => {
    const own = uses.filter(({where}) => where !== fixture);
    expect(problemLines(judgeUses(own, acceptedInScripts))).toEqual([]);
  });
});
