/**
 * Buttons that open something, such as the menu on a phone, answer a press that came before React was there. The search
 * has its own way, because letters may follow (`src/search/ui/earlySearch.ts`).
 */
import type {ClientModule} from '@docusaurus/types';

const unopened = 'button[aria-expanded="false"]:not(.DocSearch-Button)';

/** Each button once, however often it was pressed. */
function pressedButtons(): ReadonlySet<HTMLElement> {
  const buttons = (window.earlyPresses ?? []).flatMap(({type, target}) => {
    const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
    return button === null ? [] : [button];
  });
  return new Set(buttons);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation !== null) {
    return;
  }
  const buttons = pressedButtons();
  // A press during hydration is answered by React, which by then has opened what belongs to the button.
  setTimeout(() => {
    for (const button of buttons) {
      if (button.matches(unopened)) {
        button.click();
      }
    }
  });
};
