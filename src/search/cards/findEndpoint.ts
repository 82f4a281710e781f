import type {Card} from '@site/src/lib/reference/card';

const root = '/api/v1';
/** A method, if there is one, then a path: at the start of a word, or after a host or a variable that contains one. */
const request =
  /(?:\b(get|post|put|patch|delete)\b.*?)?(?:^|[\s"'`])(?:https?:\/\/[^\s/]+|\$\w+|\$\{\w+\})?\/?((?<=\/)[\w/{}:<>$.-]+|api\/v1\/[\w/{}:<>$.-]+)/i;

/** What readers write for a parameter: `{id}`, `:id`, `<id>`, `$ID`, or a value with a digit in it. */
const parameter = /^[{:<$]|\d/;

function segmentsOf(address: string): readonly string[] {
  return address.split('/').filter(Boolean);
}

function isSameAddress(documented: readonly string[], written: readonly string[]): boolean {
  return (
    documented.length === written.length &&
    documented.every((segment, index) => {
      const other = written[index] ?? '';
      return segment.startsWith('{') ? parameter.test(other) : segment === other.toLowerCase();
    })
  );
}

/** Finds the request, or the path with all its requests, that a query spells out. */
export function endpointFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const named = cards.flatMap((card) =>
    card.names.map((name) => {
      const [address = '', method] = name.split(' ').reverse();
      return {card, method, segments: segmentsOf(address)};
    }),
  );
  return (query) => {
    const [, method, path] = request.exec(query) ?? [];
    if (path === undefined) {
      return undefined;
    }
    const written = segmentsOf(path);
    const same = named.filter(
      ({segments}) =>
        isSameAddress(segments, written) || isSameAddress(segments, [...segmentsOf(root), ...written]),
    );
    const [found] = [method?.toUpperCase(), undefined].flatMap((wanted) =>
      same.filter((each) => each.method === wanted),
    );
    return found?.card;
  };
}
