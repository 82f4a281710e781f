/** What a request accepts: its parameters and its body, as MDX. */
import {codeSpan} from '../../../src/site/text/writeMarkdown';
import {joinBlocks, markdownTable, escapeMdx} from '../mdx';
import {resolveRef, type ApiDocument, type Operation, type Parameter, type Ref, type Schema} from './openApi';
import {objectFields, typeText, type Field} from './schemas';

function fieldTable(fields: readonly Field[]): string {
  return markdownTable(
    ['Field', 'Type', 'Required', 'Meaning'],
    fields.map(({name, type, isRequired, meaning}) => [
      codeSpan(name),
      type,
      isRequired ? 'yes' : 'no',
      meaning,
    ]),
  );
}

/** The query parameters of an operation in a table; nothing if it has none. Path parameters are IDs. */
export function parametersToMdx(document: ApiDocument, {parameters = []}: Operation): string | undefined {
  const rows = parameters
    .map((each) => resolveRef<Parameter>(document, each))
    .filter((each) => each.in === 'query')
    .map(({name, required, description = '', schema}) => {
      const initial = resolveRef<Schema>(document, schema).default;
      const text =
        initial === undefined ? description : `${description} Default: ${codeSpan(String(initial))}.`;
      return [codeSpan(name), typeText(document, schema), required ? 'yes' : 'no', text];
    });
  return rows.length === 0
    ? undefined
    : joinBlocks(['Query parameters:', markdownTable(['Name', 'Type', 'Required', 'Meaning'], rows)]);
}

const bodyNames: Readonly<Record<string, string>> = {
  'application/json': 'JSON body',
  'multipart/form-data': 'form (`multipart/form-data`)',
};

/**
 * The value that distinguishes a variant from the others, such as `bash` of an action's `type`.
 *
 * @throws Error naming the operation if there's none
 */
function variantTitle(document: ApiDocument, {operationId}: Operation, variant: Schema | Ref): string {
  const constant = Object.entries(resolveRef<Schema>(document, variant).properties ?? {}).find(
    ([, schema]) => 'const' in schema,
  );
  if (constant === undefined) {
    throw new Error(
      `${operationId} has a variant of its body without a \`const\`, which distinguishes it from the others.`,
    );
  }
  const [name, schema] = constant;
  return `With \`"${name}": ${JSON.stringify((schema as Schema).const)}\`:`;
}

/** The fields of a body. They're the same in all of its formats. */
export function bodyToMdx(document: ApiDocument, operation: Operation): string | undefined {
  const [first, ...others] = Object.entries(operation.requestBody?.content ?? {});
  if (first === undefined) {
    return undefined;
  }
  const names = [first, ...others].map(([type]) => bodyNames[type] ?? type).join(' or ');
  const schema = resolveRef<Schema>(document, first[1].schema);
  const variants = schema.oneOf ?? [];
  return joinBlocks([
    `Fields of the ${names}:`,
    ...(variants.length === 0
      ? [fieldTable(objectFields(document, schema))]
      : variants.flatMap((variant) => [
          variantTitle(document, operation, variant),
          fieldTable(objectFields(document, variant)),
        ])),
    schema.description && escapeMdx(schema.description),
  ]);
}
