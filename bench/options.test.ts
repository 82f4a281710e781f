import {describe, expect, it} from 'vitest';
import {measureNames, readOptions} from './options';

describe('the options of the bench', () => {
  it('are everything but generated sites when nothing is said', () => {
    const options = readOptions([]);
    expect([...options.measures]).toEqual([...measureNames]);
    expect(options.builders[0]?.name).toBe('ours');
    expect(options.sizes).toEqual([]);
  });

  it('choose measures and sites, in the order of the tables', () => {
    const options = readOptions([
      '--only',
      'search,bytes',
      '--sites',
      'starlight,ours',
      '--sizes',
      '300,1000',
    ]);
    expect([...options.measures]).toEqual(['bytes', 'search']);
    expect(options.builders.map(({name}) => name)).toEqual(['ours', 'starlight']);
    expect(options.sizes).toEqual([300, 1000]);
  });

  it('name what there is when a name is wrong, and refuse a number that is none', () => {
    expect(() => readOptions(['--sites', 'nextra'])).toThrow('There are: ours,');
    expect(() => readOptions(['--runs', 'x'])).toThrow('--runs');
    expect(() => readOptions(['--sizes', '300,'])).toThrow('--sizes');
  });
});
