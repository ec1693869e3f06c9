import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { run } from '../ordering.js';
import { around, columnOf, groundBy, setUp, situationBy, text, type Drawn, type Hex, type Situation } from './front.js';
import { linesIn } from './lines.js';
import { monthIn } from './technology.js';

const DRAWN: Drawn = {
  kinds: () => ['infantry', 'mountain', 'artillery', 'mechanized', 'static'],
  options: ['first-winter'],
  rulings: {},
  onRails: 80,
};

/**
 * Returns the rail movements of a side in the Soviet Union per turn: five Soviet, four Axis, fewer for the Axis in its
 * first two winters [7.4, 33.1].
 */
function capacity({ side, month, options }: Situation): number {
  if (side === 'Soviet') return 5;
  const isIn = (year: number): boolean => month >= monthIn('November', year) && month <= monthIn('March', year + 1);
  if (options.includes('first-winter') && isIn(1941)) return 1;
  return options.includes('first-winter') && isIn(1942) ? 2 : 4;
}

/**
 * Returns the hexes that trains reach from a hex: friendly hexes connected by rail that are not next to an enemy [7.4].
 */
function ridesFrom(start: Hex, { units, owner, side, ground }: Situation, isIn: (at: Hex) => boolean): Set<Hex> {
  const near = new Set(units.filter((unit) => unit.side !== side).flatMap(({ at }) => [at, ...around(at)]));
  const isOpen = (at: Hex): boolean => owner.get(at) === side && !near.has(at) && isIn(at);
  const found = new Set([start].filter(isOpen));
  for (const at of found) for (const to of ground.tracks.get(at) ?? []) if (isOpen(to)) found.add(to);
  return found;
}

function compare(by: Chance): void {
  const ground = groundBy(by);
  const isInGermany = (at: Hex): boolean => columnOf(at) <= ground.border;
  for (let times = 0; times < 3; times++) {
    let situation = situationBy(by, ground, DRAWN);
    const { side } = situation;
    const lines = linesIn(situation);
    const supplied = new Set(situation.units.filter(lines.isSupplied).map(({ name }) => name));
    const { state, board, cell, piece } = setUp(situation, {
      phase: 'strategic rail',
      settings: { 'saved of Germany': [99], 'saved of Soviet Union': [99] },
    });
    state.stores[side === 'Axis' ? 'Germany' : 'Soviet Union'].yellow = 99;
    supplyCheck(state);
    /** Returns the hexes that an Axis train reaches without leaving Germany. Such a move does not use rail capacity. */
    const freeFrom = (at: Hex): Set<Hex> => (side === 'Axis' ? ridesFrom(at, situation, isInGermany) : new Set());
    let left = capacity(situation);
    for (let rides = 0; rides < 7; rides++) {
      const expected = situation.units
        .filter((unit) => unit.side === side && supplied.has(unit.name) && ground.tracks.has(unit.at))
        .flatMap(({ name, at }) =>
          [...(left > 0 ? ridesFrom(at, situation, () => true) : freeFrom(at))]
            .filter((to) => to !== at)
            .map((to) => `${name} ${to}`),
        );
      const found = byRail
        .legal(state)
        .map(({ pieces = [], cells = [] }) => `${state.name(pieces[0])} ${board.label(cells[0])}`);
      expect(found.sort(), `${left} rides left after ${rides} of ${text(situation)}`).toEqual(expected.sort());
      if (expected.length === 0) break;
      const [name, to] = by.oneOf(expected).split(' ');
      const from = situation.units.find((unit) => unit.name === name)?.at ?? '';
      if (!freeFrom(from).has(to)) left--;
      const ride = byRail.perform(state, { verb: 'rail', pieces: [piece(name)], cells: [cell(to)] });
      if (ride !== undefined) run(ride);
      situation = {
        ...situation,
        units: situation.units.map((unit) => (unit.name === name ? { ...unit, at: to } : unit)),
      };
    }
  }
}

test('a model of rail movement agrees with the engine on supply, tracks away from enemies, and the number of trains [7.4, 33.1]', () => {
  assertAffordably(fc.property(chance(), compare), 20);
});
