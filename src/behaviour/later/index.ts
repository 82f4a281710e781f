/**
 * Behavior that no reader needs in the first moment. Every page has it, so it's a chunk of its own: it mustn't keep the
 * page from reacting.
 */
export function onRouteDidUpdate(): void {
  void import('./parts').then(({update}) => {
    update();
  });
}
