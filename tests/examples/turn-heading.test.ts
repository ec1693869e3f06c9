import { expect, test } from 'vitest';
import { turnNamed, turnOf } from '../../extension/commands/turn-heading.js';

const named = (names: readonly string[]) => names.map((turnName, at) => ({ turn: at + 1, turnName }));
const numbered = [{ turn: 1 }, { turn: 2 }, { turn: 12 }];

test.each([
  ['orders turn 2 German {', numbered, 2],
  ['  expect after turn 12 {', numbered, 12],
  ['orders turn 13PM Soviet {', named(['13AM', '13PM']), 2],
  ['orders turn July 1941 Axis {', named(['June 1941', 'July 1941']), 2],
  ['expect after turn "July  1941" Axis {', named(['June 1941', 'July 1941']), 2],
  ['orders turn 1 German {', [{ turn: 12 }], undefined],
  ['orders turn 3 German {', numbered, undefined],
  ['side German {', numbered, undefined],
] as const)(
  'the turn in the heading “%s” is found by its number or by its name in the calendar',
  (line, moments, turn) => {
    expect(turnNamed(turnOf(line) ?? '', moments)).toBe(turn);
  },
);

test('no turn is found in a line that does not begin a block with a turn', () => {
  expect(turnOf('  move 25/7 to 1422')).toBeUndefined();
  expect(turnOf('scenario "A" {')).toBe('');
});
