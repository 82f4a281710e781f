/** Code blocks: every one names its language, and those that a parser can check do parse. */
import {spawnSync} from 'node:child_process';
import {type Code} from 'mdast';
import {parseAllDocuments} from 'yaml';
import {type Problem} from '../problem';
import {codeBlocksOf, placeOf, type DocPage} from './page';

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return firstLine(error);
  }
}

function yamlFault(text: string): string | undefined {
  const documents = parseAllDocuments(text);
  const error = 'empty' in documents ? undefined : documents.flatMap(({errors}) => errors)[0];
  return error && firstLine(error);
}

function fault({lang, value}: Code): string | undefined {
  switch (lang) {
    case null:
    case undefined:
      return 'a code block has no language';
    case 'json': {
      const message = jsonFault(value);
      return message && `a JSON block does not parse: ${message}`;
    }
    case 'yaml': {
      const message = yamlFault(value);
      return message && `a YAML block does not parse: ${message}`;
    }
    case 'sh':
    case 'shell':
    case 'yml':
      return `a code block says "${lang}"; the pages say "${lang === 'yml' ? 'yaml' : 'bash'}"`;
    default:
      return undefined;
  }
}

/** Blocks without a language, and JSON or YAML that the program that reads it would reject. */
export function findCodeFaults(page: DocPage): readonly Problem[] {
  return codeBlocksOf(page).flatMap((block) => {
    const what = fault(block);
    return what === undefined ? [] : [{where: placeOf(page, block), what}];
  });
}

/**
 * The first shell block that bash can't parse. One process reads all blocks and runs none: it prints them in its own
 * layout, in which the marker after a block has one space less, unless bash read the marker as part of the block.
 */
export function findShellFaults(pages: readonly DocPage[]): readonly Problem[] {
  const blocks = pages.flatMap((page) =>
    codeBlocksOf(page)
      .filter(({lang}) => lang === 'bash')
      .map((block) => ({where: placeOf(page, block), script: block.value})),
  );
  const {stdout, stderr, error} = spawnSync('bash', ['--pretty-print'], {
    input: blocks.map(({script}, place) => `${script}\n:  ${place}\n`).join(''),
    encoding: 'utf8',
  });
  if (error !== undefined) {
    throw new Error(`The shell blocks need bash to be checked: ${error.message}`);
  }
  const marks = new Set(stdout.match(/^: \d+$/gm));
  const message = firstLine(stderr).replace(/^bash: (?:line \d+: )?/, '') || 'its last line goes on';
  return blocks
    .filter((_, place) => !marks.has(`: ${place}`))
    .slice(0, 1)
    .map(({where}) => ({where, what: `a bash block does not parse: ${message}`}));
}
