/** Checks target sizes according to WCAG 2.5.8. Pure: from rectangles to sentences. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that a pointer can press. Lengths in CSS px. */
export interface Target {
  readonly name: string;
  readonly box: Box;
  /** Whether it's in a line of other text, whose height determines its own. */
  readonly isInline: boolean;
  /** Targets on different layers move relative to each other, so the distance between them has no meaning. */
  readonly layer: number;
}

/** Minimum width and height for WCAG 2.2, level AA. */
const minimumSize = 24;

/** Layout rounds to fractions of a pixel. */
const tolerance = 0.05;

function isLarge({box}: Target): boolean {
  const needed = minimumSize - tolerance;
  return box.right - box.left >= needed && box.bottom - box.top >= needed;
}

function center({left, right, top, bottom}: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Distance from the center of a rectangle to the nearest point of another, 0 inside of it. */
function distanceToBox(from: Box, to: Box): number {
  const [x, y] = center(from);
  return Math.hypot(Math.max(to.left - x, x - to.right, 0), Math.max(to.top - y, y - to.bottom, 0));
}

function distanceOfCenters(one: Box, other: Box): number {
  const [x, y] = center(one);
  const [otherX, otherY] = center(other);
  return Math.hypot(x - otherX, y - otherY);
}

/** Whether the circle around a small target touches another target, or the circle around another small one. */
function isTooClose(target: Target, other: Target): boolean {
  const radius = minimumSize / 2;
  return (
    distanceToBox(target.box, other.box) < radius - tolerance ||
    (!isLarge(other) && distanceOfCenters(target.box, other.box) < minimumSize - tolerance)
  );
}

/** One sentence for each target that's too small and doesn't have enough space around it, either. */
export function targetProblems(targets: readonly Target[]): readonly string[] {
  return targets
    .filter((target) => !target.isInline && !isLarge(target))
    .flatMap((target) => {
      const others = targets.filter((other) => other !== target && other.layer === target.layer);
      const close = others.find((other) => isTooClose(target, other));
      const {box, name} = target;
      const size = `${(box.right - box.left).toFixed(1)} by ${(box.bottom - box.top).toFixed(1)} px`;
      return close === undefined ? [] : [`${name} is ${size} and too close to ${close.name}`];
    });
}
