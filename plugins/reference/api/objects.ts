/** The objects of requests and responses, one table each, as MDX. */
import {codeSpan} from '../../../src/site/text/writeMarkdown';
import {blockComponent, joinBlocks, markdownTable, escapeMdx, unsearched} from '../mdx';
import {endpointsOf, resolveRef, type ApiDocument, type Response, type Schema} from './openApi';
import {objectFields, objectId, objectLink, objectsIn, typeText, type Field} from './schemas';

/** Fields of a response are always there, unless the table says otherwise. */
function objectTable(fields: readonly Field[]): string {
  return markdownTable(
    ['Field', 'Type', 'Meaning'],
    fields.map(({name, type, isRequired, meaning}) => [
      codeSpan(name),
      isRequired ? type : `${type}, optional`,
      meaning,
    ]),
  );
}

function objectToMdx(document: ApiDocument, name: string): string {
  const schema = document.components.schemas[name] ?? {};
  const bases = (schema.allOf ?? []).map((base) => typeText(document, base));
  const variants = (schema.oneOf ?? []).map((variant) => typeText(document, variant));
  return blockComponent('Entry', {id: objectId(name), title: name, isCode: true}, [
    unsearched([
      schema.description && escapeMdx(schema.description),
      bases.length > 0 ? `Like ${bases.join(' and ')}, with:` : undefined,
      variants.length > 0 ? `Either ${variants.join(' or ')}.` : objectTable(objectFields(document, schema)),
    ]),
  ]);
}

/** The objects that get a table: all in the first success of each operation, and those within bodies. */
function objectNames(document: ApiDocument): readonly string[] {
  const names = endpointsOf(document).flatMap(({operation}) => {
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const nested = bodies.flatMap(({schema}) =>
      (resolveRef<Schema>(document, schema).oneOf ?? [schema]).flatMap((variant) =>
        Object.values(resolveRef<Schema>(document, variant).properties ?? {}),
      ),
    );
    const successes = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, node]) => Object.values(resolveRef<Response>(document, node).content ?? {}))
      .flatMap(({schema}) => Object.values(resolveRef<Schema>(document, schema).properties ?? {}));
    return [...nested, ...successes].flatMap((schema) => [...objectsIn(document, schema)]);
  });
  return [...new Set(names)].sort();
}

/** One table for each object that the entries link to, as the text of an MDX partial. */
export function objectsToMdx(document: ApiDocument): string {
  return joinBlocks(objectNames(document).map((name) => objectToMdx(document, name)));
}

/** Links to the objects, in one paragraph. */
export function objectListToMdx(document: ApiDocument): string {
  const links = objectNames(document).map(objectLink).join(', ');
  return unsearched([links]);
}
