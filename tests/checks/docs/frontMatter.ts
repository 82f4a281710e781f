import {parse} from 'yaml';

/** The properties above a page's text, as its author wrote them. */
export function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const yaml = /^---\n([^]*?)\n---\n/.exec(source)?.[1] ?? '';
  return (parse(yaml) ?? {}) as Readonly<Record<string, unknown>>;
}

/** One of these properties, where it's text. */
export function frontMatterText(source: string, key: string): string | undefined {
  const value = frontMatterOf(source)[key];
  return typeof value === 'string' ? value : undefined;
}
