/** The word list of `developers/style.md`, applied to pages, data, and the texts of the interface. */
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {parseTsv} from '@site/src/site/text/parseTsv';
import {frontMatterOf, type DocPage} from './docs/page';
import {ownTexts, type OwnText} from './docs/style';
import type {Problem} from './problem';

interface WordRule {
  /** A case-insensitive regular expression for what to avoid. */
  readonly avoid: string;
  readonly write: string;
  /** A sentence that breaks the rule. */
  readonly example: string;
}

/** Reads the list. */
export function readWordRules(): readonly WordRule[] {
  const file = 'tests/style/words.tsv';
  return parseTsv(file, readFileSync(file, 'utf8'), ['avoid', 'write', 'example']);
}

/** Words that the list replaces: one problem for each place. Parts of names, such as `drawer.tsx`, aren't words. */
export function findWords(texts: readonly OwnText[], rules: readonly WordRule[]): readonly Problem[] {
  const patterns = rules.map(({avoid, write}) => ({
    pattern: new RegExp(`(?<![-\\w.])(?:${avoid})(?!\\w|\\.\\w)`, 'gi'),
    write,
    // At the beginning of a sentence.
    capitalized: write.replace(/^./, (first) => first.toUpperCase()),
  }));
  return texts.flatMap(({where, text}) =>
    patterns.flatMap(({pattern, write, capitalized}) =>
      Array.from(text.replace(/\s+/g, ' ').matchAll(pattern), ([found]) => found)
        .filter((found) => found !== write && found !== capitalized)
        .map((found) => ({where, what: `says "${found}"; write "${write}"`})),
    ),
  );
}

/** Words that the list replaces, in what authors of pages wrote and in the descriptions. */
export function findWordsInPages(pages: readonly DocPage[], rules: readonly WordRule[]): readonly Problem[] {
  const descriptions = pages.map(({file, source}) => {
    const {description = ''} = frontMatterOf(source) as {readonly description?: string};
    return {where: file, text: description};
  });
  return findWords([...pages.flatMap(ownTexts), ...descriptions], rules);
}

/** The interface texts of a component or a table: texts between tags, and strings of several words. */
export function interfaceTexts(file: string, source: string): readonly OwnText[] {
  const texts: OwnText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (text.includes(' ')) {
        texts.push({where: file, text});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts;
}
