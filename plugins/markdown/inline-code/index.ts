/** A step of the build that says where code within a line may break on narrow screens. */
import type {Element, ElementContent, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import {SKIP, visit} from 'unist-util-visit';
import {splitLongWords} from './splitLongWords';

/** Code with a hyphen up to this many characters stays in one line. */
const longestWhole = 16;

/** The class of code that stays in one line; its rule is in `src/css/content.css`. */
const wholeClass = 'code-whole';

/** An option of a command, up to the length that stays in one line. */
const option = /(?<=^|\s)(--?\w[\w=-]{0,13})(?=$|[\s,])/;

function replaceTexts(code: Element, replace: (text: string) => readonly ElementContent[]): void {
  code.children = code.children.flatMap((child) => (child.type === 'text' ? replace(child.value) : [child]));
}

/** Browsers break after the hyphens of an option too: `docker --version` would become `docker --` and `version`. */
function wrapOptions(text: string): readonly ElementContent[] {
  return text.split(option).map((value, index): ElementContent => {
    const part: ElementContent = {type: 'text', value};
    const isOption = index % 2 === 1;
    return isOption
      ? {type: 'element', tagName: 'span', properties: {className: [wholeClass]}, children: [part]}
      : part;
  });
}

function addBreaks(cell: Element): void {
  visit(cell, {type: 'element', tagName: 'code'}, (code: Element) => {
    replaceTexts(code, wrapOptions);
    replaceTexts(code, splitLongWords);
    return SKIP;
  });
}

/** Browsers break after any hyphen: `--tail` would leave its hyphens behind. */
function keepWhole(code: Element): void {
  const text = toText(code);
  if (text.length <= longestWhole && text.includes('-') && !/\s/.test(text)) {
    code.properties.className = [wholeClass];
  } else {
    replaceTexts(code, wrapOptions);
  }
}

/**
 * Lets long code in cells of tables break between its parts (`/providers/:id` and `/refresh`), where it would break
 * inside a word, and keeps short code elsewhere and options everywhere whole (`--tail`). The text stays the same, so
 * that it is found and copied as it is. Blocks of code are left alone.
 */
export function inlineCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element) => {
      switch (element.tagName) {
        case 'pre':
          return SKIP;
        case 'td':
          addBreaks(element);
          return SKIP;
        case 'code':
          keepWhole(element);
          return SKIP;
        default:
          return undefined;
      }
    });
  };
}
