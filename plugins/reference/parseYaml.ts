import {parse} from 'yaml';

/**
 * @param file for messages
 * @param text YAML, or JSON, which is YAML too
 * @throws Error naming the file, and the line and what's wrong there
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file} isn't valid YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}
