import {describe, expect, it} from 'vitest';
import {fixtureEngine} from '../client/fixtures/site';

const engine = fixtureEngine();

describe('the engine says', () => {
  it.each([
    ['dokcer', 'docker'],
    ['DOKCER compose', 'DOCKER compose'],
    ['docker compsoe', 'docker compose'],
    ['JWT_SECERT', 'JWT_SECRET'],
  ])('that it read %s as %s', (query, correction) => {
    expect(engine.search(query)).toMatchObject({correction, unknownWords: []});
  });

  it.each(['docker', 'dock', 'alerts', 'JWT_SECRET', 'port 8080', 'Error: dokcer down on 10.0.0.5', ''])(
    'nothing about %j',
    (query) => {
      expect(engine.search(query)).toMatchObject({correction: null, unknownWords: []});
    },
  );

  it('which words no page has, and finds the others', () => {
    const {hits, unknownWords} = engine.search('docker Zzqqyyxx 99');
    expect(unknownWords).toEqual(['Zzqqyyxx']);
    expect(hits).not.toEqual([]);
    expect(engine.search('the zzqqyyxx').unknownWords).toEqual(['zzqqyyxx']);
  });
});
