import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomStream } from '../../../../engine/play/dice.js';
import { drive } from '../../../../engine/play/drive.js';
import type { Decision, DiceRoll, Reply } from '../../../../engine/play/moment.js';
import { RtlGame } from '../../../../engine/rulesets/rtl/game.js';
import { allowance, halfPointsOf } from '../../../../engine/rulesets/rtl/movement/allowance.js';
import { reachOf } from '../../../../engine/rulesets/rtl/movement/way.js';
import type { State } from '../../../../engine/rulesets/rtl/state/state.js';
import { networkOf } from '../../../../engine/rulesets/rtl/supply/network.js';
import { fullSources } from '../../../../engine/rulesets/rtl/supply/supply.js';
import { BOTH } from '../../../../engine/rulesets/rtl/vocabulary/sides.js';
import { HALF_POINTS } from '../../../../engine/mechanics/movement/half-points.js';
import { changed, type Scenario } from './examples.js';

/** Scenarios in which both sides lay bridges, in dry weather and in rain. */
const SCENARIOS: readonly Scenario[] = ['the-battle-of-soltsy', 'the-battle-of-staraya-russa'];

/** Maximum number of comparisons after a bridge was placed or the weather changed. */
const MAX_COMPARISONS = 12;
/** Maximum number of answers in a game. */
const MAX_ANSWERS = 600;

/**
 * Returns the values that the engine updates as units and bridges move: zones, bridged hexsides, supply lines and
 * movement costs.
 */
const keptUp = (state: State): unknown => ({
  bridged: [...state.bridged],
  zones: state.zone.map((zone) => [...zone]),
  exerted: [...state.zones.directions],
  exertedBy: [...state.zones.sides],
  lines: BOTH.map((side) => linesOf(state, side)),
  reach: BOTH.flatMap((side) => state.unitsOf(side)).map((unit) => [...reachOf(state, unit).cost]),
});

function linesOf(state: State, side: number): unknown {
  const network = networkOf(state, side, fullSources(state));
  return state
    .unitsOf(side)
    .map((unit) => [true, false].map((usesTrails) => network.line(state.cell[unit], usesTrails)));
}

/** Plays a random game and calls `look` when the ground has changed; returns the number of calls. */
function play(game: RtlGame, seed: string, look: () => void): number {
  const random = randomStream(seed);
  const { state } = game;
  let [known, looks, answers] = [state.changes, 0, 0];
  const reply = (moment: Decision | DiceRoll): Reply | undefined => {
    if (known !== state.changes && looks < MAX_COMPARISONS) {
      look();
      looks++;
    }
    known = state.changes;
    if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
    return ++answers > MAX_ANSWERS ? undefined : moment.pick(random);
  };
  const course = drive(game, reply);
  while (course.next().done !== true) game.drainEvents();
  return looks;
}

test.each(SCENARIOS)(
  '%s: the values that the game updates at each step equal those computed when its state is restored',
  async (name) => {
    const { scenario } = await changed(name, []);
    if (!scenario) throw new Error('There is no scenario.');
    let looks = 0;
    fc.assert(
      fc.property(fc.nat().map(String), (seed) => {
        const game = new RtlGame(scenario, { silent: true });
        looks += play(game, seed, () => {
          const restored = new RtlGame(scenario, { silent: true });
          restored.restore(game.snapshot());
          expect(keptUp(game.state)).toEqual(keptUp(restored.state));
        });
      }),
      { numRuns: 3 },
    );
    expect(looks).toBeGreaterThan(1);
  },
);

test('`halfPointsOf` returns in half points the movement allowance that `allowance` explains', async () => {
  const { scenario } = await changed('the-battle-of-soltsy', []);
  if (!scenario) throw new Error('There is no scenario.');
  const { state } = new RtlGame(scenario);
  const units = state.muster.movers.flat();
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.record({
        supply: fc.nat(2),
        disrupted: fc.nat(1),
        reduced: fc.nat(1),
        sequence: fc.constantFrom('mobile' as const, 'assault' as const, '' as const),
        isReaction: fc.boolean(),
      }),
      (piece, { supply, disrupted, reduced, sequence, isReaction }) => {
        state.supply[piece] = supply;
        state.disrupted[piece] = disrupted;
        state.reduced[piece] = reduced;
        state.sequence = sequence;
        const { value } = allowance(state, piece, isReaction);
        expect(halfPointsOf(state, piece, isReaction)).toBe(Math.floor(value * HALF_POINTS));
      },
    ),
  );
});
