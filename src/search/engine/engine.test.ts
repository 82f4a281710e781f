import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../plugins/search-index/build/buildIndex';
import type {PageSection, SearchPage} from '../../lib/search/page';
import {createEngine} from './engine';
import {fixturePage} from './fixtures/page';

function page(
  path: string,
  title: string,
  sections: Readonly<Record<string, readonly string[]>> = {},
): SearchPage {
  const below = Object.entries(sections).map(([heading, blocks]): PageSection => {
    return {level: 2, anchor: heading.toLowerCase().replaceAll(' ', '-'), heading, blocks};
  });
  const top: PageSection = {level: 1, anchor: null, heading: title, blocks: [`About ${title}.`]};
  return fixturePage(path, top, below);
}

const engine = createEngine(
  buildIndex({
    origin: 'https://docs.test',
    pages: [
      page('/configuration', 'Configuration', {
        Secrets: ['Set JWT_SECRET in the environment.', 'The file is /etc/console/config.yml.'],
        'Refresh interval': ['The interval is 10 seconds.'],
      }),
      page('/kubernetes', 'Kubernetes provider', {
        Pods: ['Pods of a namespace are listed.', 'Run kubectl --all-namespaces.'],
      }),
      page('/docker', 'Container services', {
        'Docker Compose': ['Use docker-compose up.', 'The privateKeysPath is read.'],
      }),
      page('/camel', 'Names in code', {Service: ['The service name is serviceName here.']}),
      page('/snake', 'Tables', {Columns: ['Then service_name and more text, and still more text.']}),
      page('/datadog', 'Datadog integration', {Keys: ['A key and an application key.']}),
      page('/access', 'Access', {'Log in': ['Type the name.'], Users: ['A user has a name.'], TV: ['Big.']}),
      page('/uses', 'Uses', {First: ['Set LOG_FORMAT first, LOG_FORMAT again.']}),
      page('/names', 'Names', {List: ['LOG_FORMAT sets the form of each line that is written.']}),
      page('/mail', 'Password mails', {'Mail server': ['SMTP sends them.']}),
      page(
        '/filler',
        'Filler',
        Object.fromEntries(Array.from({length: 9}, (_, n) => [`Alert ${n}`, ['An alert.']])),
      ),
      page('/alerts', 'Alerts', {Silence: ['Dismiss an alert.']}),
    ],
  }),
);

function first(query: string): string | undefined {
  return engine.search(query).hits[0]?.record.url.replace('https://docs.test', '');
}

describe('the engine', () => {
  it('completes a letter to a word of a heading, however many shorter words it begins', () => {
    const shortest = Array.from({length: 99}, (_, n) => `q${n + 10}`).join(' ');
    const {search} = createEngine(
      buildIndex({
        origin: 'https://docs.test',
        pages: [page('/words', 'Words', {List: [shortest]}), page('/questionnaire', 'Questionnaire')],
      }),
    );
    expect(search('q').hits.map(({record}) => record.url)).toContain('https://docs.test/questionnaire');
  });

  it('shows a page before its sections while its name is typed', () => {
    expect(['data', 'datad', 'kuber', 'conf'].map(first)).toEqual([
      '/datadog',
      '/datadog',
      '/kubernetes',
      '/configuration',
    ]);
  });

  it.each([
    ['a title', 'kubernetes provider', '/kubernetes'],
    ['a heading', 'refresh interval', '/configuration#refresh-interval'],
    ['a word being typed', 'refr', '/configuration#refresh-interval'],
    ['an environment variable', 'JWT_SECRET', '/configuration#secrets'],
    ['the same in words', 'jwt secret', '/configuration#secrets'],
    ['a path', '/etc/console', '/configuration#secrets'],
    ['a flag', '--all-namespaces', '/kubernetes#pods'],
    ['a name in its own spelling', 'service_name', '/snake#columns'],
    ['the same name in another spelling', 'serviceName', '/camel#service'],
    ['a misspelled name whose parts are words', 'JWT_SECRT', '/configuration#secrets'],
    ['a part of a name', 'keys path', '/docker#docker-compose'],
    ['a name without its sign', 'dockercompose', '/docker#docker-compose'],
    ['a letter left out', 'kuberntes provider', '/kubernetes'],
    ['two letters swapped in a short word', 'pdos', '/kubernetes#pods'],
    ['a wrong first letter', 'jubernetes', '/kubernetes'],
    ['one word in two', 'data dog', '/datadog'],
    ['two words in one', 'mailserver', '/mail#mail-server'],
    ['a synonym', 'k8s', '/kubernetes'],
    ['another form', 'refreshing intervals', '/configuration#refresh-interval'],
    ['a question around it', 'how do i set the jwt secret', '/configuration#secrets'],
    ['words that no section has together', 'datadog seconds zzzz', '/datadog'],
    ['two words that are also one', 'log in', '/access#log-in'],
    ['the one word for two', 'login', '/access#log-in'],
    ['an abbreviation', 'usr', '/access#users'],
    ['a letter left out of a short word', 'pds', '/kubernetes#pods'],
    ['a synonym in two words', 'full screen', '/access#tv'],
    ['a name where it is explained', 'LOG_FORMAT', '/names#list'],
  ])('answers %s', (_kind, query, url) => {
    expect(first(query)).toBe(url);
  });

  it('shows the record that has the words: the heading, or the text', () => {
    expect(engine.search('refresh interval').hits[0]?.record.type).toBe('lvl2');
    expect(engine.search('10 seconds').hits[0]?.record.content).toBe('The interval is 10 seconds.');
  });

  it('explains a missing feature, whichever of its names was found', () => {
    const missing = page('/docs/reference/not-supported', 'Missing features', {
      'Single sign-on': ['Everyone signs in with a password.', 'Okta, Keycloak, SAML'],
    });
    const {search} = createEngine(buildIndex({origin: '', pages: [missing]}));
    for (const query of ['okta', 'single sign-on']) {
      expect(search(query).hits[0]?.record.content).toBe('Everyone signs in with a password.');
    }
  });

  it('names the terms to highlight, including those found by prefix and typo', () => {
    expect(engine.search('kuberntes prov').hits[0]?.matchedTerms).toEqual(
      new Set(['kubernetes', 'provider']),
    );
  });

  it('marks no word that only a typo in a known word would stand for', () => {
    const {search} = createEngine(
      buildIndex({
        origin: 'https://docs.test',
        pages: [
          page('/quiet', 'Quiet hours', {Alerts: ['Right after the alert.'], Copies: ['Every night.']}),
        ],
      }),
    );
    expect(search('alert night ').hits[0]?.matchedTerms).toEqual(new Set(['alert', 'alerts']));
    expect(search('alert rihgt ').hits[0]?.matchedTerms).toEqual(new Set(['alert', 'alerts', 'right']));
  });

  it('marks stop words only where nothing else was found', () => {
    expect(engine.search('the pods of a namespace ').hits[0]?.matchedTerms).toEqual(
      new Set(['pods', 'namespace', 'namespaces']),
    );
    expect(engine.search('of ').hits[0]?.matchedTerms).toEqual(new Set(['of']));
  });

  it('keeps looking for a misspelled name, however many sections have its parts', () => {
    const parts = Object.fromEntries(
      Array.from({length: 9}, (_, n) => [`Job ${n}`, ['The queue has a part.']]),
    );
    const names = page('/names', 'Names', {List: ['JOB_QUEUE_PORT is read.']});
    const known = createEngine(buildIndex({origin: '', pages: [page('/jobs', 'Jobs', parts), names]}));
    expect(known.search('JOB_QUEUE_PART ').hits[0]?.record.url).toBe('/names#list');
  });

  it('gives other pages a turn after three sections of one', () => {
    const urls = engine.search('alert').hits.map(({record}) => new URL(record.url).pathname);
    expect(urls.slice(0, 4)).toContain('/alerts');
    expect(urls.filter((path) => path === '/filler')).toHaveLength(9);
  });

  it('searches accepted pages only', () => {
    const {hits} = engine.search('alert', ({path}) => path === '/alerts');
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({record}) => record.url.includes('/alerts'))).toBe(true);
  });

  it.each(['', '   ', '?!', '\ud800', '\u202e', '.*+?^${}()|[]\\'])('has no answer to %j', (query) => {
    expect(engine.search(query).hits).toEqual([]);
  });

  it('works on an empty site', () => {
    expect(
      createEngine({
        origin: '',
        words: [],
        pages: [],
        texts: [],
        descriptions: [],
      }).search('anything').hits,
    ).toEqual([]);
  });
});

describe('a heading of two words', () => {
  const pages = (list: string) =>
    createEngine(
      buildIndex({
        origin: 'https://docs.test',
        pages: [
          page(list, 'Endpoints', {'Spare parts': ['Lists spare parts.'], 'Broken gears': ['Lists gears.']}),
          page('/docs/repair', 'Storage of spare parts', {
            'Order spare parts': ['Press Order.'],
            'Return spare parts': ['Press Return.'],
          }),
        ],
      }),
    );
  const firstOf = (list: string): string | undefined => pages(list).search('spare parts').hits[0]?.record.url;

  it('comes first in a guide, and in the list of endpoints after the guide to the subject', () => {
    expect(firstOf('/docs/advanced/parts')).toBe('https://docs.test/docs/advanced/parts#spare-parts');
    expect(firstOf('/docs/reference/rest-api/parts')).toBe('https://docs.test/docs/repair');
  });
});

describe('a single word', () => {
  const calls = Object.fromEntries(
    ['Widgets', 'Gadgets', 'Users', 'Health', 'Codes', 'Tags'].map((name) => [name, ['One call.']]),
  );
  const reference = createEngine(
    buildIndex({
      origin: 'https://docs.test',
      pages: [
        page('/reference/calls', 'Calls', calls),
        page('/widget', 'Widget management', {
          'Add a widget': ['Press the plus.'],
          'Move a widget': ['Drag it.'],
          'Rename a widget': ['Click it.'],
        }),
      ],
    }),
  );

  it('leads to the page that is about it, not to a heading in a list', () => {
    expect(reference.search('widgets').hits[0]?.record.url).toBe('https://docs.test/widget');
  });
});
