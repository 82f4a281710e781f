/** What an operation responds: a success with its example, and every status with its messages, as MDX. */
import type {AddressOfTemplate} from '../messages/knownMessages';
import {codeBlock, codeSpan} from '../../../src/site/text/writeMarkdown';
import {joinBlocks, markdownTable} from '../mdx';
import {
  resolveRef,
  type ApiDocument,
  type Example,
  type MediaType,
  type Operation,
  type Ref,
  type Response,
  type Schema,
} from './openApi';
import {objectName, objectsIn, typeText} from './schemas';

/** Where a response has objects with a table: a list of `User` objects in `data.users`. */
function pathsOfObjects(document: ApiDocument, node: Schema | Ref, path: string): readonly string[] {
  const name = objectName(document, node);
  const schema = resolveRef<Schema>(document, node);
  if (path !== '' && (name !== undefined || (schema.items && objectsIn(document, schema.items).size > 0))) {
    const type = typeText(document, node);
    return [`${schema.items ? `a ${type} objects` : `one ${type}`} in ${codeSpan(path)}`];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    pathsOfObjects(document, property, path === '' ? key : `${path}.${key}`),
  );
}

function firstExample({example, examples = {}}: MediaType): unknown {
  return example ?? Object.values(examples)[0]?.value;
}

function exampleBlock(type: string | undefined, example: unknown): string {
  return type === 'application/json'
    ? codeBlock(JSON.stringify(example, null, 2), 'json')
    : codeBlock(String(example), 'text');
}

/** The first success, with its example if it has one. */
export function successToMdx(document: ApiDocument, {responses}: Operation): string | undefined {
  const [status = '', node] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  const [type, media] = node
    ? (Object.entries(resolveRef<Response>(document, node).content ?? {})[0] ?? [])
    : [];
  if (media === undefined) {
    return undefined;
  }
  const example = firstExample(media);
  const paths = new Intl.ListFormat('en').format(pathsOfObjects(document, media.schema, ''));
  if (example === undefined) {
    return paths === '' ? undefined : `A successful response (${status}) has ${paths}.`;
  }
  return joinBlocks([
    paths === '' ? `A successful response (${status}):` : `A successful response (${status}) has ${paths}:`,
    exampleBlock(type, example),
  ]);
}

/** When a message is sent, as the summaries of its examples say. */
function causesOf(examples: readonly Example[], message: string): readonly string[] {
  return examples.flatMap(({summary, value}) => {
    const {error} = (value ?? {}) as {readonly error?: unknown};
    return error === message && summary !== undefined ? [summary] : [];
  });
}

function linkedMessage(message: string, addressOf: AddressOfTemplate): string {
  const address = addressOf(message);
  return address === undefined ? codeSpan(message) : `[${codeSpan(message)}](${address})`;
}

/** What all endpoints share is on the page, so a message has a row only if its example says when it's sent. */
function statusRows(
  status: string,
  response: Response,
  messages: readonly string[],
  addressOf: AddressOfTemplate,
): readonly (readonly string[])[] {
  const linked = (message: string): string => linkedMessage(message, addressOf);
  if (status.startsWith('2')) {
    return messages.length === 0 ? [] : [[status, messages.map(linked).join(', '), response.description]];
  }
  const examples = Object.values(response.content ?? {}).flatMap((media) =>
    Object.values(media.examples ?? {}),
  );
  return messages
    .map((message) => [status, linked(message), causesOf(examples, message).join(' ')])
    .filter(([, , causes]) => causes !== '');
}

/** Only statuses with their own meaning; nothing if there are none. Every message links to its entry. */
export function statusesToMdx(
  document: ApiDocument,
  {responses, 'x-messages': messages}: Operation,
  addressOf: AddressOfTemplate,
): string | undefined {
  const rows = Object.entries(responses).flatMap(([status, node]) =>
    statusRows(status, resolveRef<Response>(document, node), messages[status] ?? [], addressOf),
  );
  return rows.length === 0 ? undefined : markdownTable(['Status', 'Message', 'When'], rows);
}
