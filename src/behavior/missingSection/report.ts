import {idOf} from '@site/src/site/address';
import {element} from '../element';
import {type MovedSection, movedFrom, movedSection} from './movedSection';
import {namedSection, nearestSection, type Section} from './nearestSection';

/** Hashes that aren't about a section: data for the page, such as `#text=…`, or words to find, `#:~:text=…`. */
const notASection = /=|:~:/;

const longestShown = 60;

function sectionsOfPage(): readonly Section[] {
  return Array.from(document.querySelectorAll('main :is(h2, h3, h4, summary)'), (heading) => ({
    id: heading.id || (heading.closest('[id]')?.id ?? ''),
    // A heading's own link contains a zero-width character.
    title: heading.textContent.replace(/\p{Cf}/gu, '').trim(),
  }));
}

/** The parts of a divided page are linked from it. */
function linkedSections(): readonly MovedSection[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]');
  return Array.from(links)
    .filter(
      ({origin, pathname}) => origin === window.location.origin && pathname !== window.location.pathname,
    )
    .map(({href, hash}) => ({href, id: idOf(hash)}));
}

/**
 * Goes to the section if another page has it now, according to the list of moved sections or a link on this page. Goes
 * to the heading that the hash spells. Otherwise, shows above the title that the page has no such section, and names
 * the nearest one. If there's none, nothing is shown: advertisements, comments, and sign-ins add hashes of their own,
 * which mean nothing to readers.
 *
 * @returns a function that removes the notice
 */
export function report(hash: string): (() => void) | undefined {
  const id = idOf(hash);
  const title = document.querySelector('main h1');
  const isTab = document.querySelector(`[data-tab="${CSS.escape(id)}"]`) !== null;
  // The reader may have moved on while this was loading.
  if (title === null || isTab || notASection.test(id) || window.location.hash !== hash) {
    return undefined;
  }
  // Check the list first: this page may link to another page's section with the same name.
  const moved = movedSection(hash, [...movedFrom(window.location.pathname), ...linkedSections()]);
  if (moved !== undefined) {
    window.location.replace(moved.href);
    return undefined;
  }
  const sections = sectionsOfPage();
  const named = namedSection(id, sections);
  if (named !== undefined) {
    window.location.replace(`#${named.id}`);
    return undefined;
  }
  const nearest = nearestSection(id, sections);
  if (nearest === undefined) {
    return undefined;
  }
  // A live region must be on the page before it gets its text.
  const notice = element('div', {class: 'alert alert--warning margin-bottom--md', role: 'status'});
  // Beside the button for copying, which floats, and not under it.
  notice.style.display = 'flow-root';
  (title.closest('header') ?? title).before(notice);
  requestAnimationFrame(() => {
    notice.append(
      `This page has no section “${id.slice(0, longestShown)}”. The nearest is `,
      element('a', {href: `#${nearest.id}`}, nearest.title),
      '.',
    );
  });
  return () => {
    notice.remove();
  };
}
