/** The keys of the interface that describes the configuration file, with the names of their sections in front. */
export function configKeys(source: string): readonly string[] {
  const body = /interface \w+Config \{\n(?<body>[\s\S]*?)\n\}/.exec(source)?.groups?.body ?? '';
  const sections: string[] = [];
  const keys: string[] = [];
  for (const line of body.split('\n')) {
    const {name, opens} = /^\s*(?<name>\w+)\??: ?(?<opens>\{)?/.exec(line)?.groups ?? {};
    if (name !== undefined && opens !== undefined) {
      sections.push(name);
    } else if (name !== undefined) {
      keys.push([...sections, name].join('.'));
    } else if (/^\s*\}/.test(line)) {
      sections.pop();
    }
  }
  return keys;
}
