import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import {type Edit, fileStart, type Finding, type Range} from './finding';

/** A key of a mapping and its value, with aliases and merged mappings resolved. */
export interface Entry {
  readonly key: string;
  /** Of the key. */
  readonly range: Range;
  readonly value: Node | undefined;
  /** Removes the entry with its lines, unless it shares them with others or an alias repeats it. */
  readonly removal: Edit | undefined;
}

/** Which of our checks explains a parser error, because the parser's own messages may quote the file. */
const checksOfErrors: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'yaml-tab',
  MISSING_CHAR: 'yaml-quote',
  BAD_INDENT: 'yaml-indentation',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-indentation',
  MULTILINE_IMPLICIT_KEY: 'yaml-indentation',
  UNEXPECTED_TOKEN: 'yaml-indentation',
  MULTIPLE_DOCS: 'yaml-documents',
};

/** Whether a key is `<<`. The parser gives each one a symbol of its own. */
function isMerge(key: Scalar): key is Scalar<symbol> {
  return typeof key.value === 'symbol';
}

/** A YAML file with positions. Values repeated through an alias have the position of the anchor. */
export class YamlFile {
  /** Its top level. */
  readonly root: Node | undefined;
  /** Why the text isn't valid YAML: only the first error, because the others follow from it. */
  readonly faults: readonly Finding[];
  /** Keys that appear twice, although everything else can be read. */
  readonly repeatedKeys: readonly Finding[];
  /** The ranges that aliases may repeat elsewhere. */
  private readonly anchored: readonly Range[];
  private readonly document: Document.Parsed;

  /** @param isCompose Compose lets a mapping have only one `<<`. */
  constructor(
    readonly text: string,
    private readonly isCompose: boolean,
  ) {
    this.document = parseDocument(text, {
      prettyErrors: false,
      merge: true,
      // The parser would compare each key with all others.
      uniqueKeys: false,
    });
    this.root = this.document.contents ?? undefined;
    const faults = this.document.errors.slice(0, 1).map((error) => this.faultOf(error));
    const repeatedKeys: Finding[] = [];
    const anchored: Range[] = [];
    const anchors = new Set<string>();
    visit(this.document, {
      Node: (_, node) => {
        if (isAlias(node)) {
          if (!anchors.has(node.source)) {
            faults.push({check: 'yaml-alias', range: this.rangeOf(node), values: {name: node.source}});
          }
          return;
        }
        if (node.anchor !== undefined) {
          anchors.add(node.anchor);
          anchored.push(this.rangeOf(node));
        }
        if (isMap(node)) {
          repeatedKeys.push(...this.repeatedKeysOf(node));
        }
      },
    });
    this.faults = faults;
    this.repeatedKeys = repeatedKeys;
    this.anchored = anchored;
  }

  rangeOf(node: Node): Range {
    return {from: node.range?.[0] ?? 0, to: node.range?.[1] ?? 0};
  }

  /** Replaces the source of a node, unless nothing would change. */
  replace(node: Node, change: (source: string) => string | undefined): Edit | undefined {
    const range = this.rangeOf(node);
    const source = this.text.slice(range.from, range.to);
    const text = change(source);
    return text === undefined || text === source ? undefined : {...range, text};
  }

  /** The value that a node stands for. */
  resolve(node: unknown): Node | undefined {
    if (isAlias(node)) {
      return node.resolve(this.document);
    }
    return isNode(node) ? node : undefined;
  }

  /** Whether an alias may repeat part of this range, so a fault here may be correct elsewhere. */
  isShared({from, to}: Range): boolean {
    return this.anchored.some((other) => from < other.to && other.from < to);
  }

  /** The entries of a mapping, its own before merged ones; none for anything else. */
  entriesOf(node: unknown, mergesLeft = 5): readonly Entry[] {
    const map = this.resolve(node);
    // A mapping that merges itself would never end.
    if (!isMap(map) || mergesLeft === 0) {
      return [];
    }
    const own: Entry[] = [];
    const merged: Entry[] = [];
    for (const {key, value} of map.items) {
      if (!isScalar(key) || !key.range) {
        continue;
      }
      if (isMerge(key)) {
        const source = this.resolve(value);
        merged.push(
          ...(isSeq(source) ? source.items : [source]).flatMap((each) =>
            this.entriesOf(each, mergesLeft - 1),
          ),
        );
        continue;
      }
      const [from, to] = key.range;
      const end = (isNode(value) ? value.range?.[1] : to) ?? to;
      own.push({
        key: String(key.value),
        range: {from, to},
        value: this.resolve(value),
        removal: this.removalOf({from, to: end}),
      });
    }
    const keys = new Set(own.map(({key}) => key));
    // If two merged mappings have the same key, the first one counts.
    return [
      ...own,
      ...merged.filter(({key}) => {
        const isFirst = !keys.has(key);
        keys.add(key);
        return isFirst;
      }),
    ];
  }

  /** The value of a key such as `mailer.auth.user`, and where the key or its nearest section in the file is. */
  find(name: string, section = this.root): {readonly range: Range; readonly value: Node | undefined} {
    let range = fileStart;
    let value = section;
    for (const key of name.split('.')) {
      const entry = this.entriesOf(value).find((each) => each.key === key);
      range = entry?.range ?? range;
      value = entry?.value;
    }
    return {range, value};
  }

  /** The text of a key's value; empty if it has none. */
  textAt(name: string, section = this.root): string {
    return scalarText(this.find(name, section).value) ?? '';
  }

  /** The items of a list; none for anything else. */
  itemsOf(node: unknown): readonly Node[] {
    const list = this.resolve(node);
    return isSeq(list) ? list.items.flatMap((item) => this.resolve(item) ?? []) : [];
  }

  /**
   * All lines of a range, if they contain nothing else except a list's dash and a comment, and no alias repeats them.
   */
  removalOf({from, to}: Range): Edit | undefined {
    if (this.isShared({from, to})) {
      return undefined;
    }
    const start = this.text.lastIndexOf('\n', from - 1) + 1;
    const newline = this.text.indexOf('\n', Math.max(from, to - 1));
    const end = newline === -1 ? this.text.length : newline + 1;
    const isAlone =
      /^\s*(?:- +)?$/.test(this.text.slice(start, from)) && /^\s*(?:#.*)?$/.test(this.text.slice(to, end));
    return isAlone ? {from: start, to: end, text: ''} : undefined;
  }

  private faultOf({code, pos: [from, to]}: YAMLError): Finding {
    const range = {from: Math.min(from, this.text.trimEnd().length), to};
    return {check: checksOfErrors[code] ?? 'yaml-syntax', range};
  }

  private repeatedKeysOf({items}: YAMLMap): readonly Finding[] {
    const keys = new Set<unknown>();
    return items.flatMap(({key}) => {
      if (!isScalar(key) || (isMerge(key) && !this.isCompose)) {
        return [];
      }
      const own = isMerge(key) ? key.value.description : key.value;
      if (!keys.has(own)) {
        keys.add(own);
        return [];
      }
      const name = /^["']?(<<|[\w.-]*)/.exec(this.text.slice(key.range?.[0]))?.[1] ?? '';
      return [{check: 'yaml-repeated-key', range: this.rangeOf(key), values: {name}}];
    });
  }
}

/** The text of a scalar as the file means it; `undefined` for lists, mappings, and nothing. */
export function scalarText(node: Node | undefined): string | undefined {
  return isScalar<string | number | boolean | null>(node) && node.value !== null
    ? String(node.value)
    : undefined;
}
