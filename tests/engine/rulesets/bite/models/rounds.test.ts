import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specialAttacksIn } from '../../../../../engine/rulesets/bite/battle/special-attacks.js';
import { fight as fightInEngine } from '../../../../../engine/rulesets/bite/battle/fight.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../sketch.js';
import { encounterBy, turnOf, written, type Encounter } from './blocks.js';
import { declarable, fight, type Given } from './rounds.js';

const HEX = '0504';
const BASES = { Axis: '0304', Soviet: '0704' };
const MOST_ROUNDS = 5;
const FIRES = ['air-combat', 'anti-aircraft', 'air-raid', 'bombardment', 'land-combat'];

function setUp(encounter: Encounter) {
  const { forces, attacker, weather, isAdvanced, options, rulings, cancels, terrain, town } = encounter;
  const stack = (side: 'Axis' | 'Soviet') => ({ [HEX]: forces[side].map((block) => written(block, BASES[side])) });
  const at = field({
    phase: 'combat',
    turn: turnOf(encounter),
    side: attacker,
    layer: isAdvanced ? 'advanced' : 'base',
    weather,
    options,
    rulings,
    settings: cancels ? { cancel: 'true' } : {},
    terrain: { [HEX]: terrain },
    sides: { river: `0404/${HEX}` },
    places: { North: `attack zone ${HEX} (nation Finland)`, ...(town && { Spot: `${town} ${HEX}` }) },
    axis: stack('Axis'),
    soviet: stack('Soviet'),
  });
  if (encounter.isScouted) at.state.scouted[at.cell(HEX)] = 1;
  return at;
}

/**
 * Fights a battle in the engine with random dice and without retreats, and records the dice and choices for the model.
 */
function fought(by: Chance, encounter: Encounter, declared: Given['declared']) {
  const at = setUp(encounter);
  const { state } = at;
  const dice = new Map<string, readonly number[]>();
  const chosen: string[] = [];
  const play = fightInEngine(state, at.cell(HEX), undefined, declared === undefined ? [] : [declared]);
  let rounds = 0;
  let step = play.next();
  while (!step.done) {
    const moment = step.value;
    if ((state.battleNow?.round ?? 0) > MOST_ROUNDS) break;
    rounds = state.battleNow?.round ?? rounds;
    if (moment.kind === 'dice') {
      const rolled = Array.from({ length: moment.count }, () => by.oneOf([1, 2, 3, 4, 5, 5, 6, 6]));
      dice.set(moment.address.split(`/${HEX}/`)[1], rolled);
      step = play.next(rolled);
    } else if (moment.kind === 'decision') {
      const isHit = moment.question === 'loss' || moment.question === 'target';
      const answer = isHit ? by.oneOf(moment.legal()) : moment.fallback();
      if (isHit) chosen.push(state.name(answer.pieces?.[0] ?? -1));
      step = play.next(answer);
    } else step = play.next([]);
  }
  const fires = state
    .drainEvents()
    .filter(({ kind }) => FIRES.includes(kind))
    .map(({ kind, side, facts }) => `${facts?.round} ${kind} ${side} ${facts?.attacker ?? facts?.defender}`);
  const left = state.pieces.filter(({ index }) => state.isOnMap(index)).map(({ index }) => index);
  return {
    fires,
    dice,
    chosen,
    rounds,
    left: Object.fromEntries(left.map((piece): [string, number] => [state.name(piece), state.strength(piece)])),
    isOver: step.done === true,
  };
}

function compare(by: Chance): void {
  for (let times = 0; times < 5; times++) {
    const encounter = encounterBy(by);
    const words = declarable(encounter);
    const opened = setUp(encounter);
    expect(specialAttacksIn(opened.state, opened.cell(HEX)), JSON.stringify(encounter)).toEqual(words);
    const declared = words.length > 0 && by.happens(80) ? by.oneOf(words) : undefined;
    const engine = fought(by, encounter, declared);
    const { dice, chosen, rounds } = engine;
    const where = JSON.stringify({ encounter, declared, dice: [...dice], chosen, fires: engine.fires });
    const model = (() => {
      try {
        return fight(encounter, { dice, chosen, rounds, declared });
      } catch (thrown) {
        throw new Error(`${(thrown as Error).message} in ${where}`, { cause: thrown });
      }
    })();
    expect(engine.fires, where).toEqual(model.fires);
    /**
     * If neither side can hit the other any more, the battle ends and the attackers leave, although both sides have
     * units left [7.7.18].
     */
    const isBrokenOff = engine.isOver && model.isOpen;
    if (!isBrokenOff) expect(engine.left, where).toEqual(model.left);
  }
}

test('a model of battle rounds agrees with the engine on firing units, dice, hits and losses [Box1, 3.17, 6.1.4, 7.7.1-7.7.12, 9.3, 10.0, 20.0, 21.0]', () => {
  assertAffordably(fc.property(chance(), compare), 45);
});
