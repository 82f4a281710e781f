import {type ComponentType, type ReactNode, lazy, useEffect, useLayoutEffect, useRef, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Interactive from './Interactive';
import {keepEntries, keepFocus} from './keepEntries';

interface Module {
  readonly default: ComponentType;
}

/** A part that the server rendered, and where the focus was in it. */
interface Entered {
  readonly part: Element;
  readonly focus: (next: Element) => void;
}

/** Says that an element is at most a screen away. */
function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    {rootMargin: '100%'},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * An interactive part whose first state is in the page's HTML, and whose code loads when a reader comes near it. A page
 * reached by a link has no HTML of it, so there the code loads at once.
 *
 * @throws what `load` rejects with, while rendering, so that the page's boundary offers to load again
 */
export default function interactiveWhenNear(load: () => Promise<Module>): ComponentType {
  // `Suspense` would let React move a long part to the end of the document, behind a script that the policy forbids.
  const OnServer = ExecutionEnvironment.canUseDOM ? undefined : lazy(load);

  return function InteractiveWhenNear(): ReactNode {
    const place = useRef<HTMLDivElement>(null);
    const entered = useRef<Entered | null>(null);
    const [loaded, setLoaded] = useState<Module | {readonly failure: unknown}>();

    useEffect(() => {
      const rendered = place.current;
      const start = (): void => {
        load().then(
          (module) => {
            entered.current = rendered && {part: rendered, focus: keepFocus(rendered)};
            setLoaded(module);
          },
          (failure: unknown) => setLoaded({failure}),
        );
      };
      if (rendered?.firstChild) {
        return whenNear(rendered, start);
      }
      start();
      return undefined;
    }, []);

    // What was entered before the code was there stays entered.
    useLayoutEffect(() => {
      const [next, before] = [place.current, entered.current];
      if (next && before && next !== before.part) {
        entered.current = null;
        keepEntries(before.part, next);
        before.focus(next);
      }
    }, [loaded]);

    if (OnServer) {
      return (
        <Interactive>
          <OnServer />
        </Interactive>
      );
    }
    if (loaded === undefined) {
      // Hydration leaves what it finds in this element.
      return <Interactive ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
    }
    if ('failure' in loaded) {
      throw loaded.failure;
    }
    return (
      <Interactive key="loaded" ref={place}>
        <loaded.default />
      </Interactive>
    );
  };
}
