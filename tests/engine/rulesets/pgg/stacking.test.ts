import { describe, expect, test } from 'vitest';
import { removeExcess } from '../../../../engine/rulesets/pgg/stacking/excess.js';
import { GERMAN, SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { excessIn, stackingLimit } from '../../../../engine/rulesets/pgg/stacking/stacking.js';
import { OUT_OF_PLAY } from '../../../../engine/rulesets/pgg/state/state.js';
import { drive, order } from './drive.js';
import { field } from './field.js';

describe('stacking [7.1, 7.2]', () => {
  test.each([
    ['three rifle divisions and a leader (C53)', ['rifle A', 'rifle B', 'rifle C', 'leader Konev 4'], {}, 0],
    ['four rifle divisions (C53)', ['rifle A', 'rifle B', 'rifle C', 'rifle D'], {}, 1],
    ['two divisions and two leaders (C53)', ['rifle A', 'rifle B', 'leader Konev 4', 'leader Lukin 3'], {}, 0],
    ['four leaders', ['leader K 1', 'leader L 1', 'leader M 1', 'leader N 1'], {}, 0],
    ['five divisions with two leaders', ['rifle A', 'rifle B', 'rifle C', 'leader Konev 4', 'leader Lukin 3'], {}, 1],
    [
      'a stack under the limit of a house rule',
      ['rifle A', 'rifle B', 'rifle C', 'rifle D'],
      { 'stacking.soviet': 4 },
      0,
    ],
  ])('the engine counts the units over the Soviet stacking limit for %s', (_, units, house, excess) => {
    const at = field({ soviet: { '2010': units }, house });
    expect(excessIn(at.state, at.cell('2010'))).toBe(excess);
    expect(stackingLimit(at.state, SOVIET, 1).ledger.map(({ rule }) => rule)).toEqual(['7.1', '7.1']);
  });

  test('C55: four German units exceed the limit of three [7.2]', () => {
    const at = field({ german: { '2010': ['inf 6', 'inf 26', 'inf 5', 'inf 35'] } });
    expect(excessIn(at.state, at.cell('2010'))).toBe(1);
    drive(removeExcess(at.state, GERMAN));
    expect(at.state.count[at.cell('2010')]).toBe(3);
  });

  test('C54: if four Soviet units are in a hex, one is removed, and the owner chooses which', () => {
    const at = field({ soviet: { '2010': ['rifle A', 'rifle B', 'rifle C', 'rifle D'] } });
    const { moments } = drive(removeExcess(at.state, SOVIET), {
      answer: (decision) => {
        const answer = decision.read(order(at, 'remove B'));
        return 'refused' in answer ? undefined : answer;
      },
    });
    expect(moments).toHaveLength(1);
    expect([at.where('B'), at.where('A')]).toEqual([OUT_OF_PLAY, '2010']);
  });

  test('the units that stay must respect the limit: a leader cannot leave in place of a division', () => {
    const at = field({ soviet: { '2010': ['rifle A', 'rifle B', 'rifle C', 'rifle D', 'leader Konev 4'] } });
    drive(removeExcess(at.state, SOVIET), {
      answer: (decision) => {
        expect(decision.legal().map(({ pieces }) => at.state.names(pieces ?? []))).toEqual([
          ['A'],
          ['B'],
          ['C'],
          ['D'],
        ]);
        expect(decision.read(order(at, 'remove Konev'))).toMatchObject({ refused: true, rule: '7.1' });
        return undefined;
      },
    });
    expect(at.where('Konev')).toBe('2010');
  });

  test('by default the weakest unit with known strength is removed, whatever the hidden strengths are', () => {
    const at = field({
      soviet: { '2010': ['rifle A 9-9-6', 'rifle B 1-1-6', 'rifle C 0-0-6 (untried)', 'rifle D 0-0-6 (untried)'] },
    });
    drive(removeExcess(at.state, SOVIET));
    expect(at.where('B')).toBe(OUT_OF_PLAY);
  });
});
