import type {ElementContent} from 'hast';

/** Words up to this many characters fit a column of the narrowest screen. */
const longestUnbroken = 14;

/** Where a path, a dotted name or a camelCase name may end a line: before a slash, after a dot, before a capital. */
const breakPoint = /(?<=[^/])(?=\/)|(?<=\w\.)(?=\w)|(?<=[a-z])(?=[A-Z])/;

function splitWord(word: string): readonly ElementContent[] {
  const parts = word.length > longestUnbroken ? word.split(breakPoint) : [word];
  return parts.flatMap((value, index): ElementContent[] => {
    const part: ElementContent = {type: 'text', value};
    return index === 0 ? [part] : [{type: 'element', tagName: 'wbr', properties: {}, children: []}, part];
  });
}

/** The same text, with a `<wbr>` at each place where a long word may end a line. */
export function splitLongWords(text: string): ElementContent[] {
  return text.split(/(\s+)/).flatMap(splitWord);
}
