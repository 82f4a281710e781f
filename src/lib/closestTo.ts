/** The element that an event happened on, or the nearest one around it, if it matches a selector. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in the type of `closest`
export function closestTo<Found extends Element = HTMLElement>(
  {target}: {readonly target: EventTarget | null},
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
