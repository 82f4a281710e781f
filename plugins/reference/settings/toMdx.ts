import {inlineCode, joinBlocks, markdownTable, toMdx} from '../mdx';
import type {UselessSetting, Variable} from '../../../src/lib/reference/checkFacts';

/** A table of the variables, then what each of them does. */
export function variablesToMdx(variables: readonly Variable[]): string {
  return joinBlocks([
    markdownTable(
      ['Variable', 'Type', 'Default'],
      variables.map(({id, type, default: initial}) => [inlineCode(id), type, initial]),
    ),
    variables.map(({id, effect}) => `- ${inlineCode(id)} ${toMdx(effect)}`).join('\n'),
  ]);
}

export function uselessSettingsToMdx(settings: readonly UselessSetting[]): string {
  return markdownTable(
    ['Setting', 'Where you meet it, and what happens instead'],
    settings.map(({id, shown, where, instead}) => [shown ?? inlineCode(id), `${where}: ${instead}`]),
  );
}
