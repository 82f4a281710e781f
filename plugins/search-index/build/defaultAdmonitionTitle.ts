import type {Element} from 'hast';
import {classesOf} from '../../built-pages/elements';
import {plainText} from './plainText';

const kinds: ReadonlySet<string> = new Set([
  'caution',
  'danger',
  'important',
  'info',
  'note',
  'secondary',
  'success',
  'tip',
  'warning',
]);

/** The word that an admonition without a title of its own begins with: "note", "warning", … */
export function isDefaultAdmonitionTitle(element: Element): boolean {
  return (
    classesOf(element).some((name) => name.startsWith('admonitionHeading')) &&
    kinds.has(plainText(element).toLowerCase())
  );
}
