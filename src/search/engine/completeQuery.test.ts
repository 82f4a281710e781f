import {expect, it} from 'vitest';
import {completeQuery} from './completeQuery';

const hits = [
  {hierarchy: {lvl1: 'Docker Compose', lvl2: 'Start the containers'}, content: 'Run docker in a container.'},
  {hierarchy: {lvl1: 'Deploy', lvl2: 'Docker on a server'}, content: 'Set JWT_SECRET in docker-compose.yml.'},
  {hierarchy: {lvl1: 'Backup'}, content: 'Dockers and docks. It doesn’t, and does.'},
];

it.each([
  ['a word, then headings that begin with it', 'dock', ['docker', 'Docker Compose', 'Docker on a server']],
  ['headings after a whole word', 'docker', ['Docker Compose', 'Docker on a server']],
  ['a heading whose second word has been started', 'docker c', ['Docker Compose']],
  ['the last word, and leaves the others as they are', 'My cont', ['My containers']],
  ['a name as it is written', 'jwt', ['JWT_SECRET']],
  ['nothing for one letter', 'd', []],
  ['nothing for words that say little', 'doe', []],
  ['nothing for a whole heading', 'docker compose', []],
  ['nothing for a pasted message', "docker: can't start container 12", []],
  ['nothing for signs', '(.*+', []],
])('completes %s', (_what, query, completions) => {
  expect(completeQuery(query, hits)).toEqual(completions);
});

it("leaves out what doesn't fit into the box, and headings that are code", () => {
  const long = `Long ${'x'.repeat(64)}`;
  const records = [long, 'Longest: ""'].map((lvl1) => ({hierarchy: {lvl1}, content: null}));
  expect(completeQuery('lon', records)).toEqual(['Long', 'Longest']);
});

it('leaves a complete word within a sentence as it is', () => {
  const license = [{hierarchy: {lvl1: 'License'}, content: 'Free for commercial use, for every user.'}];
  expect(completeQuery('use', license)).toEqual(['user']);
  expect(completeQuery('commercial use', license)).toEqual([]);
});
