import { randomStream, type Random } from '../../../play/dice.js';
import {
  afterRound,
  isAloneAtOnce,
  isEmpty,
  LATER,
  settled,
  unharmed,
  withHalf,
  withoutAlone,
  withoutEvacuees,
} from './chances.js';
import type { Contest, Slot, Stand } from './contest.js';
import { Descent } from './descent.js';
import type { Half } from './half.js';
import { isDropMet, isFoughtInAir } from './scene.js';
import { Spread } from './spread.js';

/** Chances that Axis, Soviets, or nobody has the hex in the end. */
export type Ends = readonly [axis: number, soviet: number, nobody: number];

export interface Whole {
  readonly ends: Ends;
  /** How it was found: exactly, from so many states, or by so many runs, each chance within `within` of the true one at 95 %. */
  readonly by: { readonly states: number } | { readonly runs: number; readonly within: number };
}

/** Most states of which a battle is reckoned exactly: so many cost about as much as the runs. */
const MOST_STATES = 2500;
const RUNS = 1000;

/** Chances of a whole battle in which nobody leaves of his own will: exact where states are few, else from seeded runs. */
export function wholeBattle(contest: Contest, mostStates = MOST_STATES, runs = RUNS): Whole {
  const exact = exactly(contest, mostStates);
  if (exact !== undefined) return exact;
  const random = randomStream(contest.state.label(contest.cell));
  const counts: [number, number, number] = [0, 0, 0];
  for (let run = 0; run < runs; run++) counts[endOf(contest, random)]++;
  const ends: Ends = [counts[0] / runs, counts[1] / runs, counts[2] / runs];
  const within = Math.max(...ends.map((chance) => 1.96 * Math.sqrt((chance * (1 - chance)) / runs)));
  return { ends, by: { runs, within } };
}

const NOBODY_LEFT = 2;
const endIndex = (winner: number): number => (winner < 0 ? NOBODY_LEFT : winner);

/**
 * How blocks may stand is gone through from the strongest down. What stays as it is for a round comes back to the next one, so
 * that it counts as often as it does.
 */
function exactly(contest: Contest, mostStates: number): Whole | undefined {
  const ends: [number, number, number] = [0, 0, 0];
  const open = new Descent(contest);
  const file = (stand: Stand, chance: number): void => {
    const winner = contest.winner(stand);
    if (winner === undefined) open.add(stand, chance);
    else ends[endIndex(winner)] += chance;
  };
  afterRound(contest, Spread.certain(contest, contest.start), 1).forEach(file);
  let states = 0;
  for (let come = open.strongest(); come; come = open.strongest()) {
    states += come.size;
    if (states + open.size > mostStates) return undefined;
    const rounds = new Spread(contest, come);
    come.forEach((stand, chance) => {
      rounds.add(stand, chance / (1 - staying(contest, stand)));
    });
    afterRound(contest, rounds, LATER).forEach((stand, chance) => {
      if (rounds.of(stand) === 0) file(stand, chance);
    });
  }
  return { ends, by: { states } };
}

/** The chance that a round changes nothing. */
const staying = (contest: Contest, stand: Stand): number =>
  contest.salvos(LATER).reduce((chance, slot) => {
    if (!contest.isFaced(stand, slot)) return chance;
    if (contest.spent(stand, slot) !== stand[slot.salvo.side]) return 0;
    return chance * unharmed(stand[1 - slot.salvo.side], contest.struck(stand, slot));
  }, 1);

/** One battle as dice may have it. */
function endOf(contest: Contest, random: Random): number {
  let stand = contest.start;
  for (let round = 1; round === 1 || contest.winner(stand) === undefined; round = LATER) {
    stand = withoutEvacuees(contest, stand, round, false);
    if (round === 1) stand = fliedOut(contest, stand, random);
    for (const slot of contest.salvos(round)) {
      if (!contest.isFaced(stand, slot)) continue;
      const spent = withHalf(stand, contest.spent(stand, slot));
      stand = withHalf(spent, hitBy(contest, stand, slot, random));
      if (isAloneAtOnce(contest)) stand = withoutAlone(contest, stand, round);
    }
    stand = settled(contest, stand, round);
  }
  return endIndex(contest.winner(stand) ?? -1);
}

/** Air combat as dice may have it. */
function fliedOut(contest: Contest, begun: Stand, random: Random): Stand {
  let stand = begun;
  const isMet = (number: number): boolean => {
    const scene = contest.scene(stand, 1);
    return isFoughtInAir(scene) || (number === 1 && isDropMet(scene));
  };
  for (let number = 1; isMet(number); number++) {
    if (number > 1 && contest.state.rulings['airCombat.length'] === 'oneRound') break;
    if (contest.air.every((slot) => isEmpty(contest.hitsOf(stand, slot)))) break;
    const [onSoviets, onAxis] = contest.air.map((slot) => hitBy(contest, stand, slot, random));
    stand = [onAxis, onSoviets];
  }
  return stand;
}

/** The other side after a salvo as dice may have it. */
function hitBy(contest: Contest, stand: Stand, slot: Slot, random: Random): Half {
  const { aimed, plain } = contest.hitsOf(stand, slot);
  let target = stand[1 - slot.salvo.side];
  for (let hits = drawn(aimed, random); hits > 0; hits--) target = contest.afterHit(target, slot, true);
  for (let hits = drawn(plain, random); hits > 0; hits--) target = contest.afterHit(target, slot, false);
  return target;
}

const FINE = 2 ** 30;

/** A number of hits by its chances. */
function drawn(chances: readonly number[], random: Random): number {
  let left = random(FINE) / FINE;
  for (const [number, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return number;
  }
  return chances.length - 1;
}
