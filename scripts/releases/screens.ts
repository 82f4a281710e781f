/** The addresses of the console with the component that each shows, without the wrappers around it. */
export function screens(source: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    source
      .split(/<Route\b(?!s)/)
      .slice(1)
      .flatMap((route) => {
        const path = /path="(?<path>\/[^"]*)"/.exec(route)?.groups?.path;
        const component = /<(?<name>[A-Z]\w*) \/>/.exec(route)?.groups?.name;
        return path === undefined || component === undefined ? [] : [[path, component] as const];
      }),
  );
}
