import {codeBlock, inlineCode, joinBlocks, property, shellBlock, table as mdxTable, toMdx} from '../mdx';
import {
  endpointsOf,
  resolve,
  type ApiDocument,
  type Endpoint,
  type Example,
  type MediaType,
  type Operation,
  type Parameter,
  type Ref,
  type Response,
  type Schema,
} from './document';
import {roleMeanings, rolesToMdx} from './roles';
import {fieldsOf, objectName, objectsIn, typeText, type Field} from './schemas';

/** The pages have one block that signs in, and a second one would go out of step with it. */
const loginPath = '/users/login';
const loginText =
  'Use the block under [Log in and get a token](#log-in-and-get-a-token), which keeps the token in `TOKEN`.';

/** The address of an operation on the page: `listUsers` is `list-users`. */
export function endpointId({operationId}: Operation): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A table whose cells are Markdown. */
function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return mdxTable(
    headers,
    rows.map((cells) => cells.map(toMdx)),
  );
}

function fieldTable(fields: readonly Field[]): string {
  return table(
    ['Field', 'Type', 'Required', 'Meaning'],
    fields.map(({name, type, isRequired, meaning}) => [
      inlineCode(name),
      type,
      isRequired ? 'yes' : 'no',
      meaning,
    ]),
  );
}

/** Fields of a response are always there, unless the table says otherwise. */
function objectTable(fields: readonly Field[]): string {
  return table(
    ['Field', 'Type', 'Meaning'],
    fields.map(({name, type, isRequired, meaning}) => [
      inlineCode(name),
      isRequired ? type : `${type}, optional`,
      meaning,
    ]),
  );
}

function parametersToMdx(document: ApiDocument, {parameters = []}: Operation): string | undefined {
  const rows = parameters.map((each) => {
    const {name, in: place, required, description = '', schema} = resolve<Parameter>(document, each);
    const initial = resolve<Schema>(document, schema).default;
    const text =
      initial === undefined ? description : `${description} Default: ${inlineCode(String(initial))}.`;
    return [inlineCode(name), place, typeText(document, schema), required ? 'yes' : 'no', text];
  });
  return rows.length === 0
    ? undefined
    : joinBlocks(['In the address:', table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)]);
}

const bodyNames: Readonly<Record<string, string>> = {
  'application/json': 'JSON body',
  'multipart/form-data': 'form (`multipart/form-data`)',
};

/** The value that tells a variant from the others, such as `bash` of an action's `type`. */
function variantTitle(document: ApiDocument, variant: Schema | Ref): string {
  const constant = Object.entries(resolve<Schema>(document, variant).properties ?? {}).find(
    ([, schema]) => 'const' in schema,
  );
  const [name, schema] = constant ?? ['', {}];
  return `With \`"${name}": ${JSON.stringify((schema as Schema).const)}\`:`;
}

/** Bodies of several formats have the same fields. */
function bodyToMdx(document: ApiDocument, {requestBody}: Operation): string | undefined {
  const [first, ...others] = Object.entries(requestBody?.content ?? {});
  if (first === undefined) {
    return undefined;
  }
  const names = [first, ...others].map(([type]) => bodyNames[type] ?? type).join(' or ');
  const schema = resolve<Schema>(document, first[1].schema);
  const variants = schema.oneOf ?? [];
  return joinBlocks([
    `Fields of the ${names}:`,
    ...(variants.length === 0
      ? [fieldTable(fieldsOf(document, schema))]
      : variants.flatMap((variant) => [
          variantTitle(document, variant),
          fieldTable(fieldsOf(document, variant)),
        ])),
    schema.description && toMdx(schema.description),
  ]);
}

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
function successToMdx(document: ApiDocument, {responses}: Operation): string | undefined {
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

function statusRows(
  status: string,
  response: Response,
  messages: readonly string[],
): readonly (readonly string[])[] {
  const examples = Object.values(response.content ?? {}).flatMap((media) =>
    Object.values(media.examples ?? {}),
  );
  const explained = messages.map((message) => ({message, causes: causesOf(examples, message)}));
  if (explained.every(({causes}) => causes.length === 0)) {
    const isPage = Object.keys(response.content ?? {}).every((type) => type === 'text/html');
    const text = messages.map(inlineCode).join(', ');
    return [[status, text === '' && isPage && status >= '400' ? 'HTML page' : text, response.description]];
  }
  return explained.map(({message, causes}) => [
    status,
    inlineCode(message),
    causes.length === 0 ? response.description : causes.join(' '),
  ]);
}

function statusesToMdx(document: ApiDocument, {responses, 'x-messages': messages}: Operation): string {
  return table(
    ['Status', 'Message', 'When'],
    Object.entries(responses).flatMap(([status, node]) =>
      statusRows(status, resolve<Response>(document, node), messages[status] ?? []),
    ),
  );
}

function endpointToMdx(document: ApiDocument, {method, path, operation}: Endpoint): string {
  const properties = [
    property('id', endpointId(operation)),
    property('method', method.toUpperCase()),
    property('path', path),
    property('summary', operation.summary),
    property('role', operation['x-role']),
  ];
  return joinBlocks([
    `<Endpoint ${properties.join(' ')}>`,
    toMdx(operation.description),
    `**Who may send it:** ${roleMeanings[operation['x-role']]}.`,
    path === loginPath ? loginText : shellBlock(operation['x-command']),
    parametersToMdx(document, operation),
    bodyToMdx(document, operation),
    successToMdx(document, operation),
    statusesToMdx(document, operation),
    '</Endpoint>',
  ]);
}

/** The endpoints of one tag, one `Endpoint` each, as the text of an MDX partial. */
export function tagToMdx(document: ApiDocument, tag: string): string {
  return joinBlocks(
    endpointsOf(document)
      .filter(({operation}) => operation.tags[0] === tag)
      .map((endpoint) => endpointToMdx(document, endpoint)),
  );
}

function objectToMdx(document: ApiDocument, name: string): string {
  const schema = document.components.schemas[name] ?? {};
  const variants = (schema.oneOf ?? []).map((variant) => typeText(document, variant));
  return joinBlocks([
    `<ApiObject ${property('id', name.toLowerCase())} ${property('title', name)}>`,
    schema.description && toMdx(schema.description),
    variants.length > 0 ? `Either ${variants.join(' or ')}.` : objectTable(fieldsOf(document, schema)),
    '</ApiObject>',
  ]);
}

/** The objects that get a table: all in the first success of each operation, and those within bodies. */
function objectNames(document: ApiDocument): readonly string[] {
  const names = endpointsOf(document).flatMap(({operation}) => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const nested = bodies.flatMap(({schema}) =>
      (resolve<Schema>(document, schema).oneOf ?? [schema]).flatMap((variant) =>
        Object.values(resolve<Schema>(document, variant).properties ?? {}),
      ),
    );
    const successes = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, node]) => Object.values(resolve<Response>(document, node).content ?? {}))
      .flatMap(({schema}) => Object.values(resolve<Schema>(document, schema).properties ?? {}));
    return [...nested, ...successes].flatMap((schema) => [...objectsIn(document, schema)]);
  });
  return [...new Set(names)].sort();
}

/** One table for each object that the entries link to, as the text of an MDX partial. */
export function objectsToMdx(document: ApiDocument): string {
  return joinBlocks(objectNames(document).map((name) => objectToMdx(document, name)));
}

/** The partials of the API reference, as `[path below the folder, text]`: one per tag, the objects, and the roles. */
export function apiPartials(document: ApiDocument): readonly (readonly [string, string])[] {
  return [
    ...document.tags.map(({name}) => [`api/${name}.mdx`, tagToMdx(document, name)] as const),
    ['api/objects.mdx', objectsToMdx(document)],
    ['api/roles.mdx', rolesToMdx()],
  ];
}
