import {use, useContext, type ComponentProps, type MouseEvent, type Ref} from 'react';
import {history, RouterContext} from './context';
import {createLocation, createPath, type Location} from './location';
import {matchPath, type Match} from './match';

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/** A press that the browser handles itself: a new tab, a download, a menu. */
function isForBrowser({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

/** Where a link leads. Only a relative one depends on the page, and is drawn anew with each. */
function useTarget(to: string): Location {
  const base = to.startsWith('/') ? undefined : use(RouterContext).location;
  return createLocation(to, undefined, undefined, base);
}

/** A link that the router follows without loading a document. */
export function Link({to, replace = false, innerRef, onClick, ...rest}: LinkProps) {
  const next = useTarget(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      onClick?.(event);
    } catch (error) {
      event.preventDefault();
      throw error;
    }
    const isHere = rest.target === undefined || rest.target === '' || rest.target === '_self';
    if (event.defaultPrevented || !isHere || isForBrowser(event)) {
      return;
    }
    event.preventDefault();
    if (replace || createPath(history.location) === createPath(next)) {
      history.replace(to);
    } else {
      history.push(to);
    }
  };
  // eslint-disable-next-line @docusaurus/no-html-links, jsx-a11y/anchor-has-content -- what the framework's own link draws
  return <a {...rest} href={history.createHref(next)} onClick={follow} ref={innerRef} />;
}

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly isActive?: (match: Match | null, location: Location) => boolean;
}

/** A link that is marked while its page, or one below, is open. */
export function NavLink({
  activeClassName = 'active',
  'aria-current': current = 'page',
  className,
  exact,
  isActive: decide,
  ...rest
}: NavLinkProps) {
  const {location} = useContext(RouterContext);
  const {pathname} = createLocation(rest.to, undefined, undefined, location);
  const match = matchPath(location.pathname, {path: pathname, exact});
  const isActive = decide ? decide(match, location) : match !== null;
  const classNames = isActive ? [className, activeClassName].filter(Boolean).join(' ') : className;
  return <Link {...rest} aria-current={isActive ? current : undefined} className={classNames} />;
}
