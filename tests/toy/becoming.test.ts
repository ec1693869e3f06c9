import { expect, test } from 'vitest';
import { playThrough } from '../../engine/play/play-scenario.js';
import { BATTLE, opened } from './opened.js';
import { toy } from './rules/index.js';

/**
 * A test case of a statement that replaces units, with the expected position of each unit two turns later. For a unit
 * off the map, the reason is given instead.
 */
interface Change {
  readonly case: string;
  readonly statement: string;
  readonly at?: string;
  readonly expected: Readonly<Record<string, string>>;
}

const changes: readonly Change[] = [
  {
    case: 'a unit that replaces another unit has its cell and its losses, and stays hidden if that unit was hidden',
    statement: 'leave turn 13PM: 1/1 (becomes "4/1")',
    expected: { '1/1': 'left', '4/1': '0203 step 2 hidden' },
  },
  {
    case: 'a unit replaces another unit when the side accepts an offer',
    statement: 'offer "Relief" for Blue turn 13PM { leave: 1/1 (becomes "4/1") }',
    expected: { '1/1': 'left', '4/1': '0203 step 2 hidden' },
  },
  {
    case: 'a unit replaces another unit when a condition is met',
    statement: 'when not Red holds Aust { leave: 1/1 (becomes "4/1") }',
    expected: { '1/1': 'left', '4/1': '0203 step 2 hidden' },
  },
  {
    case: '“every” with a kind can be replaced by one unit if only one unit is of that kind',
    statement: 'leave turn 13PM for Blue: every gun (becomes "4/1")',
    expected: { '2/2': 'left', '4/1': '0204 step 1' },
  },
  {
    case: 'no unit replaces a unit that has not arrived',
    statement: 'leave turn 13PM: 2/1 (becomes "4/1")',
    expected: { '2/1': 'left', '4/1': 'expected' },
  },
  {
    case: 'a replacement that has already arrived stays where it is',
    statement: 'arrive turn 13AM at West: 4/1\n  leave turn 13PM: 1/1 (becomes "4/1")',
    expected: { '1/1': 'left', '4/1': '0101 step 1' },
  },
];

test.each(changes.map((change) => [change.case, change] as const))('%s', async (_, { statement, expected }) => {
  const text = BATTLE.slice(0, BATTLE.indexOf('table'));
  const { findings, scenario } = await opened(`${text}
scenario "A relief" {
  on Land
  turns 13AM..13PM
  ${statement}
  setup Blue { 0203: 1/1 (step 2, hidden)  0204: 2/2 }
  setup Red { 0603: 1/7 }
}
orders turn 13PM Blue { ${statement.startsWith('offer') ? 'take' : ''} }`);
  expect(findings).toEqual([]);
  const { game, findings: played } = playThrough(toy, scenario, { until: 'end' });
  expect(played.map(({ message }) => message)).toEqual([]);
  const where = Object.keys(expected).map((name) => {
    const [{ cell, off, step, flags }] = game.findUnits(name);
    return [name, cell === undefined ? off : [cell, `step ${step}`, ...flags].join(' ')];
  });
  expect(Object.fromEntries(where)).toEqual(expected);
  expect(game.invariants('phase end')).toEqual([]);
});
