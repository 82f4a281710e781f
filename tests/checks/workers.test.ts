import {expect, it} from 'vitest';
import {findMissingRuntime} from './workers';

it.each([
  ['a runtime of one letter', '(()=>{var e={};function r(t){return e[t]}r(1)})()'],
  ['a runtime under its full name', 'function __webpack_require__(id){}__webpack_require__(1)'],
  [
    'a module that is handed the runtime',
    '({1:function(module,exports,__webpack_require__){__webpack_require__(2)}})',
  ],
])('A script with %s is sound', (_what, text) => {
  expect(findMissingRuntime([['worker.js', text]])).toEqual([]);
});

it.each(['(()=>{__webpack_require__.p="/";})()', 'const engine=__webpack_require__(7);'])(
  "A script that calls a runtime it doesn't have is named: %s",
  (text) => {
    expect(findMissingRuntime([['worker.js', text]])).toEqual([
      {where: 'worker.js', what: "calls __webpack_require__, which it doesn't define"},
    ]);
  },
);
