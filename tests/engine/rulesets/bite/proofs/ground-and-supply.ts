import { airKinds } from '../../../../../engine/rulesets/bite/air/flying.js';
import { crowdBar } from '../../../../../engine/rulesets/bite/air/missions.js';
import { arrowsOf } from '../../../../../engine/rulesets/bite/movement/arrows.js';
import type { groundAndSupplyRulings } from '../../../../../engine/rulesets/bite/rulings/ground-and-supply.js';
import { checkStacks } from '../../../../../engine/rulesets/bite/stacking/excess.js';
import { isInSupply } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { AXIS, SIDES } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { inZone } from '../../../../../engine/rulesets/bite/zones/zones.js';
import { give, run } from '../ordering.js';
import type { Sketch } from '../sketch.js';
import { barredBy, ordered, shown, thrown, type BiteProofs } from './proving.js';

const I = 'infantry corps I 4|3|2|1';
const ENEMY = 'infantry army E 4|3|2|1';

/** A railway from Berlin along row 05 to 0805. */
const RAIL: Sketch = {
  places: { Berlin: 'capital 0105 (nation Germany, source Germany)' },
  routes: { rail: ['0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805'] },
  control: { Axis: '0105' },
};
/** Cities along a railway that serve as air bases. */
const BASES: Sketch = {
  places: { ...RAIL.places, Near: 'minor city 0605', Far: 'minor city 1105' },
  routes: { rail: ['0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805 - 0905 - 1005 - 1105'] },
  control: { Axis: '0105..1105' },
};

export const groundAndSupplyProofs: BiteProofs<keyof typeof groundAndSupplyRulings> = {
  'capture.contestedHex': {
    situation: 'the controller of a city entered while enemies are in it',
    play: shown({ places: { City: 'minor city 0506' }, axis: { '0505': [I] }, soviet: { '0506': [ENEMY] } }, (at) => {
      give(at, 'move I to 0506');
      return SIDES[at.state.control[at.cell('0506')]];
    }),
    outcome: { afterBattle: 'Soviet', onEntry: 'Axis' },
  },
  'fortress.inCombat': {
    situation: 'eight points attack a fortress that is a major city',
    play: thrown({
      fire: 'land',
      attacks: true,
      blocks: ['Germany infantry 8'],
      where: { works: 'fortress', city: 'major' },
    }),
    outcome: { fortressOnly: '2x6', cityToo: '1x6' },
  },
  'siberia.onFoot': {
    situation: 'moves over a rail link to a box',
    play: shown({ boxes: ['9900'], links: ['rail link 2003 - 9900'] }, ({ state }) => arrowsOf(state).length),
    outcome: { false: 0, true: 2 },
  },
  'stacking.checked': {
    situation: 'corps left of three at the end of movement',
    play: shown({ axis: { '0505': ['A', 'B', 'C'].map((name) => `infantry corps ${name} 3`) } }, (at) => {
      run(checkStacks(at.state, AXIS, 'movement', '1'));
      return at.state.count[at.cell('0505')];
    }),
    outcome: { eachPhase: 2, turnEnd: 3 },
  },
  'battle.aircraft': {
    situation: 'a third air unit in addition to one based there and one that joined',
    play: shown({ axis: { '0504': [I, 'fighter wing F 3', 'bomber wing B 3 (base 0404)'] } }, (at) =>
      barredBy(crowdBar(at.state, AXIS, at.cell('0504'), 1)),
    ),
    outcome: { basedCounted: 'air-in-battle', basedExtra: 'free' },
  },
  'dice.atZero': {
    situation: 'infantry with strength 0',
    play: thrown({ fire: 'land', blocks: ['Soviet Union infantry 0'] }),
    outcome: { combatUnits: '1x6', nobody: '-' },
  },
  'zoc.coast': {
    situation: 'a zone of control into a coastal hex',
    play: shown({ axis: { '0504': [I] }, places: { Shore: 'coast 0603' } }, ({ state, cell }) =>
      inZone(state, AXIS, cell('0603')),
    ),
    outcome: { waterHexsidesOnly: true, coastalHexes: false },
  },
  'frozen.who': {
    situation: 'a bomber of a frozen group flies in June 1941',
    play: shown(
      { turn: 'June 1941', axis: { '0605': ['bomber wing B 3|2 (frozen)'] }, soviet: { '0905': [ENEMY] } },
      (at) => ordered(at, 'fly B to 0905', airKinds(at.state)),
    ),
    outcome: { everyUnit: '3.21 frozen', landUnits: 'legal' },
  },
  'supply.railBrokenBy': {
    situation: 'supply by a railway through an enemy zone',
    play: shown({ ...RAIL, axis: { '0805': [I] }, soviet: { '0304': [ENEMY] } }, ({ state, piece }) =>
      isInSupply(state, piece('I')),
    ),
    outcome: { unitsCitiesAndZones: false, unitsAndCities: true },
  },
  'supply.counting': {
    situation: 'supply over four hexes, including the hex of the railway',
    play: shown({ ...RAIL, axis: { '0509': [I] } }, ({ state, piece }) => isInSupply(state, piece('I'))),
    outcome: { withSource: false, withoutSource: true },
  },
  'supply.rebasing': {
    situation: 'a fighter without supply changes bases over five hexes',
    play: shown({ ...BASES, axis: { '0605': ['fighter wing F 4|3 (unsupplied)'] } }, (at) =>
      ordered(at, 'rebase F to 1105', airKinds(at.state)),
    ),
    outcome: { combatRange: 'legal', halfRange: '7.5.2.rebasing out-of-range' },
  },
};
