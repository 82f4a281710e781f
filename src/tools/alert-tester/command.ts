import {product} from '@site/src/site/product';
import {webhookPaths} from '@site/src/site/webhooks';
import {type AlertInput, otherFields, sentFields} from './fields';

/** JSON with strings only, which is all that a form can produce. */
interface Body {
  readonly [name: string]: string | Body;
}

/** The fields that are sent, as an object. */
function fieldsObject(input: AlertInput): Body {
  const read = sentFields(input).map(({name}): readonly [string, string | Body] => {
    const [outer = '', inner] = name.split('.');
    return [outer, inner === undefined ? input[name] : {[inner]: input[name]}];
  });
  return Object.fromEntries([
    ...read,
    ...otherFields(input.others).map(({name, value}) => [name, value] as const),
  ]);
}

/** The body of the request. */
export function bodyOf(input: AlertInput): Body {
  return input.source === 'custom' ? fieldsObject(input) : {incident: fieldsObject(input)};
}

/** The shell variable for the backend's URL, as on the other pages. */
const addressVariable = `${product.slug.toUpperCase()}_URL`;

/** JSON for a here-document. In interactive bash, an exclamation mark would be replaced with an earlier command. */
function shellJson(body: Body): string {
  return JSON.stringify(body, undefined, 2).replaceAll('!', '\\u0021');
}

function post(path: string, body: Body): string {
  return `curl -sS -w '\\n' "$${addressVariable}${path}" \\
  -H "X-API-Token: $API_TOKEN" -H 'Content-Type: application/json' \\
  --data-binary @- <<'JSON'
${shellJson(body)}
JSON
`;
}

/** A text as one word of a shell command, quoted if necessary. */
function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Shell commands that send the alert. The token comes from a variable that the reader has set. */
export function sendCommand(input: AlertInput): string {
  const address = input.backend.replace(/\/+$/, '');
  return `${addressVariable}=${shellWord(address)}
${post(webhookPaths[input.source], bodyOf(input))}`;
}

/** An ID as part of a URL in double quotes, where interactive bash would replace an exclamation mark. */
function addressPart(id: string): string {
  return encodeURIComponent(id).replaceAll('!', '%21');
}

/** Shell commands that end the alert, to run after the variables are set. */
export function endCommand({source, id, incident_id: incidentId}: AlertInput): string {
  return source === 'custom'
    ? `curl -sS -w '\\n' -X DELETE "$${addressVariable}/api/v1/alerts/${addressPart(id)}" \\\n  -H "X-API-Token: $API_TOKEN"\n`
    : post(webhookPaths.gcp, {incident: {incident_id: incidentId, state: 'closed'}});
}
