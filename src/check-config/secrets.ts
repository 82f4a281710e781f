import type {Finding} from './finding';

/** Bytes of a key for HS256, as RFC 7518 demands them; a character holds one at most. */
const leastLength = 32;

/** Words of which samples and guides make what stands for a secret. */
const placeholderWords: ReadonlySet<string> = new Set(
  (
    'a admin api app change changed changeme default dummy encryption enter example generated here insert it jwt key ' +
    'login long mail me my new none null pass passwd password please put random replace sample secret secure smtp ' +
    'some strong super tbd test the this to todo token user value with your'
  ).split(' '),
);

/** Whether a value stands for a secret instead of being one. */
export function isPlaceholder(value: string): boolean {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[-_ .!]+|\d+$/)
    .filter(Boolean);
  return (
    /^(?:<.*>|\.+|x+|\*+)$/i.test(value) ||
    (words.length > 0 && words.every((word) => placeholderWords.has(word)))
  );
}

/** A secret with the place where it's set. The value is compared and counted, and never part of a finding. */
export interface SecretValue {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly publicValues: readonly string[];
}

/** What's wrong with the value of one secret. */
export function checkSecret({name, value, line, publicValues}: SecretValue): readonly Finding[] {
  if (publicValues.includes(value)) {
    return [{check: 'secret-public', line, values: {name}}];
  }
  if (isPlaceholder(value)) {
    return [{check: 'secret-placeholder', line, values: {name}}];
  }
  return value.length < leastLength
    ? [{check: 'secret-short', line, values: {name, found: String(value.length)}}]
    : [];
}

/** Secrets that have the value of an earlier one. */
export function repeatedSecrets(secrets: readonly SecretValue[]): readonly Finding[] {
  return secrets.flatMap(({name, value, line}, place) => {
    const same = secrets.slice(0, place).find((other) => other.value === value && other.name !== name);
    return same ? [{check: 'secret-repeated', line, values: {name, other: same.name}}] : [];
  });
}
