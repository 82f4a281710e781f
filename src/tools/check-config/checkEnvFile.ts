import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import {fileStart, type Finding, type Range} from './finding';
import {interpolate} from './interpolation';
import {checkSecrets} from './secrets';
import {checkVariables, repeatedVariables, type SetVariable} from './variables';

const assignment = /^(\s*(?:export\s+)?)([A-Za-z_][\w.-]*)(\s*[=:])(.*)$/;
const blankOrComment = /^\s*(?:#.*)?$/;

interface Value {
  /** As Compose reads it; `undefined` if that's uncertain. */
  readonly value: string | undefined;
  /** Whether Compose reads it differently from how it's written. */
  readonly isChanged: boolean;
  /** Whether nothing except a comment follows in its last line. */
  readonly endsItsLine: boolean;
  /** Where the line after it begins; `undefined` if its quote isn't closed. */
  readonly next: number | undefined;
}

interface Lines {
  readonly variables: readonly SetVariable[];
  readonly faults: readonly Finding[];
}

/** What's wrong with everything up to a value, which is in this range. */
function checkForm(range: Range, before: string, name: string, sign: string): readonly Finding[] {
  const found = [
    ...(before.includes('export') ? ['`export`'] : []),
    ...(sign.endsWith(':') ? ['a colon'] : []),
    ...(sign.length > 1 ? ['the space'] : []),
  ];
  const edit = {...range, text: `${name}=`};
  return found.length === 0
    ? []
    : [{check: 'env-form', range, values: {name, found: found.join(' or ')}, edit}];
}

/** The start of the line after a position. */
function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline + 1;
}

/**
 * The position of the quote that closes the one at `start`, if there is one. A quote after a backslash doesn't close
 * anything.
 */
function closingQuote(text: string, start: number): number | undefined {
  for (let offset = start + 1; offset < text.length; offset += 1) {
    if (text[offset] === '\\') {
      offset += 1;
    } else if (text[offset] === text[start]) {
      return offset;
    }
  }
  return undefined;
}

function readUnquoted(text: string, start: number): Value {
  const next = nextLine(text, start);
  const written = text.slice(start, next).trim();
  const [value = ''] = written.split(' #', 1);
  return {
    value: interpolate(value.trimEnd()),
    isChanged: value !== written || value.includes('$'),
    endsItsLine: true,
    next,
  };
}

/** A quoted value may have several lines. */
function readQuoted(text: string, start: number): Value {
  const close = closingQuote(text, start);
  if (close === undefined) {
    return {value: undefined, isChanged: false, endsItsLine: false, next: undefined};
  }
  const quote = text.charAt(start);
  const value = text.slice(start + 1, close).replaceAll(`\\${quote}`, quote);
  const next = nextLine(text, close);
  return {
    value: quote === '"' ? interpolate(value) : value,
    isChanged: quote === '"' && value.includes('$'),
    endsItsLine: blankOrComment.test(text.slice(close + 1, next).trimEnd()),
    next,
  };
}

/** Reads a file as Compose does. */
function readLines(text: string): Lines {
  const variables: SetVariable[] = [];
  const faults: Finding[] = [];
  for (let from = 0, next = 0; from < text.length; from = next) {
    next = nextLine(text, from);
    const content = text.slice(from, next).trimEnd();
    const parts = assignment.exec(content);
    if (parts !== null) {
      const [, before = '', name = '', sign = '', rest = ''] = parts;
      const start = from + content.length - rest.trimStart().length;
      const isQuoted = /["']/.test(text.charAt(start));
      const range = {from: from + before.length, to: from + before.length + name.length};
      const {
        value,
        isChanged,
        endsItsLine,
        next: after,
      } = (isQuoted ? readQuoted : readUnquoted)(text, start);
      next = after ?? text.length;
      variables.push({name, range, value, removal: endsItsLine ? {from, to: next, text: ''} : undefined});
      faults.push(...checkForm({from, to: range.to + sign.length}, before, name, sign));
      if (after === undefined) {
        faults.push({check: 'env-quote', range, values: {name}});
      } else if (isChanged) {
        faults.push({check: 'env-changed', range, values: {name}});
      } else if (isQuoted && value !== '') {
        faults.push({check: 'env-quoted', range, values: {name}});
      }
    } else if (!blankOrComment.test(content)) {
      faults.push({check: 'env-line', range: {from, to: next}});
    }
  }
  return {variables, faults};
}

/** Checks the text of a `.env` file. */
export function checkEnvFile(text: string, facts: CheckFacts): readonly Finding[] {
  const {variables, faults} = readLines(text);
  return [
    ...faults,
    ...repeatedVariables(variables),
    ...checkVariables(variables, facts),
    ...checkSecrets(variables, facts, {isCompose: false, missing: fileStart}),
  ];
}
