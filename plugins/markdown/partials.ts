/** A text that pages share: a file whose name, or the name of a folder above it, begins with `_`. */
interface SharedText {
  /** The component that stands for it on the page. */
  readonly name: string;
  /** Path from the root of the site. */
  readonly file: string;
}

/** `import Login from '@site/docs/_partials/_login.mdx';` */
const partialImport = /^import (?<name>[A-Z]\w*) from '@site\/(?<file>[^']*\/_[^']+\.mdx)';$/gm;

/** The texts that a page includes. */
export function partialsIn(source: string): readonly SharedText[] {
  return Array.from(source.matchAll(partialImport), ({groups}) => ({
    name: groups?.name ?? '',
    file: groups?.file ?? '',
  }));
}
