import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInSupply, isSource } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { around, AREA, groundBy, opponent, setUp, situationBy, text, type Drawn, type Unit } from './front.js';
import { linesIn } from './lines.js';
import type { Side } from './technology.js';

const DRAWN: Drawn = {
  kinds: () => ['infantry', 'mountain', 'cavalry', 'artillery', 'static'],
  options: ['first-winter', 'light-rain'],
  rulings: {
    'supply.counting': ['withSource', 'withoutSource'],
    'supply.railBrokenBy': ['unitsCitiesAndZones', 'unitsAndCities'],
  },
};

function compare(by: Chance, hasSeas: boolean): void {
  const ground = groundBy(by, hasSeas);
  for (let times = 0; times < 3; times++) {
    const situation = situationBy(by, ground, DRAWN);
    const { units } = situation;
    const lines = linesIn(situation);
    const { state, cell, piece } = setUp(situation);
    const found = (nation: 'Germany' | 'Soviet Union'): string[] =>
      AREA.filter((at) => isSource(state, nation, cell(at)));
    const expected = (side: Side): string[] => AREA.filter((at) => lines.sources(side).has(at));
    const where = text(situation);
    expect(found('Germany'), `German sources in ${where}`).toEqual(expected('Axis'));
    expect(found('Soviet Union'), `Soviet sources in ${where}`).toEqual(expected('Soviet'));
    const isBesieged = ({ at: hex, side }: Unit): boolean =>
      situation.isAdvanced &&
      ground.ports.has(hex) &&
      around(hex).every((at) => {
        const enemy = opponent(side);
        return ground.terrain.get(at) === 'water' || lines.isHeldBy(at, enemy) || lines.isInZone(at, enemy);
      });
    const isFed = (unit: Unit): boolean => lines.isSupplied(unit) && !isBesieged(unit);
    expect(
      units.filter(({ name }) => isInSupply(state, piece(name))).map(({ name }) => name),
      `units in supply in ${where}`,
    ).toEqual(units.filter(isFed).map(({ name }) => name));
  }
}

test('a model of supply agrees with the engine on sources by rail, and on lines over land and their length [4.1, 4.2, 4.3, 8.0, 9.1, 33.0]', () => {
  assertAffordably(
    fc.property(chance(), (by) => {
      compare(by, false);
    }),
    14,
  );
});
test('a model of supply agrees with the engine on seas that connect ports, frozen seas and besieged ports [4.2, 9.2.ports, 12.1]', () => {
  assertAffordably(
    fc.property(chance(), (by) => {
      compare(by, true);
    }),
    14,
  );
});
