/** Code blocks of JSON and YAML parse. */
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

const faultOf: Readonly<Record<string, (text: string) => string | undefined>> = {
  json: jsonFault,
  yaml: yamlFault,
};

/** JSON or YAML that the program that reads it would reject. */
export function findCodeFaults(page: DocPage): readonly Problem[] {
  return codeBlocksOf(page).flatMap((block) => {
    const message = faultOf[block.lang ?? '']?.(block.value);
    return message === undefined
      ? []
      : [{where: placeOf(page, block), what: `a block of ${block.lang ?? ''} does not parse: ${message}`}];
  });
}
