import {type Dispatch, type SetStateAction, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** By history entry and name. It's gone with the document. */
const kept = new Map<string, unknown>();

/**
 * State that's restored when a reader follows a link and comes back, as form entries are where the browser loads each
 * page. Nothing is stored.
 *
 * @param name of the state, unique on the page
 */
export function useHistoryState<State>(
  name: string,
  first: () => State,
): readonly [State, Dispatch<SetStateAction<State>>] {
  const {pathname, key = ''} = useLocation();
  const keptKey = `${pathname} ${key} ${name}`;
  const [state, setState] = useState<State>(() =>
    kept.has(keptKey) ? (kept.get(keptKey) as State) : first(),
  );
  useEffect(() => {
    kept.set(keptKey, state);
  }, [keptKey, state]);
  return [state, setState];
}
