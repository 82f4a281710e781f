/**
 * Colors, cursor movements, titles, and links of a terminal; titles and links end with a bell or with an escape and a
 * backslash.
 */
// oxlint-disable-next-line no-control-regex
const escapeSequence = /\u001b\[[\d;?]*[A-Za-z]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g;

/** What precedes a message: a container name, dates, a level, a request. */
const prefixes: readonly RegExp[] = [
  /^[\w.-]+\s*\|\s+/,
  /^\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|\s?[+-]\d\d:?\d\d)?\]?:?\s*/,
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]+ [\w.@/()-]+(?:\[\d+\])?: /,
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?\s*/,
  // Kubernetes' own programs: level and date, time, process, and position in the source.
  /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d+\s+\d+ [\w.-]+:\d+\] /,
  // In the backend's log, the part of the program follows the level.
  /^\[(?:ERROR|WARN|INFO|DEBUG)\] \[[^\]]*\]\s+/,
  /^\[?(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL|error|warn|info|debug|crit|alert|notice|emerg)\]?:?\s+(?=\S)/,
  // In a browser's console, the request comes first.
  /^(?:GET|POST|PUT|PATCH|DELETE|OPTIONS) https?:\/\/\S+ /,
  // The status before the body of a response.
  /^(?:HTTP\/[\d.]+ )?\d{3} \(?[A-Z][A-Za-z ]*\)? (?=\{)/,
];

/** The value of `error` or `message` in a response or a printed object. */
const wrapped = /^(?:\{.*?)?["']?\b(?:error|message)["']?: ?(["'`])(.+?)(?:\1[,}\s]*$|\1,|$)/;

/** A line without colors and without what precedes its message. */
export function cleanLine(line: string): string {
  let rest = line.replace(escapeSequence, '').trim();
  for (let before = ''; rest !== before;) {
    before = rest;
    rest = prefixes.reduce((text, prefix) => text.replace(prefix, ''), rest);
  }
  return rest.trim();
}

/** The message that a line reports, even inside a response or an object. */
export function messageOf(line: string): string {
  const text = cleanLine(line);
  return wrapped.exec(text)?.[2] ?? text;
}
