/** The values in a file of Kubernetes objects. */
export type YamlValue = string | readonly YamlValue[] | {readonly [key: string]: YamlValue};

/** Words that a YAML 1.1 parser such as kubectl's reads as something other than text. */
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

function scalar(text: string): string {
  return /^[A-Za-z][\w./-]*$/.test(text) && !reserved.test(text) ? text : JSON.stringify(text);
}

function isText(value: YamlValue): value is string {
  return typeof value === 'string';
}

/** The lines of a value, without indentation. */
function lines(value: YamlValue): readonly string[] {
  if (isText(value)) {
    return [scalar(value)];
  }
  if (Array.isArray(value)) {
    const items: readonly YamlValue[] = value;
    return items.every(isText)
      ? [`[${items.map((item) => JSON.stringify(item)).join(', ')}]`]
      : items.flatMap((item) => lines(item).map((line, place) => (place === 0 ? `- ${line}` : `  ${line}`)));
  }
  return Object.entries(value).flatMap(([key, field]) => {
    const [first = '', ...rest] = lines(field);
    const isInline = isText(field) || (Array.isArray(field) && field.every(isText));
    return isInline ? [`${key}: ${first}`] : [`${key}:`, ...[first, ...rest].map((line) => `  ${line}`)];
  });
}

/** A YAML file with one document for each object. Lists of strings are on one line. */
export function yamlDocuments(documents: readonly YamlValue[]): string {
  return documents.map((document) => `${lines(document).join('\n')}\n`).join('---\n');
}
