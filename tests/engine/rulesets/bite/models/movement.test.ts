import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { destinationsOf } from '../../../../../engine/rulesets/bite/movement/paths.js';
import { supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import {
  around,
  groundBy,
  opponent,
  setUp,
  situationBy,
  text,
  type Drawn,
  type Hex,
  type Situation,
  type Unit,
} from './front.js';
import { linesIn } from './lines.js';
import { isFirstWinter, levelOf } from './technology.js';

const ON_FOOT = ['infantry', 'mountain', 'cavalry', 'artillery', 'parachute infantry', 'static', 'mechanized'];
const GERMANS = [...ON_FOOT, 'panzer', 'ss panzer'];
const SOVIETS = [
  ...ON_FOOT,
  ...['tank', 'tank', 'tank', 'shock', 'guards infantry', 'guards cavalry', 'guards tank', 'guards mechanized'],
];
const DRAWN: Drawn = {
  kinds: (side) => (side === 'Axis' ? GERMANS : SOVIETS),
  options: ['mountains', 'first-winter', 'light-rain'],
  rulings: { 'guards.allowance': ['floor', 'oneMore'] },
};

const isArmour = (kind: string): boolean => /tank|panzer|mechanized/.test(kind);
const isGuards = (kind: string): boolean => kind.startsWith('guards');
const isCavalry = (kind: string): boolean => kind.endsWith('cavalry');

/**
 * Returns movement points by class and technology, halved without supply and again without fuel, but at least 1 [3.18,
 * 4.4, 6.1, 6.2, 10.0, 13.5, 33.2].
 */
function points({ kind, side }: Unit, isSupplied: boolean, situation: Situation): number {
  const { month, isAdvanced, options, rulings } = situation;
  if (kind === 'static') return 0;
  const level = Math.max(levelOf(side, isArmour(kind) ? 'armour' : 'infantry', month), kind === 'shock' ? 2 : 1);
  let all = (level === 1 ? 3 : 4) + (isCavalry(kind) ? 1 : 0);
  if (isAdvanced && isGuards(kind)) {
    const least = isCavalry(kind) ? 5 : 4;
    all = rulings['guards.allowance'] === 'oneMore' ? all + 1 : Math.max(all, least);
  }
  if (options.includes('first-winter') && isFirstWinter(month) && side === 'Soviet' && kind.endsWith('tank'))
    all = Math.max(all, 4);
  const parts = (isSupplied ? 1 : 2) * (isAdvanced && isArmour(kind) ? 2 : 1);
  return Math.max(1, Math.floor(all / parts));
}

/**
 * Returns the movement points to enter a hex by terrain and weather; undefined if the unit may not enter [7.5.3, 9.2,
 * 14.0, 39.0].
 */
function cost({ kind }: Unit, to: Hex, { ground, weather, options }: Situation): number | undefined {
  const terrain = ground.terrain.get(to) ?? 'water';
  const isHigh = terrain === 'hill' || terrain === 'mountain';
  const usual = {
    clear: { plain: 1, forest: 2, hill: 2, mountain: 3, swamp: 3, water: undefined },
    'light rain': { plain: 2, forest: 3, hill: 3, mountain: 3, swamp: 3, water: undefined },
    rain: { plain: 3, forest: 3, hill: 3, mountain: 3, swamp: 3, water: undefined },
    snow: { plain: 2, forest: 2, hill: 3, mountain: 3, swamp: 2, water: undefined },
  }[weather][terrain];
  if (usual === undefined || !options.includes('mountains')) return usual;
  if (terrain === 'mountain' && (isArmour(kind) || (weather !== 'clear' && kind !== 'mountain'))) return undefined;
  if (kind === 'mountain' && isHigh) return usual - 1;
  const isEasyForCavalry = terrain !== 'mountain' && !(terrain === 'hill' && weather === 'snow');
  return isCavalry(kind) && isEasyForCavalry ? Math.min(usual, terrain === 'plain' ? 1 : 2) : usual;
}

function compare(by: Chance): void {
  const ground = groundBy(by);
  for (let times = 0; times < 3; times++) {
    const situation = situationBy(by, ground, DRAWN);
    const { side } = situation;
    const lines = linesIn(situation);
    const at = setUp(situation);
    supplyCheck(at.state);
    const where = text(situation);
    for (const unit of situation.units.filter((one) => one.side === side)) {
      const piece = at.piece(unit.name);
      const most = points(unit, lines.isSupplied(unit), situation);
      expect(allowance(at.state, piece).value, `movement points of ${unit.name} in ${where}`).toBe(most);
      const costs = new Map([[unit.at, 0]]);
      for (const [from, spent] of costs)
        for (const to of around(from)) {
          const step = cost(unit, to, situation);
          if (step === undefined || lines.isWaterBetween(from, to) || lines.isHeldBy(to, opponent(side))) continue;
          if (spent + step > most || spent + step >= (costs.get(to) ?? Infinity)) continue;
          costs.delete(to); // a path that becomes cheaper is searched again
          costs.set(to, spent + step);
        }
      costs.delete(unit.at);
      const found = [...destinationsOf(at.state, piece)]
        .map(([cell, spent]): [Hex, number] => [at.board.label(cell), spent])
        .filter(([to]) => !lines.isHeldBy(to, opponent(side)));
      expect(found.sort(), `moves of ${unit.name} in ${where}`).toEqual([...costs].sort());
    }
  }
}

test('a model of movement agrees with the engine on points by class, technology and supply, and on costs of hexes [4.4, 6.1, 7.5.3, 9.2, 10.0, 13.5, 14.0, 33.2]', () => {
  assertAffordably(fc.property(chance(), compare), 24);
});
