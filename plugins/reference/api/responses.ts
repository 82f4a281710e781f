/** What an operation responds: a success with its example, and every status with its messages, as MDX. */
import type {AddressOfWording} from '../messages/toMdx';
import {codeBlock, inlineCode, joinBlocks, markdownTable as table} from '../mdx';
import {
  resolve,
  type ApiDocument,
  type Example,
  type MediaType,
  type Operation,
  type Ref,
  type Response,
  type Schema,
} from './document';
import {objectName, objectsIn, typeText} from './schemas';

/** Where a response holds objects that have a table: `data.users` holds a list of `User`. */
function objectPlaces(document: ApiDocument, node: Schema | Ref, place: string): readonly string[] {
  const name = objectName(document, node);
  const schema = resolve<Schema>(document, node);
  if (place !== '' && (name !== undefined || (schema.items && objectsIn(document, schema.items).size > 0))) {
    const type = typeText(document, node);
    return [`${inlineCode(place)} holds ${schema.items ? `a ${type}` : `one ${type}`}`];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    objectPlaces(document, property, place === '' ? key : `${place}.${key}`),
  );
}

function firstExample({example, examples = {}}: MediaType): unknown {
  return example ?? Object.values(examples)[0]?.value;
}

/** The first success, with one example. */
export function successToMdx(document: ApiDocument, {responses}: Operation): string | undefined {
  const [status, node] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  const [type, media] = node
    ? (Object.entries(resolve<Response>(document, node).content ?? {})[0] ?? [])
    : [];
  if (media === undefined) {
    return undefined;
  }
  const isJson = type === 'application/json';
  const example = firstExample(media);
  const places = new Intl.ListFormat('en').format(objectPlaces(document, media.schema, ''));
  return joinBlocks([
    places === ''
      ? `A successful response (${status ?? ''}):`
      : `In a successful response (${status ?? ''}), ${places}:`,
    isJson ? codeBlock('json', JSON.stringify(example, null, 2)) : codeBlock('text', String(example)),
  ]);
}

interface ErrorBody {
  readonly error?: unknown;
  readonly details?: unknown;
}

/** What the examples say about one message: when it comes, and the cause that comes with it. */
function causesOf(examples: readonly Example[], message: string): readonly string[] {
  return examples.flatMap(({summary, value}) => {
    const {error, details} = (value ?? {}) as ErrorBody;
    const cause = typeof details === 'string' ? `\`details\`: ${inlineCode(details)}` : '';
    const text = [summary, cause].filter(Boolean).join(' ');
    return error === message && text !== '' ? [text] : [];
  });
}

function linkedMessage(message: string, addressOf: AddressOfWording): string {
  const address = addressOf(message);
  return address === undefined ? inlineCode(message) : `[${inlineCode(message)}](${address})`;
}

function statusRows(
  status: string,
  response: Response,
  messages: readonly string[],
  addressOf: AddressOfWording,
): readonly (readonly string[])[] {
  const examples = Object.values(response.content ?? {}).flatMap((media) =>
    Object.values(media.examples ?? {}),
  );
  const explained = messages.map((message) => ({message, causes: causesOf(examples, message)}));
  if (explained.every(({causes}) => causes.length === 0)) {
    const isPage = Object.keys(response.content ?? {}).every((type) => type === 'text/html');
    const text = messages.map((message) => linkedMessage(message, addressOf)).join(', ');
    return [[status, text === '' && isPage && status >= '400' ? 'HTML page' : text, response.description]];
  }
  return explained.map(({message, causes}) => [
    status,
    linkedMessage(message, addressOf),
    causes.length === 0 ? response.description : causes.join(' '),
  ]);
}

/** Every message leads to its entry. */
export function statusesToMdx(
  document: ApiDocument,
  {responses, 'x-messages': messages}: Operation,
  addressOf: AddressOfWording,
): string {
  return table(
    ['Status', 'Message', 'When'],
    Object.entries(responses).flatMap(([status, node]) =>
      statusRows(status, resolve<Response>(document, node), messages[status] ?? [], addressOf),
    ),
  );
}
