/** Pixels between the word and the box, and between the box and the edge of the window. */
const gap = 4;
const margin = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Line = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/**
 * Where a box belongs that's about a word: below it, or above it where there's no room below but enough above.
 *
 * @param lines the word's parts, which may be on two lines, in the window
 * @returns the box's corner in the window
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
