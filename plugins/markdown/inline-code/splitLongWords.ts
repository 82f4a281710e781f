import type {ElementContent} from 'hast';

/** Words up to this many characters fit a column of a desktop's table. */
const longestUnbroken = 14;

/** Words up to this many characters fit a column of the narrowest screen. */
const longestUnbrokenNarrow = 12;

/** Where a path, a dotted name or a camelCase name may end a line: before a slash, after a dot, before a capital. */
const breakPoint = /(?<=[^/])(?=\/)|(?<=\w\.)(?=\w)|(?<=[a-z])(?=[A-Z])/;

/** Where the same and other names may end a line on a phone, which would break them anywhere: also after `_` and `#`. */
const narrowBreakPoint = new RegExp(`${breakPoint.source}|(?<=[A-Za-z]_)(?=[A-Za-z])|(?<=\\w#)(?=\\w)`);

/** The class of breaks that only narrow screens have; its rule is in `src/css/content.css`. */
const narrowClass = 'narrow-break';

/** The parts with a break between each two. */
function joined(parts: readonly ElementContent[][], className?: string): ElementContent[] {
  return parts.flatMap((part, index) => {
    const properties = className === undefined ? {} : {className: [className]};
    return index === 0 ? part : [{type: 'element', tagName: 'wbr', properties, children: []}, ...part];
  });
}

function splitNarrow(word: string): ElementContent[] {
  const parts = word.length > longestUnbrokenNarrow ? word.split(narrowBreakPoint) : [word];
  return joined(
    parts.map((value) => [{type: 'text', value}]),
    narrowClass,
  );
}

function splitWord(word: string): ElementContent[] {
  const parts = word.length > longestUnbroken ? word.split(breakPoint) : [word];
  return joined(parts.map(splitNarrow));
}

/** The same text, with a `<wbr>` at each place where a long word may end a line. */
export function splitLongWords(text: string): ElementContent[] {
  return text.split(/(\s+)/).flatMap(splitWord);
}
