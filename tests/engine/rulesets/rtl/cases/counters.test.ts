import { describe, expect, test } from 'vitest';
import { gameViewFor } from '../../../../../engine/play/visibility.js';
import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { gunBar } from '../../../../../engine/rulesets/rtl/artillery/guns.js';
import { attackOf, defenseOf } from '../../../../../engine/rulesets/rtl/combat/strength.js';
import { efficiencyOf } from '../../../../../engine/rulesets/rtl/efficiency/efficiency.js';
import { allowance } from '../../../../../engine/rulesets/rtl/movement/allowance.js';
import { activate } from '../../../../../engine/rulesets/rtl/sequence/activation.js';
import { unitKinds } from '../../../../../engine/rulesets/rtl/vocabulary/unit-kinds.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { drive } from '../drive.js';
import { FIRST_STEPS } from '../examples.js';
import { field } from '../sketch.js';
import { fightIn } from '../support.js';

/** Returns the values of a counter in open country: attack, defence, allowance and efficiency. */
const read = (unit: string): number[] => {
  const { state, piece, cell } = field({ german: { 6430: [unit] } });
  const u = piece('U');
  return [
    attackOf(state, [u], cell('6431')).value,
    defenseOf(state, [u]).value,
    allowance(state, u).value,
    efficiencyOf(state, u).value,
  ];
};

describe('values on the front and back of a counter [2.5]', () => {
  test.each([
    ['infantry battalion U 5-4-3 | 2-1-6 (efficiency 7-2)', [5, 4, 3, 7]],
    ['infantry battalion U 5-4-3 | 2-1-6 (efficiency 7-2, reduced)', [2, 1, 6, 2]],
    ['infantry battalion U 5-4-3 | 2-1-6 (efficiency 7, reduced)', [2, 1, 6, 7]],
    ['headquarters U 1-6 (command 2, efficiency 5)', [0, 1, 6, 5]],
    ['headquarters U 1-6 (attacks 3, command 2, efficiency 5)', [3, 1, 6, 5]],
  ])('the counter `%s` has attack, defence, allowance and efficiency %j', (unit, values) => {
    expect(read(unit)).toEqual(values);
  });

  test('the back of a headquarters keeps its strength and has no command points', () => {
    const { state, piece } = field({ german: { 6430: ['headquarters U 1-6 (command 2, efficiency 5, spent)'] } });
    expect([defenseOf(state, [piece('U')]).value, state.spent[piece('U')]]).toEqual([1, 1]);
  });

  test.each([
    ['infantry battalion', 'foot'],
    ['motorized infantry battalion', 'motorized'],
    ['artillery battalion', 'heavy'],
  ])('the frame around the movement allowance on a counter shows the movement class: %s moves as %s', (kind, moves) => {
    const { state, piece } = field({ german: { 6430: [`${kind} U 3-2-5 (efficiency 5, range 6)`] } });
    expect(state.piece(piece('U')).moves).toBe(moves);
  });
});

describe('the colour of a counter shows its formation, and white shows that it has none [2.22]', () => {
  test('a marker activates all units of its own colour on the map, but neither white units nor other formations', () => {
    const { state, piece } = field({
      german: {
        6430: [
          'infantry battalion A 4-4-4 (idle)',
          'infantry battalion B 4-4-4 (of 21.Inf, idle)',
          'assault-gun battery S 3-3-6 (army, idle)',
        ],
        6810: ['infantry battalion C 4-4-4 (idle)'],
      },
    });
    state.formations = [];
    drive(activate(state, ['3.Mot'], state.address));
    expect(['A', 'B', 'C', 'S'].map((name) => state.active[piece(name)])).toEqual([1, 0, 1, 0]);
    expect([state.piece(piece('B')).formation, state.piece(piece('S')).isArmy]).toEqual(['21.Inf', true]);
  });
});

describe('only kinds of units with a range are artillery and support a fight from a distance [3.16]', () => {
  const byType = new Map(
    [...unitKinds].filter(([, { role }]) => role === 'combat').map(([kind, { type }]) => [type, kind]),
  );
  test.each([...byType])(
    'a unit of the kind %s can support a fight from a distance if and only if its kind has a range',
    (type, kind) => {
      const { state, fight, piece } = fightIn({
        german: {
          6230: ['infantry battalion T 4-4-4 (efficiency 5)'],
          6432: [
            `${kind} G ${unitKinds
              .get(kind)
              ?.faces.map(() => 3)
              .join('-')} (efficiency 5, range 6)`,
          ],
        },
        soviet: { 6229: ['infantry battalion D 4-4-4 (efficiency 5)'] },
      });
      const isGun = ['artillery', 'rocket artillery'].includes(type);
      expect(gunBar(state, piece('G'), fight)?.slug).toBe(isGun ? undefined : 'no-artillery');
    },
  );
});

test('both players and a viewer without a side see all stacks with their values [3.33]', async () => {
  const { scenario } = (await TestWorkspace.of({ 'it.sand': FIRST_STEPS }, [rtl])).analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  const looks = (side?: string): unknown => {
    const game = rtl.start(scenario);
    const play = game.play();
    for (let step = play.next(); !step.done && game.now().phase !== 'weather';) step = play.next([]);
    const { position, views } = gameViewFor(game, side === undefined ? {} : { side });
    return position().pieces.map(({ name, cell }) => [name, cell, views.describe(name)]);
  };
  expect(looks('Soviet')).toEqual(looks('German'));
  expect(looks()).toEqual(looks('German'));
  expect(looks('Soviet')).toContainEqual(['I/8', '0202', expect.arrayContaining([expect.anything()])]);
});
