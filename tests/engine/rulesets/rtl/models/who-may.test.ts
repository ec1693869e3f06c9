import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gunBar } from '../../../../../engine/rulesets/rtl/artillery/guns.js';
import { reactionBar } from '../../../../../engine/rulesets/rtl/reaction/eligibility.js';
import { recover } from '../../../../../engine/rulesets/rtl/reorganization/recovery.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { drive } from '../drive.js';
import { field } from '../sketch.js';
import { fightIn } from '../support.js';
import { zoneOf, type Ground } from './ground.js';
import { around, block, distancesFrom, type Hex } from './hexes.js';

const OPEN: Ground = { terrain: new Map(), water: new Map(), bridges: new Set(), lines: new Map(), isRain: false };
const TARGET = '6229';
const AREA = block([58, 66], [25, 33]);

interface Counter {
  readonly name: string;
  readonly at: Hex;
  readonly kind: string;
  readonly moves: 'foot' | 'motorized' | 'heavy';
  readonly isArtillery: boolean;
  readonly isHeadquarters: boolean;
  readonly isBanded: boolean;
  /** The formation of the unit: the formation of its side, another formation, or no formation for an Army unit. */
  readonly formation: 'own' | 'other' | 'army';
  readonly range: number;
  readonly isOffensive: boolean;
  readonly hasFired: boolean;
  readonly isDisrupted: boolean;
  readonly isUnsupplied: boolean;
  readonly isIdle: boolean;
  readonly efficiency: number;
}

const KINDS = [
  ['infantry battalion', 'foot'],
  ['motorized infantry battalion', 'motorized'],
  ['tank battalion', 'motorized'],
  ['anti-tank battalion', 'heavy'],
  ['artillery battalion', 'heavy'],
  ['artillery battalion', 'heavy'],
  ['rocket artillery battalion', 'motorized'],
  ['headquarters', 'motorized'],
] as const;

function counterBy(by: Chance, name: string, at: Hex): Counter {
  const [kind, moves] = by.oneOf(KINDS);
  const isArtillery = kind.includes('artillery');
  return {
    name,
    at,
    kind,
    moves,
    isArtillery,
    isHeadquarters: kind === 'headquarters',
    isBanded: by.happens(40),
    formation: by.oneOf(['own', 'own', 'own', 'other', 'army'] as const),
    range: 1 + by.upTo(4),
    isOffensive: isArtillery && by.happens(15),
    hasFired: isArtillery && by.happens(20),
    isDisrupted: by.happens(15),
    isUnsupplied: by.happens(15),
    isIdle: by.happens(25),
    efficiency: 2 + by.upTo(6),
  };
}

function counterText(counter: Counter, side: 'German' | 'Soviet'): string {
  const { kind, name, moves, formation } = counter;
  const other = side === 'German' ? 'of 21.Inf' : 'of 84.Rifle';
  const marks = [
    moves,
    `efficiency ${counter.efficiency}`,
    ...(counter.isArtillery ? [`range ${counter.range}`] : []),
    ...(counter.isBanded ? ['banded'] : []),
    ...(formation === 'other' ? [other] : formation === 'army' ? ['army'] : []),
    ...(counter.isOffensive ? ['offensive'] : []),
    ...(counter.hasFired ? ['fired'] : []),
    ...(counter.isDisrupted ? ['disrupted'] : []),
    ...(counter.isUnsupplied ? ['oos'] : []),
    ...(counter.isIdle ? ['idle'] : []),
  ];
  return `${kind} ${name} ${kind === 'headquarters' ? '1-5' : '3-2-5'} (${marks.join(', ')})`;
}

const placedBy = (counters: readonly Counter[], side: 'German' | 'Soviet'): Record<string, string[]> => {
  const all: Record<string, string[]> = {};
  for (const counter of counters) (all[counter.at] ??= []).push(counterText(counter, side));
  return all;
};

const zoneBy = (counters: readonly Counter[]): ReadonlySet<Hex> =>
  zoneOf(
    OPEN,
    counters.map(({ at, isBanded }) => ({ at, isBanded, of: 'foot' as const })),
  );

/** A defended hex, attackers next to it, and other units of both sides around. */
interface Scene {
  readonly attackers: readonly Counter[];
  readonly defenders: readonly Counter[];
  /** The lead unit of the defence. */
  readonly lead: Counter;
  readonly isSovietAttack: boolean;
}

/** Returns whether a unit may try to react [9.31, 9.32]. */
function mayReact({ attackers, defenders, isSovietAttack }: Scene, unit: Counter): boolean {
  const inTarget = defenders.filter(({ at }) => at === TARGET);
  const staffOnly = inTarget.every(({ isHeadquarters }) => isHeadquarters);
  const leads = inTarget.filter(({ isHeadquarters }) => staffOnly || !isHeadquarters);
  const isNear = (distancesFrom(TARGET, 2).get(unit.at) ?? 9) <= 2;
  const isFit = unit.moves === 'motorized' && !unit.isHeadquarters && !unit.isDisrupted && !unit.isUnsupplied;
  const isHeld = !isSovietAttack && zoneBy(attackers).has(unit.at);
  const isCalled = unit.formation === 'army' || leads.some(({ formation }) => formation === unit.formation);
  return isFit && isNear && unit.at !== TARGET && !isHeld && isCalled;
}

/** Returns whether a gun may support its side [12.0, 12.13, 12.14, 12.21-12.23]. */
function maySupport({ attackers, defenders, lead }: Scene, gun: Counter, isAttacker: boolean): boolean {
  if (!gun.isArtillery || gun.hasFired || gun.isDisrupted || (gun.isOffensive && !isAttacker)) return false;
  const isOfLead = gun.formation === 'army' || gun.formation === lead.formation;
  if (gun.at === TARGET) {
    const others = defenders.filter(
      ({ at, isArtillery, isHeadquarters }) => at === TARGET && !isArtillery && !isHeadquarters,
    );
    return others.length > 0 && isOfLead;
  }
  const hexes = distancesFrom(TARGET, 6).get(gun.at) ?? 9;
  if (hexes > gun.range) return false;
  const isInZone = zoneBy(isAttacker ? defenders : attackers).has(gun.at);
  if (isInZone && !(isAttacker && hexes === 1)) return false;
  return isAttacker ? !gun.isIdle : isOfLead;
}

function sceneBy(by: Chance): Scene {
  const beside = by.oneOf(around(TARGET));
  const distantHexes = AREA.filter((at) => at !== TARGET && at !== beside);
  const places = by.some(distantHexes, 14);
  const attackers = [
    {
      ...counterBy(by, 'T', beside),
      kind: 'infantry battalion',
      moves: 'foot' as const,
      isArtillery: false,
      isHeadquarters: false,
      isOffensive: false,
      hasFired: false,
      formation: 'own' as const,
      isIdle: false,
    },
    ...places.slice(0, 5).map((at, i) => counterBy(by, `A${i}`, at)),
  ];
  const first = counterBy(by, 'D', TARGET);
  const defenders = [
    { ...first, ...(first.isHeadquarters && { kind: 'tank battalion', isHeadquarters: false }) },
    ...Array.from({ length: by.upTo(2) }, (_, i) => counterBy(by, `H${i}`, TARGET)),
    ...places.slice(5).map((at, i) => counterBy(by, `E${i}`, at)),
  ];
  return { attackers, defenders, lead: defenders[0], isSovietAttack: by.happens(50) };
}

function compare(by: Chance): void {
  const scene = sceneBy(by);
  const { attackers, defenders, isSovietAttack } = scene;
  const [own, others] = isSovietAttack ? (['Soviet', 'German'] as const) : (['German', 'Soviet'] as const);
  const [placed, against] = [placedBy(attackers, own), placedBy(defenders, others)];
  const sketch = {
    side: own,
    german: isSovietAttack ? against : placed,
    soviet: isSovietAttack ? placed : against,
  };
  const { state, fight, piece, cell } = fightIn({ ...sketch, attackers: 'T', lead: 'D' });
  state.formations = isSovietAttack ? ['245.Rifle'] : ['3.Mot'];
  const where = JSON.stringify({ sketch });
  for (const unit of defenders)
    expect(
      reactionBar(state, piece(unit.name), new Map(), [cell(TARGET)]) === undefined,
      `${unit.name} in ${unit.at} reacts: ${where}`,
    ).toBe(mayReact(scene, unit));
  for (const [units, isAttacker] of [
    [attackers, true],
    [defenders, false],
  ] as const)
    for (const gun of units)
      expect(gunBar(state, piece(gun.name), fight) === undefined, `${gun.name} in ${gun.at} supports: ${where}`).toBe(
        maySupport(scene, gun, isAttacker),
      );
}

test('a model of reactions and support agrees with the engine on the units that react and the guns that support [9.31, 9.32, 12.0, 12.13, 12.14, 12.2]', () => {
  assertAffordably(fc.property(chance(), compare), 150);
});

test('a model of recovery agrees with the engine: outside enemy zones units need no check, inside they do [3.44, 3.75]', () => {
  assertAffordably(
    fc.property(chance(), (by) => {
      const places = by.some(AREA, 12);
      const units = places.map((at, i) => ({
        ...counterBy(by, `U${i}`, at),
        kind: 'infantry battalion',
        moves: 'foot' as const,
        isArtillery: false,
        isOffensive: false,
        hasFired: false,
        isDisrupted: by.happens(60),
        isGerman: i % 2 === 0,
      }));
      const [germans, soviets] = [units.filter(({ isGerman }) => isGerman), units.filter(({ isGerman }) => !isGerman)];
      const { state, piece } = field({ german: placedBy(germans, 'German'), soviet: placedBy(soviets, 'Soviet') });
      for (const [side, own, foes] of [
        [0, germans, soviets],
        [1, soviets, germans],
      ] as const) {
        const zone = zoneBy(foes);
        const inOrder = state.unitsOf(side).map((one) => own.find(({ name }) => piece(name) === one));
        const dice: number[] = [];
        const expected = new Map<string, boolean>();
        for (const unit of inOrder) {
          if (unit?.isDisrupted !== true) continue;
          if (!zone.has(unit.at)) {
            expected.set(unit.name, false);
            continue;
          }
          const die = 1 + by.upTo(9);
          dice.push(die);
          expected.set(unit.name, die > Math.max(1, unit.efficiency - 2 - (unit.isUnsupplied ? 1 : 0)));
        }
        drive(recover(state, side), { dice, answer: () => undefined });
        const where = JSON.stringify({ units, dice });
        for (const [name, isDisrupted] of expected)
          expect(state.disrupted[piece(name)] === 1, `${name}: ${where}`).toBe(isDisrupted);
      }
    }),
    60,
  );
});
