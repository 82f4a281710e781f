import {docPath, docIds} from '../../../src/site/docs';
import {codeSpan} from '../../../src/site/text/writeMarkdown';
import {isRef, resolveRef, type ApiDocument, type Ref, type Schema} from './openApi';

/** A row of a table of fields; the texts are Markdown. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly meaning: string;
}

const schemaPointer = '#/components/schemas/';

/** The name of an object that has a table of its own, or nothing for all other schemas. */
export function objectName(document: ApiDocument, node: Schema | Ref): string | undefined {
  if (!isRef(node) || !node.$ref.startsWith(schemaPointer)) {
    return undefined;
  }
  const {properties, oneOf} = resolveRef<Schema>(document, node);
  return properties || oneOf ? node.$ref.slice(schemaPointer.length) : undefined;
}

/** The ID of an object on its page. */
export function objectId(name: string): string {
  return name.toLowerCase();
}

/** A link to the table of an object. */
export function objectLink(name: string): string {
  return `[${codeSpan(name)}](${docPath(docIds.api)}/objects#${objectId(name)})`;
}

function joinOr(names: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(names);
}

function codesOf(values: readonly unknown[]): string {
  return joinOr(values.map((value) => codeSpan(String(value))));
}

/** The type of a value in words: one level, with a link where it goes on. */
export function typeText(document: ApiDocument, node: Schema | Ref): string {
  const name = objectName(document, node);
  if (name !== undefined) {
    return objectLink(name);
  }
  const schema = resolveRef<Schema>(document, node);
  const variants = schema.oneOf ?? schema.anyOf;
  if (schema.enum || 'const' in schema) {
    return codesOf(schema.enum ?? [schema.const]);
  }
  if (variants) {
    return joinOr(variants.map((variant) => typeText(document, variant)));
  }
  if (schema.type === 'array' && schema.items) {
    const items = typeText(document, schema.items);
    return `list of ${objectName(document, schema.items) || /\W/.test(items) ? items : `${items}s`}`;
  }
  return joinOr([schema.type ?? 'any'].flat());
}

function meaningOf(document: ApiDocument, node: Schema | Ref): string {
  const schema: Schema = objectName(document, node) ? {} : resolveRef<Schema>(document, node);
  const own = 'description' in node ? node.description : undefined;
  const initial = 'default' in node ? node.default : schema.default;
  const text = own ?? schema.description;
  return [text, initial !== undefined && `Default: ${codeSpan(String(initial))}.`].filter(Boolean).join(' ');
}

/** The fields of an object. Nested objects without a name are part of it, such as `documentation.content`. */
export function objectFields(document: ApiDocument, node: Schema | Ref): readonly Field[] {
  const {properties = {}, required = []} = resolveRef<Schema>(document, node);
  return Object.entries(properties).flatMap(([name, property]) => {
    const isRequired = required.includes(name);
    if (!isRef(property) && property.properties) {
      return objectFields(document, property).map((field) => ({
        ...field,
        name: `${name}.${field.name}`,
        isRequired: isRequired && field.isRequired,
      }));
    }
    return [{name, type: typeText(document, property), isRequired, meaning: meaningOf(document, property)}];
  });
}

/** The objects that a schema names, directly and in its fields, in the order of their first appearance. */
export function objectsIn(
  document: ApiDocument,
  node: Schema | Ref,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const name = objectName(document, node);
  if (name !== undefined && seen.has(name)) {
    return seen;
  }
  if (name !== undefined) {
    seen.add(name);
  }
  const schema = resolveRef<Schema>(document, node);
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.allOf ?? schema.oneOf ?? schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  for (const child of children) {
    objectsIn(document, child, seen);
  }
  return seen;
}
