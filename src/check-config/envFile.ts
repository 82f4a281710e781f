import type {CheckFacts} from '@site/plugins/reference/config-checks/facts';
import type {Edit, Finding, Range} from './finding';
import {checkSecret, repeatedSecrets, type SecretValue} from './secrets';
import {checkVariables, type SetVariable, variableRow} from './variables';

const assignment = /^(\s*(?:export\s+)?)([A-Za-z_][\w.-]*)(\s*[=:])(.*)$/;

interface Assignment extends SetVariable {
  readonly value: string;
  /** The quote around the value. */
  readonly quote: string;
  readonly isCut: boolean;
  readonly form: readonly Finding[];
}

interface Lines {
  readonly assignments: readonly Assignment[];
  readonly faults: readonly Finding[];
}

function formFaults(
  name: string,
  line: number,
  [before, , sign]: readonly string[],
  range: Range,
): readonly Finding[] {
  const found = [
    ...(before?.includes('export') ? ['`export`'] : []),
    ...(sign?.endsWith(':') ? ['a colon'] : []),
    ...(sign !== undefined && sign.length > 1 ? ['the space'] : []),
  ];
  const edit: Edit = {...range, text: `${name}=`};
  return found.length === 0
    ? []
    : [{check: 'env-form', line, values: {name, found: found.join(' and ')}, edit}];
}

/** Whether Compose reads a value differently from how it's written. */
function isChanged(value: string, quote: string): boolean {
  return (quote !== "'" && /\$(?:\w|\{)/.test(value)) || (quote === '' && /\s#/.test(value));
}

/** Reads a file as Compose does: a quoted value may have several lines. */
function readLines(text: string): Lines {
  const assignments: Assignment[] = [];
  const faults: Finding[] = [];
  let from = 0;
  let open: {readonly quote: string; readonly line: number; readonly name: string} | undefined;
  for (const [place, raw] of text.split('\n').entries()) {
    const start = from;
    from += raw.length + 1;
    const line = place + 1;
    const content = raw.replace(/\r$/, '');
    if (open) {
      open = content.includes(open.quote) ? undefined : open;
      continue;
    }
    if (/^\s*(?:#.*)?$/.test(content)) {
      continue;
    }
    const parts = assignment.exec(content);
    if (parts === null) {
      faults.push({check: 'env-line', line});
      continue;
    }
    const [, before = '', name = '', sign = '', rest = ''] = parts;
    const written = rest.trim();
    const quote = /^["']/.exec(written)?.[0] ?? '';
    const close = quote === '' ? -1 : written.indexOf(quote, 1);
    const isOpen = quote !== '' && close === -1;
    if (isOpen) {
      open = {quote, line, name};
    }
    const value = quote === '' ? written : written.slice(1, close === -1 ? undefined : close);
    const nameStart = start + before.length;
    assignments.push({
      name,
      line,
      nameRange: {from: nameStart, to: nameStart + name.length},
      value,
      quote: isOpen ? '' : quote,
      isCut: !isOpen && isChanged(value, quote),
      removal: {from: start, to: from, text: ''},
      form: formFaults(name, line, [before, name, sign], {
        from: start,
        to: nameStart + name.length + sign.length,
      }),
    });
  }
  if (open) {
    faults.push({check: 'env-quote', line: open.line, values: {name: open.name}});
  }
  return {assignments, faults};
}

function checkForm({name, line, quote, value, isCut, form}: Assignment): readonly Finding[] {
  return [
    ...form,
    ...(isCut ? [{check: 'env-cut', line, values: {name}}] : []),
    ...(quote !== '' && value !== '' && !isCut ? [{check: 'env-quoted', line, values: {name}}] : []),
  ];
}

/** The secrets of the file, by the last line of each, which is the one that counts. */
function checkSecrets(assignments: readonly Assignment[], facts: CheckFacts): readonly Finding[] {
  const secrets: SecretValue[] = [];
  const findings: Finding[] = [];
  for (const {id: name, secret} of facts.variables) {
    const set = [...assignments].reverse().find((each) => each.name === name);
    if (secret && set && set.value !== '') {
      secrets.push({name, value: set.value, line: set.line, publicValues: secret.publicValues});
    } else if (secret?.required) {
      findings.push({check: 'secret-missing', line: set?.line ?? 1, values: {name}, href: variableRow(name)});
    }
  }
  return [...findings, ...secrets.flatMap(checkSecret), ...repeatedSecrets(secrets)];
}

/** Checks the text of a `.env` file. */
export function checkEnvFile(text: string, facts: CheckFacts): readonly Finding[] {
  const {assignments, faults} = readLines(text);
  const repeated = assignments.filter(({name}, place) =>
    assignments.slice(place + 1).some((later) => later.name === name),
  );
  return [
    ...faults,
    ...assignments.flatMap(checkForm),
    ...repeated.map(({name, line}) => ({check: 'env-repeated', line, values: {name}})),
    ...checkVariables(assignments, facts),
    ...checkSecrets(assignments, facts),
  ];
}
