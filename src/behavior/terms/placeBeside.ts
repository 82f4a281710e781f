/** Pixels between the word and the box, and between the box and the edge of the window. */
const gap = 4;
const margin = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Line = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/**
 * Where a box about a word goes: below it, or above it if there's room only there.
 *
 * @param lines the rectangles of the word, which may be split across two lines, relative to the window
 * @returns the box's corner relative to the window
 */
export function placeBeside(
  lines: readonly Line[],
  box: Size,
  view: Size,
): {readonly left: number; readonly top: number} {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) {
    return {left: margin, top: margin};
  }
  const above = first.top - gap - box.height;
  const below = last.bottom + gap;
  const isAbove = below + box.height > view.height - margin && above >= margin;
  const wanted = isAbove ? first.left : last.left;
  return {
    left: Math.max(margin, Math.min(wanted, view.width - margin - box.width)),
    top: isAbove ? above : below,
  };
}
