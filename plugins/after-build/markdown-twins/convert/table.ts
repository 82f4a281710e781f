import type {Element} from 'hast';
import {findElements, named} from '../../../built-pages/elements';
import {childElements, readChildren} from './elements';
import {inlineText} from './inline';

function rowText(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table with its first row as the header. */
export function tableText(table: Element, base: string): string {
  const [header = [], ...rows] = findElements(table, named('tr')).map((row) =>
    childElements(row).map((cell) => inlineText(readChildren(cell), base).trim().replaceAll('|', '\\|')),
  );
  return [rowText(header), rowText(header.map(() => '---')), ...rows.map(rowText)].join('\n');
}
