import {describe, expect, it} from 'vitest';
import {readDeployment} from './deployment';

describe('the deployment', () => {
  it('has a sensible default', () => {
    expect(readDeployment({})).toEqual({origin: 'https://opsimate.vercel.app', basePath: '/'});
  });

  it('is read from SITE_URL and BASE_URL', () => {
    expect(readDeployment({SITE_URL: 'https://docs.example.com', BASE_URL: '/console/'})).toEqual({
      origin: 'https://docs.example.com',
      basePath: '/console/',
    });
  });

  it('has a URL for editing pages only if EDIT_URL is set', () => {
    const editUrl = 'https://git.example.com/docs/edit/main/';
    expect(readDeployment({EDIT_URL: ''})).not.toHaveProperty('editUrl');
    expect(readDeployment({EDIT_URL: editUrl}).editUrl).toBe(editUrl);
  });

  it.each([
    'git.example.com/docs/',
    'https://git.example.com/docs',
    'ssh://git.example.com/docs/',
    'https://git.example.com/our docs/',
  ])('stops at the edit URL "%s"', (value) => {
    expect(() => readDeployment({EDIT_URL: value})).toThrow(/^EDIT_URL is ".*EDIT_URL=https:/);
  });

  it.each([
    'docs',
    '/docs',
    'docs/',
    '//',
    'https://docs.example.com/x/',
    '/docs?x=/',
    '/a b/',
    '/./',
    '/a/../b/',
    '',
  ])('stops at the base path "%s" and suggests one that would work', (value) => {
    expect(() => readDeployment({BASE_URL: value})).toThrow(
      /^BASE_URL is ".*BASE_URL=\/(?:(?!\.)[\w.-]+\/)*$/,
    );
  });

  it('stops at the base path /docs/, and says why', () => {
    expect(() => readDeployment({BASE_URL: '/docs/'})).toThrow(
      'BASE_URL is "/docs/", but page paths already begin with that',
    );
    expect(readDeployment({BASE_URL: '/docs/console/'}).basePath).toBe('/docs/console/');
  });

  it.each([
    'docs.example.com',
    'https://docs.example.com/path',
    'ftp://docs.example.com',
    'https://docs.example.com;',
    'https://docs."example.com',
    '',
  ])('stops at the origin "%s"', (value) => {
    expect(() => readDeployment({SITE_URL: value})).toThrow(/^SITE_URL is "/);
  });
});
