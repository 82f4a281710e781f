/** Tabs, handled for the whole page: switches the server's HTML in place, without re-rendering. */
import {readConsent} from '@site/src/components/consent/consentStore';
import {readStored, writeStored} from '@site/src/lib/browserStorage';
import {closestTo} from '@site/src/lib/closestTo';
import {hasModifier} from '@site/src/lib/keys';
import {tabKey} from '@site/src/site/storage';
import {hashTarget} from '../hashTarget';
import {hidePanel, openTab, showIn, tabAround} from './select';

/** The last choice by group. It lasts as long as the document, even if nothing can be stored. */
const chosen = new Map<string, string>();

function tabOf(event: Event): HTMLElement | null {
  return closestTo(event, '[role="tab"][data-tab]');
}

function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.tabs-container')?.dataset.tabGroup;
  const value = tab.dataset.tab;
  if (group === undefined || value === undefined) {
    return;
  }
  openTab(tab);
  chosen.set(group, value);
  // The URL can be shared or reloaded.
  window.history.replaceState(window.history.state, '', `#${tab.id}`);
  // Store nothing that the reader hasn't agreed to.
  if (readConsent() === 'accepted') {
    writeStored(tabKey(group), value);
  }
}

function onClick(event: MouseEvent): void {
  const tab = tabOf(event);
  if (tab) {
    // Even before React has started, so it mustn't be repeated then.
    event.preventDefault();
    choose(tab);
  }
}

function onKeydown(event: KeyboardEvent): void {
  const tab = tabOf(event);
  if (tab === null || hasModifier(event)) {
    return;
  }
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const from = tabs.indexOf(tab);
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: (from + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    // A held key would replace the URL so often that Safari stops the script.
    if (!event.repeat) {
      choose(tab);
    }
  } else if (target !== undefined) {
    event.preventDefault();
    tabs.at(target)?.focus();
  }
}

function showChoices(): void {
  for (const container of document.querySelectorAll<HTMLElement>('.tabs-container')) {
    const {tabGroup = ''} = container.dataset;
    const value = chosen.get(tabGroup) ?? readStored(tabKey(tabGroup));
    if (value !== null) {
      showIn(container, value);
    }
  }
}

/** The server hides panels for all browsers alike. */
function hidePanelsUntilFound(): void {
  document.querySelectorAll<HTMLElement>('[role="tabpanel"][hidden]').forEach(hidePanel);
}

/** Opens the tab in which the browser has found a word. */
function openFoundPanel({target}: Event): void {
  const tab = target instanceof Element ? tabAround(target) : null;
  if (tab) {
    openTab(tab);
  }
}

/** Opens the tab that the URL names, or that contains the URL's target. */
function openTargetTab(): void {
  const target = hashTarget();
  const tab = target && tabAround(target);
  if (target && tab?.getAttribute('aria-selected') === 'false') {
    openTab(tab);
    target.scrollIntoView();
  }
}

export function listenToTabs(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('beforematch', openFoundPanel);
  showChoices();
}

/** Shows the tabs that the reader chose, and the one that the URL names. */
export function showTabs(): void {
  hidePanelsUntilFound();
  showChoices();
  openTargetTab();
}
