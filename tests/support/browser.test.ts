import {describe, expect, it} from 'vitest';
import {browserCandidates, findBrowser} from './browser';

describe('the search for a browser', () => {
  it('looks on PATH first, for the headless shell before Chromium and Chrome', () => {
    const found = browserCandidates({platform: 'linux', env: {PATH: '/a:/b'}}, 'shell');
    expect(found.slice(0, 3)).toEqual([
      '/a/chromium-headless-shell',
      '/b/chromium-headless-shell',
      '/a/chromium',
    ]);
    expect(found.at(-1)).toBe('/snap/bin/chromium');
  });

  it('leaves the headless shell out where the whole browser is needed', () => {
    const found = browserCandidates({platform: 'linux', env: {PATH: '/a'}}, 'whole');
    expect(found[0]).toBe('/a/chromium');
    expect(found).not.toContain('/a/chromium-headless-shell');
  });

  it('knows the application folders of macOS', () => {
    const found = browserCandidates({platform: 'darwin', env: {PATH: '', HOME: '/Users/a'}}, 'shell');
    expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(found).toContain('/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('knows the program folders of Windows', () => {
    const machine = {platform: 'win32', env: {Path: 'C:\\x', PROGRAMFILES: 'C:\\Programs'}} as const;
    const found = browserCandidates(machine, 'shell');
    expect(found).toContain('C:\\x\\chrome.exe');
    expect(found).toContain('C:\\Programs\\Google\\Chrome\\Application\\chrome.exe');
  });

  it('takes CHROME_PATH when it can be executed', () => {
    const chosen = process.execPath;
    expect(findBrowser('shell', {platform: process.platform, env: {CHROME_PATH: chosen}})).toBe(chosen);
  });

  it('rejects a CHROME_PATH that can be no browser, and names it', () => {
    expect(() => findBrowser('shell', {platform: 'linux', env: {CHROME_PATH: '/no/such/chrome'}})).toThrow(
      'CHROME_PATH is "/no/such/chrome"',
    );
  });

  it('finds nothing on an empty machine', () => {
    const empty = {platform: 'win32', env: {PATH: ''}} as const;
    expect(findBrowser('shell', empty)).toBeUndefined();
  });
});
