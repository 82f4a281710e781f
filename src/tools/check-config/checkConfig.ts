import {type CheckSeverity, type FileKind, checkSeverities} from '@site/src/lib/reference/checkKinds';
import type {CheckFacts, ConfigCheck} from '@site/src/lib/reference/checkFacts';
import {maxFileLength} from '@site/src/site/pasteLimits';
import {maskSecrets} from '@site/src/site/text/maskSecrets';
import {withoutLinks} from '@site/src/site/text/writeMarkdown';
import {LineCounter} from 'yaml';
import {checkComposeFile} from './checkComposeFile';
import {checkConfigFile} from './checkConfigFile';
import {copiedCharacters} from './copiedCharacters';
import {detectKind} from './detectKind';
import {checkEnvFile} from './checkEnvFile';
import {applyEdits, fileStart, type Finding} from './finding';

/** A finding as readers see it. Texts are Markdown. */
export interface Report {
  readonly check: string;
  readonly line: number;
  readonly severity: CheckSeverity;
  readonly message: string;
  readonly reason: string;
  readonly fix: string;
  readonly href: string;
  /** Whether the corrected file fixes it. */
  readonly isCorrected: boolean;
}

export interface CheckResult {
  readonly kind: FileKind | undefined;
  /** In the order of their lines. */
  readonly reports: readonly Report[];
  /** The file with every certain correction, if there are any. It contains the file's secrets. */
  readonly corrected?: string;
}

const checkers: Readonly<Record<FileKind, (text: string, facts: CheckFacts) => readonly Finding[]>> = {
  config: checkConfigFile,
  env: checkEnvFile,
  compose: checkComposeFile,
};

/** Parts that come from the file: they may contain a misplaced secret, or a backtick. */
const fileParts: ReadonlySet<string> = new Set(['name', 'other']);

/** Characters that are enough to recognize a part of the file. */
const longestPart = 120;

/** Fills in the parts that vary. */
function fill(text: string, values: Finding['values'] = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return fileParts.has(name) ? maskSecrets(value).replaceAll('`', "'").slice(0, longestPart) : value;
  });
}

function reportOf(finding: Finding, check: ConfigCheck, line: number, hasCorrection: boolean): Report {
  const {values, reason = check.reason, href, edit} = finding;
  return {
    check: check.id,
    line,
    severity: check.severity,
    message: fill(check.message, values),
    reason: withoutLinks(reason),
    fix: fill(check.fix, values),
    href: href ?? check.href,
    isCorrected: hasCorrection && edit !== undefined,
  };
}

function findingsOf(kind: FileKind | undefined, text: string, facts: CheckFacts): readonly Finding[] {
  if (text.length >= maxFileLength) {
    return [{check: 'too-long', range: fileStart, values: {limit: maxFileLength.toLocaleString('en')}}];
  }
  return kind === undefined
    ? [{check: 'not-recognized', range: fileStart}]
    : [...checkers[kind](text, facts), ...copiedCharacters(text)];
}

/** A corrected key may reveal a fault below it, and so on. */
const mostRounds = 5;

/**
 * The corrected text, unless a correction fails: then the file is written in an unforeseen way, and no correction is
 * certain.
 */
function correct(
  kind: FileKind | undefined,
  text: string,
  findings: readonly Finding[],
  facts: CheckFacts,
): string | undefined {
  let corrected = text;
  let left = findings;
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = left.flatMap(({edit}) => edit ?? []);
    if (edits.length === 0) {
      const isBroken = left.some(({check}) => check.startsWith('yaml-'));
      return corrected === text || isBroken ? undefined : corrected;
    }
    corrected = applyEdits(corrected, edits);
    left = findingsOf(kind, corrected, facts);
  }
  return undefined;
}

/** Counts the lines of a text. */
function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (const {index} of `\n${text}`.matchAll(/\n/g)) {
    lines.addNewLine(index);
  }
  return lines;
}

/** Checks a pasted file against what's known about the documented release. */
export function checkConfig(pasted: string, facts: CheckFacts): CheckResult {
  // The backend and Compose skip the byte order mark that some editors put at the beginning of a file.
  const text = pasted.replace(/^\uFEFF/, '');
  const kind = detectKind(text, facts);
  const findings = findingsOf(kind, text, facts);
  const corrected = correct(kind, text, findings, facts);
  const lines = linesOf(text);
  const reports = findings
    .map((finding) => {
      const check = facts.checks.find(({id}) => id === finding.check);
      if (check === undefined) {
        throw new Error(`There's no check "${finding.check}" in data/config-checks.yml.`);
      }
      return reportOf(finding, check, lines.linePos(finding.range.from).line, corrected !== undefined);
    })
    .sort(
      (a, b) => a.line - b.line || checkSeverities.indexOf(a.severity) - checkSeverities.indexOf(b.severity),
    );
  return {kind, reports, ...(corrected !== undefined && {corrected})};
}
