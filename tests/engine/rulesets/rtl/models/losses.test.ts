import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFight } from '../../../../../engine/rulesets/rtl/combat/fight.js';
import { applyLosses } from '../../../../../engine/rulesets/rtl/combat/suffer.js';
import { countsOf } from '../../../../../engine/rulesets/rtl/victory/counts.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { AwardModel } from '../../../../../engine/model/special-rules.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { drive } from '../drive.js';
import { field } from '../sketch.js';

const RESULTS = [
  'AR',
  'ARd',
  'A1R',
  'A2R',
  'A2Rd',
  'A1/D1',
  'A1/D1d',
  'A2/D1',
  'A2/D2',
  'DR',
  'DRd',
  'A1/DR',
  'D1R',
  'D2R',
  'A1/D2R',
  'D3R',
  'D3Rd',
  'A1/D3R',
  'DE',
] as const;

interface Meaning {
  readonly steps: number;
  readonly retreats: boolean;
  readonly isDisrupted: boolean;
  readonly isEliminated: boolean;
}
/** Returns the losses that a result (`A1`, `D2R`, `DRd`, `DE`) demands of one side [11.11]. */
function meaningFor(result: string, side: 'A' | 'D'): Meaning {
  const part = result.split('/').find((one) => one.startsWith(side)) ?? '';
  return {
    steps: Number(/\d/.exec(part)?.[0] ?? 0),
    retreats: part.includes('R'),
    isDisrupted: part.endsWith('d'),
    isEliminated: part.endsWith('E'),
  };
}

interface Unit {
  readonly name: string;
  readonly kind: string;
  readonly isArmoured: boolean;
  readonly steps: 1 | 2;
  readonly efficiency: number;
}
const unitBy = (by: Chance, name: string): Unit => {
  const kind = by.oneOf([
    'infantry battalion',
    'motorized infantry battalion',
    'tank battalion',
    'anti-tank battalion',
  ]);
  const steps = by.oneOf([1, 2] as const);
  return { name, kind, isArmoured: kind.startsWith('tank'), steps, efficiency: 2 + by.upTo(6) };
};
const counter = ({ name, kind, steps, efficiency }: Unit): string =>
  `${kind} ${name} ${steps === 2 ? '4-3-5|2-2-5' : '4-3-5'} (efficiency ${efficiency})`;

interface Loss {
  /** Steps that each side has left in total. */
  readonly left: readonly [attacker: number, defender: number];
  readonly retreats: readonly [attacker: boolean, defender: boolean];
  readonly isHeldToTheLast: boolean;
  /** Number of steps that the lead unit of each side loses at least. */
  readonly leads: readonly [attacker: number, defender: number];
}

interface Fight {
  readonly result: (typeof RESULTS)[number];
  readonly attack: readonly Unit[];
  readonly defense: readonly Unit[];
  readonly leads: readonly [Unit, Unit];
  readonly isStanding: boolean;
  /**
   * Whether armoured attackers suffer losses from the defence: the cell of the table is shaded, and a defender has a
   * red defence strength.
   */
  readonly isWorn: boolean;
}

const stepsOf = (units: readonly Unit[]): number => units.reduce((sum, { steps }) => sum + steps, 0);

/** Returns the losses of both sides for a result [11.12, 11.2, 11.4, 9.43]. */
function lossOf({ result, attack, defense, leads, isStanding, isWorn }: Fight): Loss {
  const [attacker, defender] = [meaningFor(result, 'A'), meaningFor(result, 'D')];
  const [most, theirs] = [stepsOf(attack), stepsOf(defense)];
  const dueOfAttacker = defender.steps > theirs ? Math.max(0, attacker.steps - 1) : attacker.steps; // [11.24]
  const dueOfDefender = dueOfAttacker > most ? Math.max(0, defender.steps - 1) : defender.steps;
  const byResult = defender.isEliminated ? theirs : Math.min(theirs, dueOfDefender);
  const isNoRetreat = isStanding && defender.retreats && byResult < theirs;
  const lostByDefender = byResult + (isNoRetreat ? 1 : 0);
  const wears = isWorn && attack.some(({ isArmoured }) => isArmoured);
  const lostByAttacker = Math.min(most, Math.max(dueOfAttacker, wears ? 1 : 0));
  return {
    left: [most - lostByAttacker, theirs - lostByDefender],
    retreats: [attacker.retreats, defender.retreats && !isStanding],
    isHeldToTheLast: isNoRetreat && lostByDefender === theirs,
    leads: [
      lostByAttacker > 0 && !wears ? 1 : 0,
      Math.min(leads[1].steps, (byResult > 0 ? 1 : 0) + (isNoRetreat ? 1 : 0)),
    ],
  };
}

/** Target hexes of the fights on one field, far from each other. */
const TARGETS = ['5829', '6029', '6229', '6429', '6629'] as const;

function fightBy(by: Chance, at: string): Fight & { readonly isShaded: boolean } {
  const force = (prefix: string, most: number): Unit[] =>
    Array.from({ length: 1 + by.upTo(most - 1) }, (_, i) => unitBy(by, `${prefix}${at}-${i}`));
  const [attack, defense] = [force('A', 3), force('D', 2)];
  const hasFlak = by.happens(35);
  if (hasFlak)
    defense.push({
      name: `Flak${at}`,
      kind: 'heavy anti-aircraft battery',
      isArmoured: false,
      steps: 1,
      efficiency: 4,
    });
  const isShaded = by.happens(50);
  return {
    result: by.oneOf(by.happens(40) ? RESULTS.filter((one) => one.includes('/')) : RESULTS),
    attack,
    defense,
    leads: [by.oneOf(attack), by.oneOf(defense)],
    isStanding: by.happens(40),
    isWorn: isShaded && hasFlak,
    isShaded,
  };
}

function compare(by: Chance): void {
  const fights = TARGETS.map((at) => ({ at, from: String(Number(at) + 1), battle: fightBy(by, at) }));
  const { state, piece, pieces, cell } = field({
    german: Object.fromEntries(fights.map(({ from, battle }) => [from, battle.attack.map(counter)])),
    soviet: Object.fromEntries(fights.map(({ at, battle }) => [at, battle.defense.map(counter)])),
  });
  const left = (units: readonly Unit[]): number =>
    units.reduce((sum, { name, steps }) => {
      const unit = piece(name);
      return sum + (state.isOnMap(unit) ? steps - state.reduced[unit] : 0);
    }, 0);
  for (const { at, battle } of fights) {
    const { attack, defense, leads, isShaded } = battle;
    const where = JSON.stringify(battle);
    const fight = createFight(state, {
      kind: 'combat',
      target: cell(at),
      attackers: pieces(attack.map(({ name }) => name).join(', ')),
      order: undefined,
      address: at,
    });
    fight.attackLead = piece(leads[0].name);
    fight.defenseLead = piece(leads[1].name);
    state.noRetreat[fight.target] = battle.isStanding ? 1 : 0;
    const outcome = { odds: '1-1', modifier: 0, die: 5, row: 5, result: battle.result, isShaded };
    const { result } = drive(applyLosses(state, fight, outcome), {
      dice: [],
      answer: (decision) => by.oneOf(decision.legal()),
    });
    const expected = lossOf(battle);
    expect([left(attack), left(defense)], where).toEqual(expected.left);
    expect([result?.attacker, result?.defender], where).toEqual(expected.retreats);
    expect(fight.lastDefenderLostToNoRetreat, where).toBe(expected.isHeldToTheLast);
    for (const side of [0, 1] as const) {
      const lost = leads[side].steps - left([leads[side]]);
      expect(lost, `${leads[side].name} leads, ${where}`).toBeGreaterThanOrEqual(expected.leads[side]);
    }
    const armour = attack.filter(({ isArmoured }) => isArmoured);
    if (battle.isWorn && armour.length > 0) expect(left(armour), where).toBeLessThan(stepsOf(armour));
    for (const [units, side] of [
      [attack, 'A'],
      [defense, 'D'],
    ] as const) {
      const { isDisrupted } = meaningFor(battle.result, side);
      for (const { name } of units.filter((unit) => left([unit]) > 0))
        expect(state.disrupted[piece(name)] === 1, `${name}: ${where}`).toBe(isDisrupted);
    }
  }
  const lostArmour = (units: readonly Unit[]): number => {
    const armour = units.filter(({ isArmoured }) => isArmoured);
    return stepsOf(armour) - left(armour);
  };
  const counts = countsOf(state);
  const award = { side: 'German', source: NO_SOURCE } as unknown as AwardModel;
  expect(counts['lost armour step'].times(award)).toBe(lostArmour(fights.flatMap(({ battle }) => battle.attack)));
  expect(counts['destroyed armour step'].times(award)).toBe(lostArmour(fights.flatMap(({ battle }) => battle.defense)));
}

describe('a model of losses', () => {
  test('a model of losses agrees with the engine on steps, leads, armour attrition, disruption, retreats, hexes held to the last and armour steps that count [11.1, 11.2, 11.4, S1.31]', () => {
    assertAffordably(fc.property(chance(), compare), 20);
  });
});
