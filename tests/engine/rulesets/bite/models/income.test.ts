import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incomeOf } from '../../../../../engine/rulesets/bite/production/income.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { CAPITALS, columnOf, groundBy, setUp, situationBy, text, type Drawn, type Hex } from './front.js';
import { linesIn } from './lines.js';

const DRAWN: Drawn = {
  kinds: () => ['infantry'],
  options: ['first-winter'],
  rulings: { 'supply.railBrokenBy': ['unitsCitiesAndZones', 'unitsAndCities'] },
};
const COLOURS = ['yellow', 'red', 'blue', 'black'] as const;
type Points = Readonly<Record<(typeof COLOURS)[number], number>>;
const NOTHING: Points = { yellow: 0, red: 0, blue: 0, black: 0 };
const written = (points: Points): string =>
  COLOURS.filter((colour) => points[colour] > 0)
    .map((colour) => `${colour} ${points[colour]}`)
    .join(', ');
const sum = (all: readonly Points[]): Points =>
  all.reduce(
    (one, other) => ({
      yellow: one.yellow + other.yellow,
      red: one.red + other.red,
      blue: one.blue + other.blue,
      black: one.black + other.black,
    }),
    NOTHING,
  );
const RESEARCH = 4;

function compare(by: Chance): void {
  const ground = groundBy(by);
  const { towns, tracks, terrain, border } = ground;
  const factories = new Map<Hex, Points>();
  for (const [at, town] of towns)
    if (town === 'major city')
      factories.set(at, { ...NOTHING, yellow: 1 + by.upTo(2), red: by.upTo(2), blue: by.upTo(2) });
  const land = [...terrain].flatMap(([at, word]) => (word === 'water' || towns.has(at) ? [] : [at]));
  const free = land.filter((at) => at !== CAPITALS.Axis && at !== CAPITALS.Soviet);
  const dug = by.some(
    free.filter((at) => by.happens(tracks.has(at) ? 100 : 10)),
    6,
  );
  const wells = new Set(dug.filter(() => by.happens(40)));
  const yields = new Map(dug.map((at) => [at, 1 + by.upTo(3)]));
  const capitals = {
    Axis: { ...NOTHING, yellow: 30, red: 3, black: 7 },
    Soviet: { ...NOTHING, yellow: 30, blue: 2 },
  };
  const places = {
    Berlin: `capital ${CAPITALS.Axis} (nation Germany, source Germany, ${written(capitals.Axis)})`,
    Moscow: `capital ${CAPITALS.Soviet} (nation Soviet Union, source Soviet Union, ${written(capitals.Soviet)})`,
    ...Object.fromEntries(
      [...towns.keys()].flatMap((at, i) => {
        const made = factories.get(at);
        return made === undefined ? [] : [[`Town ${i}`, `major city ${at} (${written(made)})`]];
      }),
    ),
    ...Object.fromEntries(
      [...yields].map(([at, points], i) => [
        `Mine ${i}`,
        wells.has(at) ? `oil well ${at} (black ${points})` : `mine ${at} (yellow ${points})`,
      ]),
    ),
  };
  for (let times = 0; times < 3; times++) {
    const situation = situationBy(by, ground, DRAWN);
    const { owner, isAdvanced } = situation;
    const lines = linesIn(situation);
    const { state } = setUp(situation, { phase: 'production', places, settings: { oil: 'true' } });
    for (const side of ['Axis', 'Soviet'] as const) {
      const sources = lines.sources(side);
      const joined = [...owner].flatMap(([at, holder]) => (holder === side && sources.has(at) ? [at] : []));
      const isHome = (at: Hex): boolean => (columnOf(at) <= border ? 'Axis' : 'Soviet') === side;
      /**
       * Points of each hex that is connected to the capital by rail. In a conquered city only the yellow points of its
       * factories remain [3.3.factories, 11.1, 11.2].
       */
      const earned = joined.map((at): Points => {
        if (at === CAPITALS[side]) return capitals[side];
        const points = yields.get(at) ?? 0;
        if (points > 0) return wells.has(at) ? { ...NOTHING, black: points } : { ...NOTHING, yellow: points };
        const made = factories.get(at) ?? NOTHING;
        return isHome(at) ? made : { ...NOTHING, yellow: made.yellow };
      });
      const all = sum(earned);
      /**
       * Yellow points that Soviet research costs in the advanced game [3.13.price]; the base game counts only yellow
       * points [3.6].
       */
      const research = side === 'Soviet' && isAdvanced ? RESEARCH : 0;
      const left = { ...all, yellow: Math.max(0, all.yellow - research) };
      const nation = side === 'Axis' ? 'Germany' : 'Soviet Union';
      expect(
        written({ ...NOTHING, ...incomeOf(state, nation).points }),
        `income of ${nation} in ${text(situation)} ${JSON.stringify(places)}`,
      ).toBe(written(isAdvanced ? left : { ...NOTHING, yellow: left.yellow }));
    }
  }
}

test('a model of income agrees with the engine on cities, factories, mines and wells connected to the capital by rail [3.3.factories, 3.6, 3.13.price, 11.1, 11.2]', () => {
  assertAffordably(fc.property(chance(), compare), 15);
});
