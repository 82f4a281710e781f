import {type ComponentType, type ReactNode, lazy, useCallback, useEffect, useRef, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Interactive from '@site/src/components/interactive/Interactive';
import {useLoading} from '@site/src/components/ui/useLoading';
import {closestTo} from '@site/src/lib/closestTo';
import {transferFormState} from './transferFormState';

interface Module {
  readonly default: ComponentType;
}

/** Reports that an element is at most a screen away. */
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

/** Always the same, or React would empty the part when it renders again. */
const asBuilt = {__html: ''};

/**
 * An interactive part whose first state is in the page's HTML, and whose code loads when a reader scrolls near it. If
 * a reader follows a link to the page, there's no such HTML, so the code loads immediately. If it doesn't arrive, the
 * page can still be read.
 */
export default function hydrateOnVisible(load: () => Promise<Module>): ComponentType {
  // `Suspense` would let React move a long part to the end of the document, behind a script that the policy forbids.
  const OnServer = ExecutionEnvironment.canUseDOM ? undefined : lazy(load);

  let known: Module | undefined;
  const loadOnce = async (): Promise<Module> => {
    // For a reader who comes back, the part has its full height immediately, so the scroll position still fits.
    known = await load();
    return known;
  };
  return function HydrateOnVisible(): ReactNode {
    const built = useRef<HTMLDivElement>(null);
    const pressed = useRef<Element>(null);
    const restore = useRef<(next: Element) => void>(undefined);
    const {module: loaded, failure, start, retry} = useLoading(loadOnce, known);
    // Replacing the field would cut off a text that's being composed with an input method.
    const [isComposing, setComposing] = useState(false);

    useEffect(() => {
      const part = built.current;
      if (part?.firstChild) {
        return whenNear(part, start);
      }
      start();
      return undefined;
    }, [start]);

    // Nothing that a reader did before the code loaded is lost. React calls back just before it removes the built part.
    const onBuilt = useCallback((part: HTMLDivElement) => {
      built.current = part;
      return () => {
        restore.current = transferFormState(part, pressed.current);
      };
    }, []);
    const onLive = useCallback((part: HTMLDivElement | null) => {
      // React also calls back, with `null`, when the reader leaves the page.
      if (part) {
        restore.current?.(part);
      }
    }, []);

    if (OnServer) {
      return (
        <Interactive>
          <OnServer />
        </Interactive>
      );
    }
    if (loaded === undefined || isComposing) {
      return (
        <>
          {failure !== undefined && (
            <div role="alert" className="load-failure">
              <p>This part of the page couldn&apos;t be loaded.</p>
              <button type="button" className="button button--primary" onClick={retry}>
                Retry
              </button>
            </div>
          )}
          {/* Hydration leaves what it finds in this element. */}
          <Interactive
            ref={onBuilt}
            onClick={(event) => {
              // The browser itself resets forms, and readers go on typing.
              pressed.current = closestTo(event, 'button:not([type="reset"])');
            }}
            // Unlike its start, it can't have come before React.
            onCompositionUpdate={() => setComposing(true)}
            // A tap that ends it is handled first.
            onCompositionEnd={() => setTimeout(setComposing, 0, false)}
            suppressHydrationWarning
            dangerouslySetInnerHTML={asBuilt}
          />
        </>
      );
    }
    return (
      <Interactive key="loaded" ref={onLive}>
        <loaded.default />
      </Interactive>
    );
  };
}
