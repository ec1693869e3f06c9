import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { newGameText, type NewGame } from '../../engine/declared/new-game.js';
import { withoutMarks } from '../../language-server/text/placeholders.js';
import { TestWorkspace } from '../language-server/workspace.js';

const CASES: readonly (readonly [string, NewGame, string])[] = [
  ['a title alone', { title: 'The ford at Brem' }, 'the-ford-at-brem'],
  ['a title with digits and marks', { title: 'Ötscher 1809!' }, 'otscher1809'],
  ['a title in other letters', { title: '战争' }, 'my-game'],
  ['the id of a published game', { title: 'PGG' }, 'my-game'],
  ['names of sides that must be quoted', { title: 'Two coasts', sides: ['West Coast', 'East Coast'] }, 'two-coasts'],
  ['a title with quotes', { title: 'The “last” ford "here"' }, 'the-last-ford-here'],
];

test.each(CASES)('a new game from %s has no findings, and its first attack is fought', async (_, game, id) => {
  const text = withoutMarks(newGameText(game, rulesets.keys()));
  const workspace = await TestWorkspace.of({ 'game.sand': text });
  const analysis = await workspace.services.compile.Analyser.analyseAndPlay(workspace.document('game.sand'));
  const found = [...(analysis?.findings ?? []), ...(analysis?.playFindings() ?? [])];
  expect(found.map(({ message }) => message)).toEqual([]);
  expect(analysis?.ruleset?.id).toBe(id);
  expect(analysis?.playthrough()?.events.some(({ kind }) => kind === 'attack')).toBe(true);
});
