import {describe, expect, it} from 'vitest';
import {createNames, useNames} from './classNames';

const sheet = 'node_modules/@docusaurus/theme-classic/lib/theme/Tag/styles.module.css';

describe('the names of classes', () => {
  it('are the same wherever the site and its packages lie', () => {
    const here = createNames('/home/me/site');
    const there = createNames('C:\\site');
    expect(here('/home/me/site/src/Hero.module.css', 'title')).toBe(
      there('C:\\site\\src\\Hero.module.css', 'title'),
    );
    expect(here(`/home/me/site/${sheet}`, 'tag')).toBe(there(`/elsewhere/${sheet}`, 'tag'));
  });

  it('share their end within a sheet, and differ between sheets', () => {
    const nameOf = createNames('/site');
    const [title, text, other] = [
      nameOf('/site/a.module.css', 'title'),
      nameOf('/site/a.module.css', 'text'),
      nameOf('/site/b.module.css', 'title'),
    ];
    expect(title.replace('title', '')).toBe(text.replace('text', ''));
    expect(title).not.toBe(other);
  });

  it('are set for every loader of CSS modules, and for no other', () => {
    const loader = {loader: 'css', options: {modules: {localIdentName: '[local]'}}};
    const plain = {loader: 'css', options: {importLoaders: 1}};
    useNames([{oneOf: [{use: [loader]}]}, {use: [plain]}], (file, local) => `${local} of ${file}`);
    expect(loader.options.modules).toHaveProperty('getLocalIdent');
    expect(plain).toEqual({loader: 'css', options: {importLoaders: 1}});
  });
});
