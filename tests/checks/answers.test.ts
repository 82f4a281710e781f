import {describe, expect, it} from 'vitest';
import {type PageSection, type SearchPage} from '../../src/lib/search/page';
import {findUnanswered} from './answers';

const title: PageSection = {level: 1, anchor: null, heading: 'Add alerts', blocks: []};
const answer = (section: Pick<PageSection, 'blocks' | 'templates'>): SearchPage => ({
  path: '/docs/alerts/adding-alerts',
  lvl0: 'Alerts',
  language: 'en',
  docusaurusTag: 'docs-default-current',
  sections: [title, {level: 2, anchor: 'send-a-test', heading: 'Send a test', ...section}],
});
const query = (text: string, kind = 'keyword') => ({
  query: text,
  kind,
  grades: new Map([['adding-alerts', 2]]),
});

describe('the check of searches', () => {
  it('passes if a section has the words, a synonym of them, and what was misspelled on purpose', () => {
    const pages = [answer({blocks: ['The webhook needs a token from systemd.']})];
    expect(findUnanswered([query('callback systmd')], pages)).toEqual([
      {
        where: 'adding-alerts',
        what: 'does not answer "callback systmd" on a first screen: no systmd',
      },
    ]);
    expect(findUnanswered([query('callback systmd', 'typo'), query('add test')], pages)).toEqual([]);
  });

  it('names a word that appears only below the first screen, unless it is the template of a message', () => {
    const blocks = ['word '.repeat(100), 'webhook'];
    expect(findUnanswered([query('webhook')], [answer({blocks})])).toEqual([
      {where: 'adding-alerts', what: 'does not answer "webhook" on a first screen: no webhook'},
    ]);
    expect(findUnanswered([query('webhook')], [answer({blocks, templates: [2]})])).toEqual([]);
  });
});
