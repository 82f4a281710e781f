import {expect, it} from 'vitest';
import {judgeUses} from './uses';

const use = {feature: 'api.URL.canParse_static', where: 'src/a.ts', lacking: ['safari 16.4']};

it('A use without a reason is reported once for each file, with the browsers that lack it', () => {
  expect(judgeUses([use, use, {...use, where: 'src/b.ts'}], [])).toEqual([
    {where: 'src/a.ts', what: expect.stringContaining('canParse_static, which safari 16.4 lack') as string},
    {where: 'src/b.ts', what: expect.stringContaining('canParse_static') as string},
  ]);
});

it('A reason applies to one file, or to all, and to everything below its feature', () => {
  const why = 'a fixture';
  expect(judgeUses([use], [{feature: 'api.URL', why}])).toEqual([]);
  expect(judgeUses([use], [{feature: use.feature, where: 'src/a.ts', why}])).toEqual([]);
  expect(judgeUses([use], [{feature: 'api.UR', where: 'src/a.ts', why}])).toHaveLength(2);
  expect(judgeUses([use], [{feature: use.feature, where: 'src/b.ts', why}])).toHaveLength(2);
});

it('A reason that nothing needs is reported', () => {
  expect(judgeUses([], [{feature: 'api.URL', why: 'a fixture'}])).toEqual([
    expect.objectContaining({what: expect.stringContaining('delete the entry') as string}),
  ]);
});
