/**
 * The reader's own values. They're in the tab's `sessionStorage`, and in `localStorage` only with the reader's consent.
 */
import {invisibleFault, ownFault} from '@site/src/components/form/typed';
import {readStored, storageAreas, subscribeToStorage, writeStored} from '@site/src/lib/browserStorage';
import {createListeners} from '@site/src/lib/listeners';
import {readConsent, subscribeToConsent} from '@site/src/components/consent/consentStore';
import {
  completeValues,
  defaultValues,
  isValueName,
  type OwnValues,
  type ValueName,
  valueNames,
  definitionOf,
  type Values,
} from '@site/src/site/readerValues';
import {valuesKey} from '@site/src/site/storage';

const listeners = createListeners();

/** The last text read and its parsed form, so the same values are the same object. */
let last: {readonly text: string | null; readonly values: Values} = {text: null, values: defaultValues};

function readText(): string | null {
  return storageAreas.reduce<string | null>((found, area) => found ?? readStored(valuesKey, area), null);
}

/** The contents of a stored text, without anything that no field would accept. */
function parse(text: string | null): OwnValues {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        ([name, value]) =>
          isValueName(name) && typeof value === 'string' && definitionOf(name).fault(value) === undefined,
      ),
    );
  } catch {
    return {};
  }
}

/** All values: the reader's own, and defaults for the others. On the server, and before anything is set, defaults. */
export function readValues(): Values {
  if (typeof window === 'undefined') {
    return defaultValues;
  }
  const text = readText();
  if (text !== last.text) {
    last = {text, values: completeValues(parse(text))};
  }
  return last.values;
}

/** The value that would apply without one of its own. */
function defaultOf(name: ValueName, values: Values): string {
  return completeValues({...values, [name]: undefined})[name];
}

/** The values that the reader has set, without those derived from them. */
export function readOwnValues(): OwnValues {
  return ownOf(readText());
}

/** A default is stored only if the reader has entered it. */
function ownOf(text: string | null): OwnValues {
  const stored = parse(text);
  const values = completeValues(stored);
  const follows = (name: ValueName): boolean =>
    stored[name] === defaultOf(name, values) && stored[name] !== defaultValues[name];
  return Object.fromEntries(Object.entries(stored).filter(([name]) => isValueName(name) && !follows(name)));
}

/** The text is stored with the derived values, so a page can show them before any code is loaded. */
function write(own: OwnValues): void {
  const values = completeValues(own);
  const kept = valueNames.filter((name) => own[name] !== undefined || values[name] !== defaultValues[name]);
  const text =
    kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.map((name) => [name, values[name]])));
  const place = readConsent() === 'accepted' ? 'localStorage' : 'sessionStorage';
  // Other tabs hear of a removal, and would show the defaults until the text is back.
  for (const area of storageAreas) {
    writeStored(valuesKey, area === place ? text : null, area);
  }
  listeners.notify();
}

/**
 * Saves what a reader has entered. An empty text removes the value.
 *
 * @returns what's wrong with it, if it's invalid; then nothing changes
 */
export function saveValue(name: ValueName, entered: string): string | undefined {
  const text = entered.trim().replace(/(?<=.)\/+$/, '');
  const fault = text === '' ? undefined : (invisibleFault(text) ?? ownFault(text, definitionOf(name).fault));
  if (fault !== undefined) {
    return fault;
  }
  write({...readOwnValues(), [name]: text || undefined});
  return undefined;
}

/** Forgets everything. */
export function clearValues(): void {
  write({});
}

/** Calls back on every change, including those made in other tabs. Returns a function that stops it. */
export const subscribe = listeners.add;

/** What the reader entered in this tab before consent, and what another tab stored afterward, which is newer. */
function valuesOfAllAreas(): OwnValues {
  const texts = storageAreas.map((area) => readStored(valuesKey, area));
  return Object.assign({}, ...texts.reverse().map(ownOf)) as OwnValues;
}

/** Values are stored where the reader's choice allows it. Withdrawing consent deletes those kept because of it. */
function followConsent(): void {
  if (readConsent() === 'accepted') {
    write(valuesOfAllAreas());
  } else {
    listeners.notify();
  }
}

if (typeof window !== 'undefined') {
  followConsent();
  subscribeToConsent(followConsent);
  subscribeToStorage([valuesKey], listeners.notify);
}
