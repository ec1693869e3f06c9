import { randomStream, type Random } from '../../../play/dice.js';
import {
  afterRound,
  isLoneSupportLostAtOnce,
  hasNoDice,
  LATER_ROUND,
  afterRoundEnd,
  chanceUnchanged,
  withSideState,
  withoutLoneSupport,
  withoutEvacuees,
} from './round-chances.js';
import type { BattleAnalysis, Slot, BothSides } from './battle-analysis.js';
import { OpenStates } from './open-states.js';
import type { SideState } from './side-state.js';
import { isDropMet, isFoughtInAir } from './scene.js';
import { Distribution } from './distribution.js';

/** The chances that the Axis, the Soviets or neither side holds the hex at the end. */
export type EndChances = readonly [axis: number, soviet: number, neither: number];

export interface BattleChances {
  readonly ends: EndChances;
  /**
   * Method by which the chances were computed. An exact result states the number of states expanded. A simulated result
   * states the number of runs and the half-width of the 95 % confidence interval.
   */
  readonly method: { readonly states: number } | { readonly runs: number; readonly within: number };
}

/**
 * Maximum number of states for an exact result. Expanding this number of states costs about as much as the simulation.
 */
const MAX_EXACT_STATES = 2500;
const SIMULATION_RUNS = 1000;

/**
 * Computes the chances of a whole battle in which no unit leaves voluntarily. The result is exact if the battle has few
 * states; otherwise it is a seeded simulation.
 */
export function wholeBattle(
  analysis: BattleAnalysis,
  mostStates = MAX_EXACT_STATES,
  runs = SIMULATION_RUNS,
): BattleChances {
  const exact = computeExactly(analysis, mostStates);
  if (exact !== undefined) return exact;
  const random = randomStream(analysis.state.label(analysis.cell));
  const counts: [number, number, number] = [0, 0, 0];
  for (let run = 0; run < runs; run++) counts[simulateBattle(analysis, random)]++;
  const ends: EndChances = [counts[0] / runs, counts[1] / runs, counts[2] / runs];
  const within = Math.max(...ends.map((chance) => 1.96 * Math.sqrt((chance * (1 - chance)) / runs)));
  return { ends, method: { runs, within } };
}

const NEITHER_SIDE = 2;
const endIndex = (winner: number): number => (winner < 0 ? NEITHER_SIDE : winner);

/**
 * Computes the chances of a battle exactly. Returns undefined if this needs more than `mostStates` states. States are
 * expanded from the strongest to the weakest. A round may leave a state unchanged any number of times, so these rounds
 * are summed as a geometric series.
 */
function computeExactly(analysis: BattleAnalysis, mostStates: number): BattleChances | undefined {
  const ends: [number, number, number] = [0, 0, 0];
  const open = new OpenStates(analysis);
  const file = (sides: BothSides, chance: number): void => {
    const winner = analysis.winner(sides);
    if (winner === undefined) open.add(sides, chance);
    else ends[endIndex(winner)] += chance;
  };
  afterRound(analysis, Distribution.certain(analysis, analysis.initial), 1).forEach(file);
  let states = 0;
  for (let level = open.takeStrongest(); level; level = open.takeStrongest()) {
    states += level.size;
    if (states + open.size > mostStates) return undefined;
    const rounds = new Distribution(analysis, level);
    level.forEach((sides, chance) => {
      rounds.add(sides, chance / (1 - chanceOfNoChange(analysis, sides)));
    });
    afterRound(analysis, rounds, LATER_ROUND).forEach((sides, chance) => {
      if (rounds.chanceOf(sides) === 0) file(sides, chance);
    });
  }
  return { ends, method: { states } };
}

/** Returns the chance that a round changes nothing. */
const chanceOfNoChange = (analysis: BattleAnalysis, sides: BothSides): number =>
  analysis.salvos(LATER_ROUND).reduce((chance, slot) => {
    if (!analysis.hasTargets(sides, slot)) return chance;
    if (analysis.afterOwnFire(sides, slot) !== sides[slot.salvo.side]) return 0;
    return chance * chanceUnchanged(sides[1 - slot.salvo.side], analysis.outcomesOf(sides, slot));
  }, 1);

/** Simulates one battle; returns the index of its result in {@link EndChances}. */
function simulateBattle(analysis: BattleAnalysis, random: Random): number {
  let sides = analysis.initial;
  for (let round = 1; round === 1 || analysis.winner(sides) === undefined; round = LATER_ROUND) {
    sides = withoutEvacuees(analysis, sides, round, false);
    if (round === 1) sides = simulateAirCombat(analysis, sides, random);
    for (const slot of analysis.salvos(round)) {
      if (!analysis.hasTargets(sides, slot)) continue;
      const spent = withSideState(sides, analysis.afterOwnFire(sides, slot));
      sides = withSideState(spent, simulateSalvo(analysis, sides, slot, random));
      if (isLoneSupportLostAtOnce(analysis)) sides = withoutLoneSupport(analysis, sides, round);
    }
    sides = afterRoundEnd(analysis, sides, round);
  }
  return endIndex(analysis.winner(sides) ?? -1);
}

/** Simulates air combat. */
function simulateAirCombat(analysis: BattleAnalysis, before: BothSides, random: Random): BothSides {
  let sides = before;
  const isMet = (number: number): boolean => {
    const scene = analysis.scene(sides, 1);
    return isFoughtInAir(scene) || (number === 1 && isDropMet(scene));
  };
  for (let number = 1; isMet(number); number++) {
    if (number > 1 && analysis.state.rulings['airCombat.length'] === 'oneRound') break;
    if (analysis.air.every((slot) => hasNoDice(analysis.hitsOf(sides, slot)))) break;
    const [onSoviets, onAxis] = analysis.air.map((slot) => simulateSalvo(analysis, sides, slot, random));
    sides = [onAxis, onSoviets];
  }
  return sides;
}

/** Simulates a salvo; returns the state of the target side. */
function simulateSalvo(analysis: BattleAnalysis, sides: BothSides, slot: Slot, random: Random): SideState {
  const { aimed, plain } = analysis.hitsOf(sides, slot);
  let target = sides[1 - slot.salvo.side];
  for (let hits = drawHits(aimed, random); hits > 0; hits--) target = analysis.afterHit(target, slot, true);
  for (let hits = drawHits(plain, random); hits > 0; hits--) target = analysis.afterHit(target, slot, false);
  return target;
}

const RANDOM_RESOLUTION = 2 ** 30;

/** Picks a random number of hits according to their chances. */
function drawHits(chances: readonly number[], random: Random): number {
  let left = random(RANDOM_RESOLUTION) / RANDOM_RESOLUTION;
  for (const [number, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return number;
  }
  return chances.length - 1;
}
