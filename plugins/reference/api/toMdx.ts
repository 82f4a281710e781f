import {roleMeanings} from '../../../src/lib/reference/role';
import {docPath, docIds} from '../../../src/site/docs';
import {codeSpan} from '../../../src/site/text/writeMarkdown';
import {blockComponent, entryListToMdx, joinBlocks, shellBlock, escapeMdx, unsearched} from '../mdx';
import type {AddressOfTemplate} from '../messages/knownMessages';
import {type ApiDocument, type Endpoint, endpointsOf, type Operation} from './openApi';
import {objectListToMdx, objectsToMdx} from './objects';
import {bodyToMdx, parametersToMdx} from './requests';
import {statusesToMdx, successToMdx} from './responses';

/** What the word beside each endpoint means, as a list. */
function rolesToMdx(): string {
  return Object.entries(roleMeanings)
    .map(([role, meaning]) => `- **${role}**: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}.`)
    .join('\n');
}

/** The pages have one block that signs in; a second one would get out of step with it. */
const loginPath = '/users/login';
const loginText = `Use the block under [Log in and get a token](${docPath(docIds.api)}#log-in-and-get-a-token), which stores the token in \`TOKEN\`.`;

/** The page of a tag: `users` is at `/docs/reference/rest-api/users`. */
function pageOf(tag: string): string {
  return `${docPath(docIds.api)}/${tag}`;
}

/** Where an operation is described. */
export function hrefOfOperation(operation: Operation): string {
  return `${pageOf(operation.tags[0])}#${endpointId(operation)}`;
}

/** The ID of an operation on its page: `listUsers` is `list-users`. */
function endpointId({operationId}: Operation): string {
  return operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function endpointToMdx(
  document: ApiDocument,
  {method, path, operation}: Endpoint,
  addressOf: AddressOfTemplate,
): string {
  const properties = {
    id: endpointId(operation),
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    role: operation['x-role'],
  };
  return blockComponent('Endpoint', properties, [
    unsearched([
      escapeMdx(operation.description),
      path === loginPath ? loginText : shellBlock(operation['x-command']),
      parametersToMdx(document, operation),
      bodyToMdx(document, operation),
      successToMdx(document, operation),
      statusesToMdx(document, operation, addressOf),
    ]),
  ]);
}

function endpointsOfTag(document: ApiDocument, tag: string): readonly Endpoint[] {
  return endpointsOf(document).filter(({operation}) => operation.tags[0] === tag);
}

/** The endpoints of one tag, one `Endpoint` each, as the text of an MDX partial. */
function tagToMdx(document: ApiDocument, tag: string, addressOf: AddressOfTemplate): string {
  return joinBlocks(
    endpointsOfTag(document, tag).map((endpoint) => endpointToMdx(document, endpoint, addressOf)),
  );
}

/** Links to the endpoints of one tag. */
function listToMdx(document: ApiDocument, tag: string): string {
  return entryListToMdx(
    endpointsOfTag(document, tag).map(({method, path, operation}) => ({
      href: hrefOfOperation(operation),
      title: `${codeSpan(`${method.toUpperCase()} ${path}`)} ${escapeMdx(operation.summary)}`,
      badge: operation['x-role'],
    })),
  );
}

/** The partials of the API reference, as `[path below the folder, text]`: two per tag and for the objects, and the roles. */
export function apiPartials(
  document: ApiDocument,
  addressOf: AddressOfTemplate,
): readonly (readonly [string, string])[] {
  return [
    ...document.tags.map(({name}) => [`api/${name}.mdx`, tagToMdx(document, name, addressOf)] as const),
    ...document.tags.map(({name}) => [`lists/api/${name}.mdx`, listToMdx(document, name)] as const),
    ['api/objects.mdx', objectsToMdx(document)],
    ['lists/api/objects.mdx', objectListToMdx(document)],
    ['api/roles.mdx', rolesToMdx()],
  ];
}
