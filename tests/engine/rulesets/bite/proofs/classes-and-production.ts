import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import type { classesAndProductionRulings } from '../../../../../engine/rulesets/bite/rulings/classes-and-production.js';
import { SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { produce } from '../economy.js';
import { take } from '../orders.js';
import type { Sketch } from '../sketch.js';
import { firedIn0504, fought, ordered, shown, thrown, type BiteProofs } from './proving.js';

const I = 'infantry corps I 3|2|1';
/** A railway from Germany, which ends at column 05, into the Soviet Union. */
const RAIL: Sketch = {
  phase: 'strategic rail',
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Reich: 'territory 0101..0116 0201..0216 0301..0316 0401..0416 0501..0516 (nation Germany)',
    Russia: 'territory 0605 0705 0805 (nation Soviet Union)',
  },
  routes: { rail: ['0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805'] },
  control: { Axis: '0605 0705 0805' },
  settings: { 'saved of Germany': [9] },
};

export const classesAndProductionProofs: BiteProofs<keyof typeof classesAndProductionRulings> = {
  'mountain.attack': {
    situation: 'mountain troops attack in mountains',
    play: thrown({ fire: 'land', attacks: true, blocks: ['Germany mountain 4'], where: { terrain: 'mountain' } }),
    outcome: { noMalus: '4x6', malusAndBonus: '2x5' },
  },
  'bombers.airCombat': {
    situation: 'bombers of technology 1 in air combat',
    play: shown(
      {
        axis: { '0504': ['fighter wing JG 3|2|1'] },
        soviet: { '0504': ['bomber division BAD 3|2|1 (technology 1)'] },
      },
      (at) => firedIn0504(at, 'BAD', SOVIET, 'air'),
    ),
    outcome: { fromLevel2: '', always: '3x6' },
  },
  'bombers.overrun': {
    situation: 'fires of infantry that enters a hex with a bomber alone',
    play: fought(
      {
        places: { Base: 'minor city 0504', Luga: 'minor city 0604 (source Soviet Union)' },
        control: { Soviet: '0604' },
        axis: { '0504': [I] },
        soviet: { '0504': ['bomber division BAD 3|2|1'] },
      },
      ({ events }) => events.filter(({ kind }) => kind === 'land-combat').length,
    ),
    outcome: { helplessRound: 1, evacuateAtOnce: 0 },
  },
  'flak.power': {
    situation: 'artillery of technology 3 fires at aircraft',
    play: shown(
      {
        axis: { '0504': ['bomber wing B 3 (base 0404)'] },
        soviet: { '0504': ['infantry army E 3', 'artillery army G 4|2|1|0 (technology 3)'] },
      },
      (at) => firedIn0504(at, 'G', SOVIET, 'flak'),
    ),
    outcome: { defence: '4x4', listed: '4x6' },
  },
  'headquarters.allowance': {
    situation: 'movement points of a Soviet Air Headquarters',
    play: shown(
      { layer: 'advanced', soviet: { '0505': ['air headquarters HQ 4'] } },
      ({ state, piece }) => allowance(state, piece('HQ')).value,
    ),
    outcome: { infantry: 4, armour: 3 },
  },
  'placement.factories': {
    situation: 'two new units at one factory',
    play: (rulings) =>
      produce({
        rulings,
        places: { Kassel: 'minor city 0204 (blue 1)' },
        routes: { rail: ['0104 - 0204'] },
        axis: { lost: ['fighter wing F 2|1', 'paratroop division P 2|1'] },
        saved: { Germany: [9] },
        orders: ['rebuild F to Kassel', 'rebuild P to Kassel'],
      }).refused,
    outcome: { cityLimit: ['7.3.1 city-limit'], noLimit: [] },
  },
  'rail.newUnits': {
    situation: 'rail movement of a unit that was placed in this turn',
    play: shown({ ...RAIL, axis: { '0105': [I] } }, (at) => {
      at.state.placed[at.piece('I')] = 1;
      return ordered(at, 'rail I to 0505', [byRail]);
    }),
    outcome: { allowed: 'legal', nextTurn: '7.4 new-unit' },
  },
  'rail.mixedRoute': {
    situation: 'rail movement into the Soviet Union when the limit there is used up',
    play: shown({ ...RAIL, house: { 'rail.axisInside': 0 }, axis: { '0505': [I] } }, (at) =>
      ordered(at, 'rail I to 0805', [byRail]),
    ),
    outcome: { inside: '7.4.axis no-capacity', outside: 'legal' },
  },
  'arrow.cost': {
    situation: 'the cost of a red arrow to a plain hex',
    play: shown(
      {
        sides: { strait: '0505/0506' },
        routes: { 'red arrow': ['0505 - 0506'] },
        control: { Axis: '0506' },
        axis: { '0505': ['infantry corps I 4|3|2|1'] },
      },
      (at) =>
        take(at, { order: 'move I 0505 > 0506' }, [moving]).events.find(({ kind }) => kind === 'move')?.facts?.cost,
    ),
    outcome: { threeInAll: 3, threeMore: 4 },
  },
};
