/** Code blocks: every one names its language, and what can be parsed does parse. */
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

/** Blocks without a language, and JSON or YAML that its reader's program would refuse. */
export function findCodeFaults(page: DocPage): readonly Problem[] {
  return codeBlocksOf(page).flatMap((block) => {
    const what = fault(block);
    return what === undefined ? [] : [{where: placeOf(page, block), what}];
  });
}

/**
 * Blocks of the shell that `parseShell` refuses.
 *
 * @param parseShell gives the shell's message about each script, or an empty text when all is well
 */
export function findShellFaults(
  pages: readonly DocPage[],
  parseShell: (scripts: readonly string[]) => readonly string[],
): readonly Problem[] {
  const blocks = pages.flatMap((page) =>
    codeBlocksOf(page)
      .filter(({lang}) => lang === 'bash')
      .map((block) => ({where: placeOf(page, block), script: block.value})),
  );
  const messages = parseShell(blocks.map(({script}) => script));
  if (messages.length !== blocks.length) {
    throw new Error(`The shell read ${messages.length} of ${blocks.length} blocks.`);
  }
  return blocks.flatMap(({where}, place) =>
    messages[place] ? [{where, what: `a bash block does not parse: ${messages[place]}`}] : [],
  );
}
