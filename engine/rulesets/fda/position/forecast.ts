import { say } from '../../../model/say.js';
import { compareScores, scoreDistribution, countingPips } from '../../../mechanics/dice-pool.js';
import type { GameEvent } from '../../../play/records.js';
import type { Answer } from '../../../play/moment.js';
import type { Forecast } from '../../../play/views.js';
import { STRIKE } from '../air/air.js';
import { FLAK } from '../air/flak.js';
import { flakPools, strikePools, structurePools } from '../air/pools.js';
import { resultIfBeaten } from '../air/withdrawal.js';
import { ASSAULT } from '../assault/assault.js';
import { usualDefence } from '../assault/defending.js';
import { defenceLeaders, partyOf } from '../assault/legality.js';
import { FIRE } from '../fire/fire.js';
import { naming } from '../fire/naming.js';
import { isObserved, targetsIn } from '../fire/targets.js';
import { assaultPools, firePools, poolsIn, type Pools } from '../combat/pools.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/dice-pools.js';
import { assaultResult, fireResult } from '../vocabulary/results.js';

/**
 * Computes the dice pools and exact probabilities of an order. The other side is assumed to give the default answers
 * [8e, 10c, 12j].
 */
export function forecastOf(state: State, { verb, pieces = [], cells = [] }: Answer): Forecast | undefined {
  const [unit, other] = pieces;
  switch (verb) {
    case 'assault':
      return assaultForecast(state, pieces, cells[0]);
    case 'fire':
    case 'counterbattery':
      return fireForecast(state, verb, unit, other ?? namedTarget(state, unit, cells[0]));
    case 'strike':
      return strikeForecast(state, unit, other);
    case 'flak': {
      const pools = flakPools(state, other);
      return forecastText(pools, ofFlak(chancesOf(pools)));
    }
    default:
      return undefined;
  }
}

function assaultForecast(state: State, pieces: readonly number[], target: number): Forecast {
  const attack = partyOf(state, pieces, target);
  const leaders = defenceLeaders(state, target);
  const { pieces: defenders = leaders } = usualDefence(state, { target, attack, within: undefined }, leaders);
  const pools = assaultPools(state, { target, attack, defence: partyOf(state, defenders, target) });
  return forecastText(pools, ofAssault(chancesOf(pools)));
}

function namedTarget(state: State, firer: number, cell: number): number {
  const may = targetsIn(state, cell, isObserved(state, firer, cell));
  const { pieces = may } = naming(state, firer, cell, may, undefined).fallback();
  return pieces[0];
}

/** Forecasts the result of fire. Guns without an observer must be located first [2.1m, 10h]. */
function fireForecast(state: State, verb: string, firer: number, target: number): Forecast {
  const pools = firePools(state, firer, target);
  const chances = chancesOf(pools);
  const isSought = verb === 'counterbattery' && !isObserved(state, firer, state.cell[target]);
  const located = isSought ? (DIE_SIDES + 1 - state.numbers['counterBattery.least']) / DIE_SIDES : 1;
  return forecastText(pools, [
    ...(isSought ? [['Hidden', 1 - located] as const] : []),
    ...ofFire(chances).map(([result, chance]) => [result, located * chance] as const),
  ]);
}

function strikeForecast(state: State, air: number, target: number | undefined): Forecast {
  const pools = target === undefined ? structurePools(state, air) : strikePools(state, air, target);
  const beaten = target === undefined ? undefined : resultIfBeaten(state, target, air);
  return forecastText(pools, ofStrike(chancesOf(pools), beaten));
}

/** Returns the probability of each result of an opposed roll, from the event that records the roll [8e, 10c, 12h]. */
export function chancesOfRoll({ kind, facts = {} }: GameEvent): Forecast['chances'] | undefined {
  const of = new Map([
    [ASSAULT, ofAssault],
    [FIRE, ofFire],
    [FLAK, ofFlak],
    [STRIKE, (chances: Opposed) => ofStrike(chances, facts.beaten)],
  ]).get(kind);
  const [own, other] = poolsIn(facts) ?? [];
  if (of === undefined || own === undefined || other === undefined) return undefined;
  return named(of(chancesOf({ own: { value: own }, other: { value: other } })));
}

type Opposed = ReturnType<typeof compareScores>;
type Chances = readonly (readonly [result: string, chance: number])[];

const ofAssault = ({ more, equal, less }: Opposed): Chances => [
  [assaultResult(1, 0), more],
  [assaultResult(0, 0), equal],
  [assaultResult(0, 1), less],
];

const ofFire = ({ more }: Opposed): Chances => [
  [fireResult(1, 0), more],
  [fireResult(0, 0), 1 - more],
];

const ofFlak = ({ more }: Opposed): Chances => [
  ['Downed', more],
  ['Miss', 1 - more],
];

/**
 * Returns the probabilities of the results of an air attack. `beaten` names the result when the target has the higher
 * score. It is undefined for a structure, which cannot beat the aircraft.
 */
const ofStrike = ({ more, equal, less }: Opposed, beaten: unknown): Chances =>
  typeof beaten === 'string'
    ? [
        ['Hit', more],
        ['Equal', equal],
        [beaten, less],
      ]
    : [
        ['Destroyed', more],
        ['Miss', 1 - more],
      ];

/**
 * Computes the exact probabilities that the acting side scores more than, the same as, or less than the other side [8e,
 * 10c, 12l].
 */
function chancesOf({ own, other }: Readonly<Record<keyof Pools, { readonly value: number }>>): Opposed {
  return compareScores(
    scoreDistribution(countingPips(own.value, DIE_SIDES)),
    scoreDistribution(countingPips(other.value, DIE_SIDES)),
  );
}

const named = (chances: Chances): Forecast['chances'] => chances.map(([result, chance]) => ({ result, chance }));

function forecastText({ own, other }: Pools, chances: Chances): Forecast {
  return {
    summary: say`${own.value} dice against ${other.value}`,
    odds: `${own.value}:${other.value}`,
    ledger: [...own.ledger, step('against'), ...other.ledger],
    chances: named(chances),
  };
}
