import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** Attributes by their name in the document; `innerHTML` is the text of an element. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface HeadTag {
  readonly type: string;
  readonly attributes: Attributes;
}

export interface HeadState {
  /** `undefined` leaves the title as it is. */
  readonly title: string | undefined;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly HeadTag[];
}

/** What says that two elements are the same one; the last of these attributes that an element has decides. */
const identities: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src', 'innerHTML'],
  style: ['innerHTML'],
  noscript: ['innerHTML'],
  base: ['href'],
};

/** Types of elements that this module puts into the head, beside the title. */
export const tagTypes: readonly string[] = Object.keys(identities);

/** Names that differ from React's by more than their case. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  innerHTML: 'innerHTML',
};

/** The elements in one `<Head>`, fragments opened, with the document's names of attributes. */
function elementsOf(children: ReactNode): readonly HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes & {readonly children?: ReactNode}>(child)) {
      return [];
    }
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) {
      return elementsOf(inner);
    }
    const attributes: Attributes = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [names[name] ?? name.toLowerCase(), value]),
    );
    const text = Children.toArray(inner)
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join('');
    return [{type: String(child.type), attributes: text ? {...attributes, innerHTML: text} : attributes}];
  });
}

/** The same for all elements of which a page shows one; `undefined` for an element that says too little to be shown. */
function identityOf({type, attributes}: HeadTag): string | undefined {
  const decides = (name: string) =>
    identities[type]?.includes(name) === true && !(name === 'rel' && attributes[name] === 'stylesheet');
  const keys = Object.keys(attributes).filter(decides);
  const key = attributes.rel === 'canonical' ? 'rel' : keys.at(-1);
  const value = key === undefined ? undefined : attributes[key];
  return value ? `${type} ${key ?? ''} ${String(value).toLowerCase()}` : undefined;
}

function merge(elements: readonly HeadTag[], type: string): Attributes {
  return Object.assign(
    {},
    ...elements.filter((element) => element.type === type).map((e) => e.attributes),
  ) as Attributes;
}

/**
 * What all `<Head>` together make of the document: of elements with the same identity the last `<Head>` decides, and
 * one `<Head>` may have several of them.
 *
 * @param heads children of each `<Head>`, in the order in which they came into the page
 */
export function headState(heads: readonly ReactNode[]): HeadState {
  const groups = heads.map(elementsOf);
  const all = groups.flat();
  const seen = new Set<string>();
  const tags = [...groups].reverse().map((group) => {
    const shown = group.flatMap((tag) => {
      const identity = identityOf(tag);
      return identity === undefined || seen.has(identity) ? [] : [{tag, identity}];
    });
    shown.forEach(({identity}) => seen.add(identity));
    return shown.map(({tag}) => tag);
  });
  const titles = all.filter(({type}) => type === 'title');
  return {
    title: titles.at(-1)?.attributes.innerHTML as string | undefined,
    html: merge(all, 'html'),
    body: merge(all, 'body'),
    tags: tags.reverse().flat(),
  };
}
