/** Code blocks: every one names its language, and those that a parser can check do parse. */
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
