import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../../../engine/rulesets/pgg/combat/odds.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field, type Sketch } from '../field.js';
import { attackOf, columnOf, defenseOf, type Counter, type Readings } from './strength.js';

const DEFENDED = '2015';
/** Two hexes next to the defender, from which the attack comes. */
const BESIDE = ['2014', '1915'] as const;
/** A distant hex. It holds the regiments of the attacking divisions that do not attack. */
const FAR = '5001';

interface Placed {
  readonly counter: Counter;
  /** The counter as text of a sketch. */
  readonly written: string;
}

const DIVISIONS: readonly { readonly name: string; readonly units: readonly (readonly [string, string, string])[] }[] =
  [
    {
      name: '7',
      units: [
        ['pz 25/7', '4-10', '2-10'],
        ['gr 6/7', '2-10', '1-10'],
        ['gr 7/7', '2-10', '1-10'],
      ],
    },
    {
      name: '12',
      units: [
        ['pz 29/12', '4-10', '2-10'],
        ['gr 5/12', '2-10', '1-10'],
        ['gr 25/12', '3-10', '2-10'],
      ],
    },
    {
      name: '14',
      units: [
        ['mot 11/14', '3-10', '2-10'],
        ['mot 53/14', '3-10', '2-10'],
      ],
    },
  ];
const SINGLE: readonly (readonly [string, ...string[]])[] = [
  ['mot Lehr', '2-10', '1-10'],
  ['mot Gross', '2-10', '1-10'],
  ['kav Kav', '3-8', '1-8'],
  ['inf Ida', '9-7', '4-7', '2-7', '1-7'],
  ['inf Ilse', '9-7', '4-7', '2-7', '1-7'],
];
const RIFLES = ['4-5-6', '2-3-6', '6-8-6', '1-2-6', '3-5-6', '7-7-6', '2-1-6', '0-1-6'];

/** Returns a German counter that shows one of its faces. */
function german(by: Chance, [named, ...faces]: readonly string[], division?: Counter['division']): Placed {
  const [kind = '', name = ''] = named.split(' ');
  const step = by.happens(40) ? by.upTo(faces.length - 1) : 0;
  const [strength = 0] = faces[step].split('-').map(Number);
  const isDivision = kind === 'inf' || kind === 'kav';
  return {
    counter: {
      name,
      attack: strength,
      defense: strength,
      isSupplied: by.happens(60),
      ...(division && { division }),
      ...(isDivision && { isDivision: true }),
    },
    written: `${named} ${faces.join('|')} (step ${step + 1})`,
  };
}

/**
 * Forms random German stacks of up to three units. Half of the stacks are whole divisions, sometimes with an
 * independent regiment. Returns the stacks, and the units in no stack.
 */
function germans(by: Chance): { readonly stacks: readonly (readonly Placed[])[]; readonly rest: readonly Placed[] } {
  const divisions = DIVISIONS.map(({ name, units }) =>
    units.map((unit) => german(by, unit, { name, regiments: units.length })),
  );
  const single = SINGLE.map((unit) => german(by, unit));
  const free = new Set([...divisions.flat(), ...single]);
  const take = (units: readonly Placed[]): Placed[] => units.filter((unit) => free.delete(unit));
  const stack = (): Placed[] => {
    const whole = divisions.filter((units) => units.every((unit) => free.has(unit)));
    if (whole.length > 0 && by.happens(50)) {
      const units = take(by.oneOf(whole));
      const friends = single.slice(0, 2).filter((unit) => free.has(unit));
      return units.length === 2 && friends.length > 0 && by.happens(40) ? [...units, ...take([friends[0]])] : units;
    }
    const some = take(by.some([...free], 3));
    return some.length > 0 ? some : take([[...free][0]]);
  };
  const stacks = [stack(), stack()];
  return { stacks, rest: [...free] };
}

/** Returns up to three rifle divisions and up to two leaders. */
function soviets(by: Chance): Placed[] {
  const rifles = Array.from({ length: 1 + by.upTo(2) }, (_, i): Placed => {
    const face = by.oneOf(RIFLES);
    const [attack = 0, defense = 0] = face.split('-').map(Number);
    return {
      counter: { name: `R${i}`, attack, defense, isSupplied: by.happens(60), isDivision: true },
      written: `rifle R${i} ${face}`,
    };
  });
  const leaders = Array.from({ length: by.oneOf([0, 0, 1, 1, 2]) }, (_, i): Placed => {
    const rating = 2 + by.upTo(3);
    return {
      counter: { name: `L${i}`, attack: 0, defense: rating, rating, isSupplied: by.happens(60) },
      written: `leader L${i} ${rating}`,
    };
  });
  return [...rifles, ...leaders];
}

const readingsBy = (by: Chance): Readings => ({
  'defense.combination': by.oneOf(['pairwise', 'onceForAll']),
  'integrity.withTerrain': by.oneOf(['multiply', 'additive']),
  'integrity.partialAttack': by.oneOf(['doubleParticipants', 'allMustJoinSameAttack']),
  'integrity.independents': by.oneOf(['cancel', 'toleratedWithTwoRegimentDivision']),
  'overrun.halving': by.oneOf(['total', 'perUnit']),
  'leader.bonusCap': by.oneOf(['stackTotal', 'perSingleUnit']),
  'leader.oosRating': by.oneOf(['unchanged', 'halved']),
  'supply.halveBeforeTerrain': by.happens(50),
});
const DEFAULTS: Readings = {
  'defense.combination': 'pairwise',
  'integrity.withTerrain': 'multiply',
  'integrity.partialAttack': 'doubleParticipants',
  'integrity.independents': 'cancel',
  'overrun.halving': 'total',
  'leader.bonusCap': 'stackTotal',
  'leader.oosRating': 'unchanged',
  'supply.halveBeforeTerrain': true,
};

/** Compares attack strength, defense strength and odds column of a random battle in the model and in the engine. */
function compare(by: Chance, readings: Readings): void {
  const isGerman = by.happens(50);
  const isOverrun = by.happens(40);
  const army = germans(by);
  const red = soviets(by);
  const attackers = isGerman ? (isOverrun ? [army.stacks[0]] : army.stacks) : [red];
  const defenders = isGerman ? red : army.stacks[0];
  const rest = [...army.rest, ...(isGerman && !isOverrun ? [] : army.stacks[1])];
  const joining = attackers.map((stack) => {
    const some = by.happens(60) ? stack : by.some(stack, stack.length);
    return some.some(({ counter }) => counter.rating === undefined) ? some : stack;
  });
  const forest = by.happens(30);
  const city = by.happens(30);
  const rivers = BESIDE.map(() => by.happens(50));
  const isAcross = attackers.every((_, at) => rivers[at]);

  const attack = attackOf(
    attackers.map((stack, at) => ({
      stack: stack.map(({ counter }) => counter),
      joining: joining[at].map(({ counter }) => counter),
    })),
    isOverrun,
    readings,
  );
  const doublings = [forest, city, isAcross].filter(Boolean).length;
  const defense = defenseOf(
    defenders.map(({ counter }) => counter),
    doublings,
    readings,
  );
  if (attack === 0 || defense === 0) return; // the table has no odds if one side has no strength [12.3]

  const written = (stack: readonly Placed[]): string[] => stack.map((one) => one.written);
  const stacks: Record<string, string[]> = Object.fromEntries(
    attackers.map((stack, at) => [BESIDE[at], written(stack)]),
  );
  const others = { [FAR]: written(rest) };
  const river = BESIDE.filter((_, at) => rivers[at]).map((from) => `${from}/${DEFENDED}`);
  const sketch: Sketch = {
    ...(forest && { terrain: { [DEFENDED]: 'forest' } }),
    ...(city && { places: { Rzhev: ['major city', DEFENDED] } }),
    ...(river.length > 0 && { river: river.join(' ') }),
    german: { ...(isGerman ? stacks : { [DEFENDED]: written(defenders) }), ...others },
    soviet: isGerman ? { [DEFENDED]: written(defenders) } : stacks,
    rulings: { ...readings },
  };
  const at = field(sketch);
  const isSupplied = new Map(
    [...attackers.flat(), ...defenders].map(({ counter }) => [at.piece(counter.name), counter.isSupplied]),
  );
  const odds = oddsOf(
    at.state,
    joining.flat().map(({ counter }) => at.piece(counter.name)),
    [at.cell(DEFENDED)],
    { supplied: (piece) => isSupplied.get(piece) ?? true, overrun: isOverrun },
  );
  expect(
    { attack: odds.attack.value, defense: odds.defense.value, column: odds.column },
    JSON.stringify(sketch),
  ).toEqual({ attack, defense, column: columnOf(attack, defense) });
}

describe('a model of strengths and odds', () => {
  test('a model of strengths and odds agrees with the engine under the default rulings [6.55, 7.3, 9.3, 9.4, 10.36, 11.31]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, DEFAULTS);
      }),
      250,
    );
  });
  test('a model of strengths and odds agrees with the engine under any combination of rulings [6.55, 7.3, 9.33, 10.36, 11.31]', () => {
    assertAffordably(
      fc.property(chance(), (by) => {
        compare(by, readingsBy(by));
      }),
      500,
    );
  });
});
