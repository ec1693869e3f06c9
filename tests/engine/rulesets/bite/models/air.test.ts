import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flying } from '../../../../../engine/rulesets/bite/air/missions.js';
import { rebasing } from '../../../../../engine/rulesets/bite/air/rebasing.js';
import { supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { run } from '../ordering.js';
import {
  AREA,
  distance,
  groundBy,
  isWing,
  setUp,
  situationBy,
  text,
  type Drawn,
  type Situation,
  type Unit,
} from './front.js';
import { linesIn } from './lines.js';
import { levelOf } from './technology.js';

const DRAWN: Drawn = {
  kinds: () => ['infantry'],
  options: [],
  rulings: { 'supply.rebasing': ['combatRange', 'halfRange'] },
  isAdvanced: false,
};
const MOST_IN_BATTLE = 2;

/**
 * Returns the range to a battle in hexes: 5 for fighters, 10 for bombers, 15 for strategic bombers, and more at
 * technology 3 [6.3].
 */
function rangeOf({ kind, side }: Unit, { month }: Situation): number {
  if (kind === 'fighter') return levelOf(side, 'fighters', month) === 3 ? 10 : 5;
  return kind === 'strategic bomber' || levelOf(side, 'bombers', month) === 3 ? 15 : 10;
}

/** Places air units of the active side in towns, one per hex. */
function withWings(by: Chance, situation: Situation): Situation {
  const { side, units, owner, ground } = situation;
  const occupied = new Set(units.map(({ at }) => at));
  const free = AREA.filter(
    (at) => owner.get(at) === side && !occupied.has(at) && ground.towns.has(at) && ground.terrain.get(at) !== 'water',
  );
  const kinds = ['fighter', 'bomber', side === 'Axis' ? 'dive bomber' : 'strategic bomber'];
  const wings = by
    .some(free, 7)
    .map((at, i): Unit => ({ side, kind: by.oneOf(kinds), name: `W${i}`, at, strength: 1 + by.upTo(3) }));
  return { ...situation, units: [...units, ...wings] };
}

function compare(by: Chance): void {
  const ground = groundBy(by);
  for (let times = 0; times < 3; times++) {
    const situation = withWings(by, situationBy(by, ground, DRAWN));
    const { side, units, rulings } = situation;
    const lines = linesIn(situation);
    const { state, board, piece, cell } = setUp(situation);
    supplyCheck(state);
    const wings = units.filter(isWing);
    const where = text(situation);
    const listed = (kind: typeof flying): string[] =>
      kind
        .legal(state)
        .filter(({ pieces = [] }) => pieces.length === 1)
        .map(({ pieces = [], cells = [] }) => `${state.name(pieces[0])} ${board.label(cells[0])}`)
        .sort();
    /**
     * Returns the range of a change of base: twice the combat range. Out of supply the limit is the range or, under a
     * ruling, half the range [4.4.air, 7.5.2, A12].
     */
    const transferOf = (wing: Unit): number => {
      const range = rangeOf(wing, situation);
      if (lines.isSupplied(wing)) return 2 * range;
      return rulings['supply.rebasing'] === 'halfRange' ? Math.floor(range / 2) : range;
    };
    /**
     * Hexes that are bases: a city or fortress of the side that is a supply source and holds no other air unit [3.4,
     * 3.10].
     */
    const bases = AREA.filter(
      (at) => lines.isCityOf(at, side) && lines.sources(side).has(at) && !wings.some((wing) => wing.at === at),
    );
    const transfers = wings.flatMap((wing) =>
      bases.filter((at) => distance(wing.at, at) <= transferOf(wing)).map((at) => `${wing.name} ${at}`),
    );
    expect(listed(rebasing), `changes of base in ${where}`).toEqual(transfers.sort());

    const enemies = units.filter((unit) => unit.side !== side);
    const flown = new Map<string, string>();
    for (;;) {
      const missions = wings
        .filter((wing) => !flown.has(wing.name) && lines.isSupplied(wing))
        .flatMap((wing) =>
          enemies
            .filter(({ at }) => distance(wing.at, at) <= rangeOf(wing, situation))
            .filter(({ at }) => [...flown.values()].filter((to) => to === at).length < MOST_IN_BATTLE)
            .map(({ at }) => `${wing.name} ${at}`),
        );
      expect(listed(flying), `missions after ${JSON.stringify([...flown])} in ${where}`).toEqual(missions.sort());
      if (missions.length === 0 || flown.size === 4) break;
      const last = [...flown.values()].at(-1);
      const together = missions.filter((mission) => mission.endsWith(` ${last}`));
      const [name, to] = by.oneOf(together.length > 0 ? together : missions).split(' ');
      flown.set(name, to);
      const mission = flying.perform(state, { verb: 'fly', pieces: [piece(name)], cells: [cell(to)] });
      if (mission !== undefined) run(mission);
    }
  }
}

test('a model of air units agrees with the engine on ranges, bases with room, and two aircraft per battle [3.4, 3.10, 4.4.air, 6.3, 7.5.2]', () => {
  assertAffordably(fc.property(chance(), compare), 15);
});
