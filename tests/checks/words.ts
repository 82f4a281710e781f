/** The word list of `developers/style.md`, applied by textlint to pages, data, and the texts of the interface. */
import {readFileSync} from 'node:fs';
import {TextlintKernel} from '@textlint/kernel';
import plainText from '@textlint/textlint-plugin-text';
import terminology from 'textlint-rule-terminology';
import ts from 'typescript';
import {parseTable} from '@site/src/site/text/parseTable';
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
  return parseTable(file, readFileSync(file, 'utf8'), ['avoid', 'write', 'example']);
}

const kernel = new TextlintKernel();

/** Words that the list replaces: one problem for each place. */
export async function findWords(
  texts: readonly OwnText[],
  rules: readonly WordRule[],
): Promise<readonly Problem[]> {
  const options = {
    ext: '.txt',
    plugins: [{pluginId: 'text', plugin: plainText}],
    rules: [
      {
        ruleId: 'terminology',
        rule: terminology,
        options: {defaultTerms: false, terms: rules.map(({avoid, write}) => [avoid, write])},
      },
    ],
  };
  // One long text is much faster than many short ones: each text is one line of it.
  const lines = texts.map(({text}) => text.replace(/\s+/g, ' '));
  const {messages} = await kernel.lintText(lines.join('\n'), options);
  return messages.map(({loc, message}) => ({
    where: texts[loc.start.line - 1]?.where ?? '',
    what: message,
  }));
}

/** Words that the list replaces, in what authors of pages wrote and in the descriptions. */
export function findWordsInPages(
  pages: readonly DocPage[],
  rules: readonly WordRule[],
): Promise<readonly Problem[]> {
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
