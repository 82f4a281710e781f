import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {consentKey, valuesKey} from '@site/src/site/storage';
import type * as Store from './store';
import type * as ConsentStore from '@site/src/components/consent/consentStore';

/** A storage area like a browser's, in memory. */
function area(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

let local: Storage;
let session: Storage;
let store: typeof Store;
let consent: typeof ConsentStore;

/** Opens a page: its modules run again, and storage stays. */
async function openPage(): Promise<void> {
  vi.resetModules();
  store = await import('./store');
  consent = await import('@site/src/components/consent/consentStore');
}

beforeEach(async () => {
  local = area();
  session = area();
  vi.stubGlobal('window', {
    localStorage: local,
    sessionStorage: session,
    addEventListener: () => undefined,
  });
  await openPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the reader's own values", () => {
  it('are defaults until something is set, and what is derived from a value changes with it', () => {
    expect(store.readValues()['backend-url']).toBe('http://localhost:3001');
    expect(store.saveValue('backend-port', ' 13001 ')).toBeUndefined();
    expect(store.readValues()['backend-url']).toBe('http://localhost:13001');
    expect(store.readOwnValues()).toEqual({'backend-port': '13001'});
    expect(store.readValues()).toBe(store.readValues());
  });

  it('include a default that was entered, but nothing that is derived from another value', async () => {
    store.saveValue('console-url', 'http://localhost:8080');
    store.saveValue('backend-port', '13001');
    await openPage();
    expect(store.readOwnValues()).toEqual({'console-url': 'http://localhost:8080', 'backend-port': '13001'});
    store.saveValue('console-port', '9090');
    expect(store.readValues()['console-url']).toBe('http://localhost:8080');
  });

  it('reject what does not fit, say what would, and stay', () => {
    store.saveValue('hostname', 'ops.corp.example');
    expect(store.saveValue('hostname', 'ops corp')).toMatch(/^Enter one name without spaces/);
    expect(store.saveValue('hostname', 'ops.corp\u200B.example')).toMatch(
      /^The text has an invisible character/,
    );
    expect(store.saveValue('hostname', 'ops\u2013corp.example')).toMatch(/^The text has a dash that looks/);
    expect(store.saveValue('folder', '/etc')).toMatch(/^Choose a folder that isn't the operating system's/);
    expect(store.readOwnValues()).toEqual({hostname: 'ops.corp.example'});
  });

  it('end with the tab before consent, move to the browser with it, and are gone once it is withdrawn', async () => {
    store.saveValue('folder', '/srv/ops/');
    expect([session.getItem(valuesKey), local.getItem(valuesKey)]).toEqual(['{"folder":"/srv/ops"}', null]);
    consent.saveConsent('accepted');
    expect([session.getItem(valuesKey), local.getItem(valuesKey)]).toEqual([null, '{"folder":"/srv/ops"}']);
    await openPage();
    expect(store.readOwnValues()).toEqual({folder: '/srv/ops'});
    consent.saveConsent(null);
    expect(store.readOwnValues()).toEqual({});
    expect([session.length, local.length]).toEqual([0, 0]);
  });

  it('move when the page opens, if consent was given while none of this was loaded', async () => {
    store.saveValue('folder', '/srv/ops');
    local.setItem(consentKey, 'accepted');
    await openPage();
    expect([session.getItem(valuesKey), local.getItem(valuesKey)]).toEqual([null, '{"folder":"/srv/ops"}']);
  });

  it('are never gone from where they stay while a page opens, which other tabs would notice', async () => {
    store.saveValue('folder', '/srv/ops');
    consent.saveConsent('accepted');
    const remove = vi.spyOn(local, 'removeItem');
    await openPage();
    expect(remove).not.toHaveBeenCalled();
    expect(local.getItem(valuesKey)).toBe('{"folder":"/srv/ops"}');
  });

  it('of a tab are kept next to those that another tab stored with consent', async () => {
    store.saveValue('backend-port', '13001');
    // Another tab, with its own session storage.
    local.setItem(consentKey, 'accepted');
    local.setItem(valuesKey, '{"hostname":"ops.corp.example"}');
    await openPage();
    expect(store.readOwnValues()).toEqual({hostname: 'ops.corp.example', 'backend-port': '13001'});
    expect(store.readValues()['backend-url']).toBe('http://localhost:13001');
  });

  it('are forgotten together, and every listener is notified', () => {
    const heard = vi.fn();
    store.saveValue('folder', '/srv/ops');
    const stop = store.subscribe(heard);
    store.clearValues();
    stop();
    store.saveValue('folder', '/srv/ops');
    expect(heard).toHaveBeenCalledTimes(1);
    store.clearValues();
    expect(session.length).toBe(0);
  });

  it('leave out what no field would have accepted', () => {
    session.setItem(valuesKey, '{"hostname":"$(id)","folder":"/srv/ops","token":"abc","console-port":8080}');
    expect(store.readOwnValues()).toEqual({folder: '/srv/ops'});
    session.setItem(valuesKey, 'no JSON');
    expect(store.readOwnValues()).toEqual({});
  });

  it('last as long as the page if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
    vi.stubGlobal('window', {
      get localStorage() {
        return blocked();
      },
      get sessionStorage() {
        return blocked();
      },
    });
    store.saveValue('folder', '/srv/ops');
    expect(store.readOwnValues()).toEqual({folder: '/srv/ops'});
    store.clearValues();
    expect(store.readOwnValues()).toEqual({});
  });
});
