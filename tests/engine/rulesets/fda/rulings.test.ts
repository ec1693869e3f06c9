import { NO_SIDE } from '../../../../engine/mechanics/sides.js';
import { describe, expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { activatable } from '../../../../engine/rulesets/fda/activation/activatable.js';
import { supremacy } from '../../../../engine/rulesets/fda/sequence/day.js';
import { FdaGame } from '../../../../engine/rulesets/fda/game.js';
import { moversLeft } from '../../../../engine/rulesets/fda/movement/held.js';
import { reorganisation } from '../../../../engine/rulesets/fda/night/night.js';
import { defaultRulings, rulingsOf, type RulingName } from '../../../../engine/rulesets/fda/rulings/rulings.js';
import { rulings } from '../../../../engine/rulesets/fda/rulings/texts.js';
import { WITHDRAWN } from '../../../../engine/rulesets/fda/state/state.js';
import { isSupplied } from '../../../../engine/rulesets/fda/supply/supply.js';
import { proveEveryValue, type Proof } from '../ruling-proofs.js';
import { carryOut } from './carry-out.js';
import { drive } from './drive.js';
import { field, type Sketch } from './field.js';

/** Returns a function that carries out an order under the chosen rulings and returns its dice or its refusal. */
const ordered =
  (sketch: Sketch, text: string, dice?: readonly number[], answers?: Readonly<Record<string, string>>) =>
  (chosen: Sketch['rulings']): string =>
    carryOut(field({ active: 'X', ...sketch, rulings: chosen }), text, dice, answers);

const facing: Sketch = { A: { X: ['INF x @ 1,0'] }, B: { Y: ['INF y @ 0,0'] } };
/** A road that leads to the west edge. */
const road = '-5,0 -4,0 -3,0 -2,0 -1,0 0,0';
const inSupply = (sketch: Sketch) => (chosen: Sketch['rulings']) => {
  const at = field({ ...sketch, rulings: chosen });
  return isSupplied(at.state, at.division('X'));
};
/** A sketch in which enemy units are on three sides of unit x, and enemy ZOC covers the other sectors around x. */
const cornered: Sketch = {
  A: { X: ['INF x @ 0,0'] },
  B: { Y: ['INF y @ 1,0'], Z: ['INF z1 @ -2,0', 'INF z2 @ -2,2', 'INF z3 @ 0,2', 'INF z4 @ 0,-2'] },
};

/** For each ruling, a situation that is played with each value of the ruling. The results of all values differ. */
const proofs: Readonly<Record<RulingName, Proof>> = {
  minimumDice: {
    situation: 'a battalion leads an assault while its division has lost three points',
    play: ordered({ ...facing, A: { X: ['HMG x @ 1,0'] }, lost: { X: 3 } }, 'assault 0,0 with x'),
    outcome: { 1: '1-2', 0: '0-2' },
  },
  fireAndAssaultSameTurn: {
    situation: 'a unit that has fired assaults',
    play: ordered({ ...facing, A: { X: ['HMG x @ 1,0 (fired)'] } }, 'assault 0,0 with x'),
    outcome: { true: '1-2', false: '6d fired-already' },
  },
  columnUnitsPerSector: {
    situation: 'the number of units that arrive, of four units of a division that move to one road sector',
    play: (chosen) => {
      const units = ['a', 'b', 'c', 'd'];
      const A = { X: units.map((name) => `ARM-B ${name} @ 0,0`) };
      const at = field({ A, roads: ['0,0 1,0 2,0 3,0 4,0'], rulings: chosen, active: 'X' });
      return units.filter((name) => carryOut(at, `move ${name} to 4,0`) === 'done').length;
    },
    outcome: { none: 4, 1: 1, 2: 2, 3: 3 },
  },
  cornerRuleBlocksAssault: {
    situation: 'a unit assaults over the corner between two enemies',
    play: ordered(
      { grid: 'squares', A: { X: ['INF x @ 0,0'] }, B: { Y: ['INF a @ 1,0', 'INF b @ 0,1', 'INF y @ 1,1'] } },
      'assault 1,1 with x',
    ),
    outcome: { false: '2-2', true: '7d corner' },
  },
  retreatedArtilleryMayFire: {
    situation: 'towed guns that had to retreat fire',
    play: ordered({ A: { X: ['ART-M g @ 4,0 (retreated)'] }, B: facing.B }, 'fire g against 0,0'),
    outcome: { false: '2.1k guns-retreated', true: '3-2' },
  },
  supplyTraceFrom: {
    situation: 'a division whose regiment is surrounded, and one whose headquarters is surrounded',
    play: (chosen) =>
      [
        ['HQ h @ 2,0', 'INF x @ 10,0'],
        ['HQ h @ 10,0', 'INF x @ 2,0'],
      ].map((units) => {
        const ring = ['9,0', '11,0', '10,1', '10,-1', '9,1', '11,-1'].map((at, i) => `INF y${i} @ ${at}`);
        return inSupply({ A: { X: units }, B: { Y: ring }, roads: [road], edges: { A: '-5,0' } })(chosen);
      }),
    outcome: { hq: [true, false], anyUnit: [true, true], allUnits: [false, false] },
  },
  supplyNearestRoadOnly: {
    situation: 'the nearest road leads nowhere, and a farther road leads to the edge',
    play: inSupply({ A: { X: ['HQ h @ 2,0'] }, roads: ['-5,0 -4,0 -3,0 -2,0 -1,0', '0,0'], edges: { A: '-5,0' } }),
    outcome: { true: false, false: true },
  },
  supplyNeedsBridges: {
    situation: 'the road crosses a river without a bridge',
    play: inSupply({ A: { X: ['HQ h @ 2,0'] }, roads: [road], rivers: { Orne: '-3,0' }, edges: { A: '-5,0' } }),
    outcome: { true: false, false: true },
  },
  oosRounding: {
    situation: 'the number of units that move, of three units out of supply',
    play: (chosen) => {
      const A = { X: ['HQ h @ 0,0', 'INF a @ 0,0', 'INF b @ 0,0'] };
      const at = field({ A, edges: {}, rulings: chosen, active: 'X' });
      return moversLeft(at.state, at.division('X'));
    },
    outcome: { down: 1, up: 2 },
  },
  riverEntry: {
    situation: 'a unit enters a river without a bridge',
    play: ordered({ A: { X: ['INF x @ 0,0'] }, rivers: { Orne: '1,-1 1,0 1,1' } }, 'move x to 1,0'),
    outcome: { enterNotCross: 'done', noEntry: '14e river' },
  },
  artilleryDieForDefender: {
    situation: 'guns behind the assaulted sector support the defence',
    play: ordered({ ...facing, B: { Y: ['INF y @ 0,0', 'ART-M g @ -4,0'] } }, 'assault 0,0 with x', [], {
      defence: 'defend y with g',
    }),
    outcome: { true: '2-3', false: '2-2' },
  },
  engineersMustLead: {
    situation: 'engineers support an assault on a fortification',
    play: ordered(
      { ...facing, A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] }, features: [['fortification', '0,0']] },
      'assault 0,0 with x, e',
    ),
    outcome: { false: '2-2', true: '2-3' },
  },
  supportInSector: {
    situation: 'an assault names only a leader, in whose sector there is armour of its division',
    play: ordered({ ...facing, A: { X: ['INF x @ 1,0', 'ARM-A a @ 1,0', 'INF b @ 1,0'] } }, 'assault 0,0 with x'),
    outcome: { optional: '2-2', automatic: '3-2' },
  },
  reconSupportsDefence: {
    situation: 'a heavy reconnaissance unit and armour are next to the leader of the defence',
    play: ordered(
      { ...facing, B: { Y: ['INF y @ 0,0', 'ARM-A a @ 0,0', 'REC-H r @ 0,0 (used 5)'] } },
      'assault 0,0 with x',
      [],
      {
        defence: 'defend y with a, r',
      },
    ),
    outcome: { true: '2-3', false: '2-4' },
  },
  equalRetreatLoses: {
    situation: 'an assault ends with equal scores, and only ZOC is behind the attacker',
    play: (chosen) => {
      const at = field({ ...cornered, rulings: chosen, active: 'X' });
      carryOut(at, 'assault 1,0 with x', [6, 3, 3]); // x is out of supply
      return at.state.pr[at.piece('x')];
    },
    outcome: { true: 1, false: 2 },
  },
  retreatOffFriendlyEdge: {
    situation: 'a beaten defender on its own edge retreats',
    play: (chosen) => {
      const at = field({ ...facing, edges: { B: '0,0' }, rulings: chosen, active: 'X' });
      carryOut(at, 'assault 0,0 with x', [6, 5], { retreat: 'retreat y' }); // neither unit is in supply
      return at.where('y') === WITHDRAWN;
    },
    outcome: { false: false, true: true },
  },
  headquartersOffMap: {
    situation:
      'the dice of a division whose headquarters left by its edge, and the position of the headquarters after the night',
    play: (chosen) => {
      const B = { Y: ['HQ h @ 0,0 (pr 2)', 'INF y @ 5,5', 'INF z @ 5,5 (left 1)'] };
      const A = { X: ['INF x @ 1,0', 'INF x2 @ 6,5'] };
      const supply: Sketch = { roads: ['15,0', '0,10'], edges: { A: '15,0', B: '0,0 0,10' } };
      const house = { ...chosen, retreatOffFriendlyEdge: true, supplyNearestRoadOnly: false };
      const at = field({ A, B, ...supply, active: 'X', rulings: house });
      carryOut(at, 'assault 0,0 with x', [6, 6], { retreat: 'retreat h' });
      const dice = carryOut(at, 'assault 5,5 with x2');
      drive(reorganisation(at.state), { every: 1 });
      return [dice, at.where('h')];
    },
    outcome: { returns: ['2-2', '0,0'], lost: ['2-1', WITHDRAWN] },
  },
  advanceAfterAssault: {
    situation: 'all units want to advance after a won assault',
    play: (chosen) => {
      const at = field({ ...facing, A: { X: ['INF x @ 1,0', 'INF s @ 1,0'] }, rulings: chosen, active: 'X' });
      const answers = { advance: chosen?.advanceAfterAssault === 'leader' ? 'advance x' : 'advance x, s' };
      carryOut(at, 'assault 0,0 with x, s', [6, 6], answers);
      return ['x', 's'].filter((unit) => at.where(unit) === '0,0');
    },
    outcome: { none: [], leader: ['x'], participants: ['x', 's'] },
  },
  hqIsolation: {
    situation: 'a headquarters alone in its sector, with a friendly unit in the next sector, is assaulted',
    play: ordered({ ...facing, B: { Y: ['HQ h @ 0,0', 'INF y @ -1,0'] } }, 'assault 0,0 with x'),
    outcome: { aloneInSector: '2-1', noFriendAdjacent: '2.1d not-isolated' },
  },
  largeArtilleryDie: {
    situation: 'artillery of three regiments is fired at',
    play: ordered(
      { A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] }, B: { Y: ['ART-M y @ 5,0 (regiments 3)'] } },
      'counterbattery g against y',
    ),
    outcome: { both: '2-3', firer: '2-2' },
  },
  counterBatteryFailSpendsFire: {
    situation: 'artillery fires after a search for enemy guns that failed',
    play: (chosen) => {
      const B = { Y: ['ART-M y @ 5,0', 'INF i @ 6,0'] };
      const at = field({ A: { X: ['ART-M g @ 0,0'] }, B, rulings: chosen, active: 'X' });
      carryOut(at, 'counterbattery g against y', [5]);
      return carryOut(at, 'fire g against 6,0');
    },
    outcome: { true: '6e fired-already', false: '3-2' },
  },
  nightAfterLastTurn: {
    situation: 'the last phase of a game that ends together with a day',
    play: (chosen) => {
      const settings = { first: 'A', 'turns.perDay': 3 };
      const { scenario } = field({ A: { X: ['INF x @ 5,5'] }, B: facing.B, settings, turns: 3, rulings: chosen });
      const weather = [1];
      const initiative = [2, 1, 2, 1];
      return drive(new FdaGame(scenario).play(), { dice: [...weather, ...initiative], every: 1 })
        .flatMap((moment) => (moment.kind === 'pause' ? [moment.phase] : []))
        .at(-1);
    },
    outcome: { false: 'activation', true: 'reorganisation' },
  },
  airSupremacyTie: {
    situation: 'equal rolls for supremacy, then a higher roll of the second side',
    play: (chosen) => {
      const sides = { A: { X: ['INF x @ 5,5'], '': ['TAC a'] }, B: { ...facing.B, '': ['TAC b'] } };
      const at = field({ ...sides, rulings: chosen, active: 'X' });
      at.state.flying = 1;
      drive(supremacy(at.state), { dice: chosen?.airSupremacyTie === 'reroll' ? [3, 3, 2, 5] : [3, 3] });
      return at.state.supremacy;
    },
    outcome: { none: NO_SIDE, reroll: 1 },
  },
  airDivisionAfterSupport: {
    situation: 'the divisions that may be activated after one of two aircraft of an air division has flown in support',
    play: (chosen) => {
      const A = { X: ['INF x @ 5,5'], Wing: ['TAC t (fired)', 'TAC u'] };
      const formations = { Wing: 'air division' };
      const at = field({ A, B: facing.B, formations, skies: 'A', rulings: chosen, active: 'X' });
      return activatable(at.state, 0).map((division) => at.state.divisions[division].name);
    },
    outcome: { false: [], true: ['Wing'] },
  },
  airStaysOnMap: {
    situation: 'the position of aircraft after their attack',
    play: (chosen) => {
      const at = field({
        A: { X: ['INF x @ 9,0'], '': ['TAC t'] },
        B: facing.B,
        skies: 'A',
        rulings: chosen,
        active: 'X',
      });
      carryOut(at, 'strike t against y', [6, 6, 6, 1]);
      return typeof at.where('t');
    },
    outcome: { false: 'number', true: 'string' },
  },
  aaCoverMeasuredTo: {
    situation: 'a bomber fails from the sector next to its target, and guns reach only the target',
    play: (chosen) => {
      const sketch: Sketch = {
        A: { X: ['INF x @ 9,0'], '': ['BOMBER-M m @ 1,0'] },
        B: { Y: ['INF y @ 0,0', 'AA-L aa @ -1,0'] },
        skies: 'A',
        rulings: { ...chosen, airStaysOnMap: true },
        active: 'X',
      };
      const at = field(sketch);
      carryOut(at, 'strike m against y', [1, 1, 1, 1, 6]);
      return at.state.pr[at.piece('m')];
    },
    outcome: { target: 2, aircraft: 3 },
  },
};

proveEveryValue(rulings, proofs);

const choice = (option: string, value: string | number | boolean) => ({
  option,
  value,
  source: NO_SOURCE,
  valueSource: NO_SOURCE,
});

describe("the rulings of Fronte d'Attacco", () => {
  test("the rulings of Fronte d'Attacco take the values that the scenario chooses, and otherwise their defaults", () => {
    const chosen = rulingsOf({ rulings: [choice('supplyTraceFrom', 'anyUnit'), choice('columnUnitsPerSector', 2)] });
    expect(chosen).toEqual({ ...defaultRulings, supplyTraceFrom: 'anyUnit', columnUnitsPerSector: 2 });
  });

  test.each([
    choice('supplyTraceFrom', 'nobody'),
    choice('minimumDice', true),
    choice('no.such', true),
    choice('toString', true),
  ])('an invalid choice of a scenario does not change the default of any ruling: $option = $value', (wrong) => {
    expect(rulingsOf({ rulings: [wrong] })).toEqual(defaultRulings);
  });
});
