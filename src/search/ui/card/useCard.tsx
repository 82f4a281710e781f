import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {idle} from '@site/src/lib/idle';
import type {FindCard} from '@site/src/search/cards/findCard';
import {memoizeAsync} from '@site/src/search/client/memoizeAsync';
import {looksLikeMessage} from '@site/src/site/diagnose';
import {docPath, docIds} from '@site/src/site/docs';
import {hasScrollAnchoring} from '../hasScrollAnchoring';
import type * as cards from '.';

type Cards = typeof cards;

interface Loaded {
  readonly cards: Cards | null;
  readonly findMessage: FindCard | null;
}

/** Kept when the modal is closed and opened again. */
let loaded: Loaded = {cards: null, findMessage: null};

const loadCards = memoizeAsync(async () => {
  loaded = {...loaded, cards: await import('.')};
});
const loadMessages = memoizeAsync(async () => {
  loaded = {...loaded, findMessage: (await loaded.cards?.loadMessageFinder()) ?? null};
});

/** Milliseconds for which a press is ignored after a late card has moved the hits: it was meant for a different hit. */
const settleMs = 350;

/** Whether everything in an element is above what can be seen of the scrolling content around it. */
function isAboveSight(element: Element, scrolled: Element): boolean {
  return element.getBoundingClientRect().bottom <= Math.max(0, scrolled.getBoundingClientRect().top);
}

/** In queries for a proxy's error page, such as `bad gateway` and `nginx 502`, for which a guide can be the best hit. */
const proxyError = /\bgateway\b|\b[45]\d\d\b/i;

interface Options {
  /** Whether cards are worth fetching. */
  readonly shouldLoad: boolean;
  /** The query that the hits belong to; empty if there are none. */
  readonly query: string;
  /** The whole text, if the query is only its beginning. */
  readonly pasted?: string;
  /** URL of the best hit. */
  readonly bestUrl: string | undefined;
}

interface ShownCard {
  /** The card, in an element that's read out when it changes. */
  readonly card: ReactNode;
  /** For the element around the card and the hits. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * The card that answers a query, or nothing. The first one may arrive after its hits, because nothing is fetched before
 * somebody searches. All others arrive with them.
 */
export function useCard({shouldLoad, query, pasted = '', bestUrl}: Options): ShownCard {
  const [{cards, findMessage}, setLoaded] = useState(loaded);
  const found = useMemo(() => (query === '' ? undefined : cards?.findCard(query)), [cards, query]);
  const isMessageBest = bestUrl?.includes(`${docPath(docIds.messages)}/`) ?? false;
  const mayBeMessage = !found && (isMessageBest || proxyError.test(query));
  const needsMessages =
    cards !== null && query !== '' && (pasted !== '' || looksLikeMessage(query) || mayBeMessage);
  const card = useMemo(
    () => (needsMessages ? findMessage && (findMessage(pasted || query) ?? found) : found),
    [needsMessages, findMessage, pasted, query, found],
  );

  useEffect(() => {
    if (!shouldLoad) {
      return undefined;
    }
    let isGone = false;
    const load = async (): Promise<void> => {
      // Hits for letters typed in quick succession don't wait for cards.
      await idle();
      await (needsMessages ? loadMessages() : loadCards());
      if (!isGone) {
        setLoaded(loaded);
      }
    };
    load().catch(() => {
      // The hits are there; the next query tries again.
    });
    return () => {
      isGone = true;
    };
  }, [shouldLoad, needsMessages, query]);

  const shownQuery = useRef(query);
  const movedAt = useRef(-Infinity);
  const container = useRef<HTMLDivElement>(null);
  const hasCard = Boolean(card);
  useLayoutEffect(() => {
    const isLate = hasCard && shownQuery.current === query;
    // The hits of a new query arrived with their card, or without one, so readers press on what they've seen.
    movedAt.current = isLate ? performance.now() : -Infinity;
    shownQuery.current = query;
  }, [hasCard, query]);
  const onClickCapture = useCallback((event: MouseEvent) => {
    const areKept =
      hasScrollAnchoring() &&
      container.current !== null &&
      isAboveSight(container.current, event.currentTarget);
    if (!areKept && event.timeStamp - movedAt.current < settleMs) {
      event.preventDefault();
      event.stopPropagation();
    }
  }, []);

  return {
    card: (
      <div ref={container} aria-live="polite">
        {card && cards && <cards.AnswerCard key={card.href + card.name} card={card} />}
      </div>
    ),
    onClickCapture,
  };
}
