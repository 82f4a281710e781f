/** The environment variables that a program reads, sorted. */
export function environmentVariables(source: string): readonly string[] {
  const names = [...source.matchAll(/process\.env\.(?<name>[A-Z][A-Z0-9_]*)/g)].map(
    ({groups}) => groups?.name ?? '',
  );
  return [...new Set(names)].sort();
}
