import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import { outcomeText } from '../../engine/play/game.js';
import { differencesOf } from '../../fuzz/replaying.js';
import { TestWorkspace } from '../language-server/workspace.js';
import type { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import { blank } from './rules/index.js';
import { bookIt, inItalian } from './rules/book-it.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, './first-steps.sand'), 'utf8');

type Edits = Readonly<Record<string, string>>;

/** Opens the example with parts of its text replaced. */
async function example(edits: Edits = {}): Promise<DocumentAnalysis> {
  const text = Object.entries(edits).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The example has no “${from}”.`);
    return all.replace(from, to);
  }, EXAMPLE);
  const workspace = await TestWorkspace.of({ 'it.sand': text }, [blank]);
  return workspace.analyse('it.sand');
}

const codes = (analysis: DocumentAnalysis): string[] =>
  [...analysis.findings, ...analysis.playFindings()].map(({ code }) => code);

/**
 * Returns the findings that the game reports. Failed expectations are left out, because the edits may change results.
 */
const ofTheGame = async (edits: Edits): Promise<string[]> =>
  codes(await example(edits)).filter((code) => code.startsWith('blank/'));

async function scenarioOf(edits?: Edits): Promise<NonNullable<DocumentAnalysis['scenario']>> {
  const { scenario } = await example(edits);
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
}

test('every rule of the blank game has an Italian title', () => {
  expect(Object.keys(bookIt.titles)).toEqual([...blank.rulebook.keys()]);
  expect(inItalian(blank).rulebook.get('3')?.title).toBe('Movimento');
});

test('the example of the blank game has no findings and meets its expectations', async () => {
  const analysis = await example();
  expect(codes(analysis)).toEqual([]);
  const outcomes = analysis.playthrough()?.expectations ?? [];
  expect(outcomes.filter(({ passed }) => !passed)).toEqual([]);
  expect(outcomes).toHaveLength(4);
});

const MARCH = 'move 2/1 to 0403';

test.each<[what: string, edits: Edits, ...codes: string[]]>([
  ['an order to a unit of the other side', { [MARCH]: 'move 1/7 to 0603' }, 'blank/1/other-side'],
  ['enemies that begin in one hex', { '0703: 1/7': '0202: 1/7' }, 'blank/2/enemies-in-hex', 'blank/3/not-on-map'],
  ['a unit that moves twice', { 'move 1/1 to 0303': 'move 2/1 to 0303' }, 'blank/3/moved'],
  ['a move into a lake', { [MARCH]: 'move 2/1 to 0404' }, 'blank/3/out-of-reach'],
  [
    'a move that is too far for a unit without supply',
    { [MARCH]: 'move 2/1 to 0602', '(owner Blue)': '(owner Red)' },
    'blank/3/out-of-reach',
  ],
  [
    'a stack that exceeds the limit in the set-up',
    { '0703: 1/7': '0703: 1/7, 2/7, 3/7', 'gun 2/7 2-3': 'gun 2/7 2-3  gun 3/7 2-3' },
    'blank/4/stack-limit',
  ],
  [
    'a move that makes a stack exceed the limit',
    {
      'infantry 1/1 4-4': 'infantry 1/1 4-4  gun 3/1 2-6',
      'move 1/1 to 0303': 'move 1/1, 3/1 to 0403',
      '0202: "1.Div"': '0202: 1/1, 2/1  0302: 3/1',
    },
    'blank/4/stack-limit',
  ],
  ['a depot without an owner', { ' (owner Red)': '' }, 'blank/5/no-owner'],
  [
    'a house rule with an impossible value',
    { 'turns 2': 'turns 2  house rule stack.limit = 0 "none"' },
    'blank/4/house-rule-value',
  ],
  ['a move that the scenario forbids', { 'turns 2': 'turns 2  forbid move 2/1 turn 1' }, 'blank/3/forbidden'],
])('the blank game reports %s', async (_, edits, ...expected) => {
  expect(await ofTheGame(edits)).toEqual(expected);
});

test.each<[what: string, edits: Edits]>([
  ['a unit with four points moves through woods for two points', { 'move 1/1 to 0303': 'move 1/1 to 0304' }],
  ['a tank in supply moves six hexes', { [MARCH]: 'move 2/1 to 0602' }],
  [
    'a unit that moved in turn 1 moves again in turn 2',
    {
      'orders turn 1 Red {': 'orders turn 2 Blue { move 2/1 to 0503 }\norders turn 1 Red {',
      'move 1/7 to 0503': 'pass',
    },
  ],
])('the blank game accepts without findings that %s', async (_, edits) => {
  expect(await ofTheGame(edits)).toEqual([]);
});

test.each([
  ['the side that holds more places wins', {}, 'Blue'],
  ['neither side wins when no place has points', { 'score Middleton 5': '' }, 'draw'],
])('at the end of the blank game %s [6]', async (_, edits, outcome) => {
  const { game, ended } = playThrough(blank, await scenarioOf(edits), { until: 'end' });
  const found = game.outcome();
  expect([ended, found && outcomeText(found)]).toEqual([true, outcome]);
});

describe('random games', () => {
  test('random games of the blank game end, keep all invariants and continue identically from every restored pause', async () => {
    const scenario = await scenarioOf();
    for (let seed = 0; seed < 20; seed++) {
      const played = playRandomly(blank, scenario, String(seed), { check: 'answer', keepLog: true, boldOnceIn: 5 });
      expect(played).toMatchObject({ ended: true, broken: [] });
      expect(differencesOf(blank, scenario, played)).toEqual([]);
    }
  });
});
