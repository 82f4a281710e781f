/**
 * What the site uses although some of the promised browsers lack it, and why reading and searching still work there.
 * `npm run engines -- --project oldest` shows that they do.
 */
import {type Accepted} from './uses';

export const acceptedInScripts: readonly Accepted[] = [
  {
    feature: 'api.Window.requestIdleCallback',
    where: 'src/lib/idle.ts',
    why: 'the code checks whether the browser has it, and otherwise waits half a second',
  },
  {
    feature: 'api.Window.navigation',
    where: 'src/behavior/overlays.ts',
    why: 'the code checks whether the browser has it; otherwise, Back leaves the page and closes what is open',
  },
  {
    feature: 'api.Window.navigation',
    where: 'src/behavior/later/comeBack.ts',
    why: 'the code checks whether the browser has it; otherwise, a page whose code loads late shows its start',
  },
  {
    feature: 'api.ClipboardItem',
    where: 'src/behavior/copyPage.ts',
    why: 'the code checks whether the browser has it, and otherwise copies plain text',
  },
  {
    feature: 'api.Clipboard.write',
    where: 'src/behavior/copyPage.ts',
    why: 'it comes with ClipboardItem, which the code checks for',
  },
  {
    feature: 'api.CSS.highlights_static',
    where: 'src/behavior/foundWords/markWords.ts',
    why: 'the code checks whether the browser has it; otherwise, the words of a search are not marked on the page',
  },
  {
    feature: 'api.Highlight',
    where: 'src/behavior/foundWords/markWords.ts',
    why: 'it comes with `CSS.highlights`, which the code checks for',
  },
  {
    feature: 'api.HTMLElement.showPopover',
    where: 'src/behavior/terms/explanation.ts',
    why: 'its module is loaded only where the browser has it; otherwise, a term is a link to the glossary',
  },
  {
    feature: 'api.Request.body',
    where: 'src/search/client/embedded/fetchIndex.ts',
    why: 'it is `Response.body`, which all have; the compiler declares both as one',
  },
];

export const acceptedInStyles: readonly Accepted[] = [
  {
    feature: 'css.selectors.has',
    why: 'it refines widths, distances, and wide tables on phones; without it, those scroll sideways as other tables do',
  },
  {feature: 'css.selectors.highlight', why: 'it colors words that only browsers with highlights mark'},
  {feature: 'css.selectors.details-content', why: 'on paper only: entries that were closed stay closed'},
  {feature: 'css.at-rules.starting-style', why: 'on a phone, the menu appears without sliding in'},
  {feature: 'css.at-rules.page', why: 'on paper only: the browser chooses margins and headers'},
  {feature: 'css.properties.scrollbar-gutter', why: 'a scroll bar that appears moves the text'},
  {feature: 'css.properties.scrollbar-width', why: 'scroll bars are as wide as elsewhere'},
  {feature: 'css.properties.cursor', why: 'touch screens show no pointer'},
  {
    feature: 'css.properties.text-indent',
    why: 'the next lines of wrapped code begin where the first one does',
  },
  {feature: 'css.properties.forced-color-adjust', why: "an icon of the navbar has the system's colors"},
  {feature: 'css.properties.box-decoration-break', why: 'on paper only: a frame is open where a page ends'},
  {feature: 'css.properties.break-after', why: 'on paper only: a heading may be the last line of a page'},
  {feature: 'css.properties.orphans', why: 'on paper only: one line may be alone on a page'},
  {feature: 'css.properties.widows', why: 'on paper only: one line may be alone on a page'},
  {feature: 'css.properties.content-visibility', why: 'on paper only, for the content of closed entries'},
];

export const acceptedInPages: readonly Accepted[] = [
  {feature: 'html.elements.meta.name', why: 'it describes the page to phones, and others ignore it'},
  {feature: 'html.elements.link.rel', why: 'without its icon or manifest, a page reads the same'},
  {feature: 'html.elements.link.fetchpriority', why: 'it is a hint; files come in the usual order'},
  {feature: 'html.elements.search', why: 'the form in it works, without a landmark around it'},
  {
    feature: 'html.global_attributes.autocapitalize',
    why: 'keyboards may begin with a capital, which search ignores',
  },
  {
    feature: 'html.global_attributes.autocorrect',
    why: 'keyboards may correct what is entered, and readers enter it again',
  },
];
