import siteConfig from '@generated/docusaurus.config';
import {completesQueries, searchConfigurationOf} from '@site/src/site/search';
import {button, element} from '../element';
import {openDialog} from '../openDialog';
import {isApple} from '@site/src/lib/keys';
import {shortcutGroups, type Shortcut, type ShortcutGroup} from './list';
import {chooseSingleKeys, hasSingleKeys} from './singleKeys';
import styles from './sheet.late.module.css';

const titleId = 'keyboard-shortcuts';

/** `parts` with the same text between any two. */
function joined(parts: readonly Node[], text: string): readonly (Node | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [text, part]));
}

function row({keys, does}: Shortcut): HTMLElement {
  const combinations = keys.map((names) =>
    element(
      'span',
      {},
      ...joined(
        names.map((name) => element('kbd', {}, name)),
        ' + ',
      ),
    ),
  );
  return element('div', {}, element('dt', {}, ...joined(combinations, ' or ')), element('dd', {}, does));
}

function section({where, shortcuts}: ShortcutGroup): HTMLElement {
  return element('section', {}, element('h3', {}, where), element('dl', {}, ...shortcuts.map(row)));
}

/** Turns the single-character shortcuts on and off. Without them, Ctrl+K and the page's footer do the same. */
function singleKeysChoice(): HTMLElement {
  const box = element('input', {type: 'checkbox'});
  box.checked = hasSingleKeys();
  box.addEventListener('change', () => {
    chooseSingleKeys(box.checked);
  });
  const label = element(
    'label',
    {},
    box,
    element(
      'span',
      {},
      element('kbd', {}, '/'),
      ' and ',
      element('kbd', {}, '?'),
      " work while you aren't typing",
    ),
  );
  return element('p', {}, label);
}

/** The list of keyboard shortcuts. */
function sheet(close: () => void): HTMLDialogElement {
  const {search} = searchConfigurationOf(siteConfig);
  const groups = shortcutGroups({isApple: isApple(), isCompleting: completesQueries(search)});
  const title = element('h2', {id: titleId}, 'Keyboard shortcuts');
  const header = element('header', {}, title, button({}, 'Close', close));
  // The content covers the whole dialog, so a press on the dialog itself is one on its backdrop.
  const content = element('div', {}, header, ...groups.map(section), singleKeysChoice());
  const dialog = element('dialog', {class: styles.sheet, 'aria-labelledby': titleId}, content);
  // Where the press begins: a drag across the text may end anywhere.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) {
      // It mustn't move the focus away from where closing puts it.
      event.preventDefault();
      close();
    }
  });
  return dialog;
}

export function showShortcuts(): void {
  openDialog(sheet);
}
