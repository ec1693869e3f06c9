import { opponent } from '../vocabulary/sides.js';
import type { BattleAnalysis, Slot, BothSides } from './battle-analysis.js';
import { OpenStates } from './open-states.js';
import { surrenderingAttackers } from './desperate-attack.js';
import { evacuees } from './evacuation.js';
import type { SideState, HitChances, SideOutcome } from './side-state.js';
import { loneSupport } from './lone-support.js';
import { isDropMet, isFoughtInAir } from './scene.js';
import { Distribution } from './distribution.js';

/** Round number used for every round after the first, because all of these rounds follow the same rules. */
export const LATER_ROUND = 2;

/** Computes the exact distribution of states after a round in which no unit leaves voluntarily [7.7.steps]. */
export function afterRound(analysis: BattleAnalysis, before: Distribution, round: number): Distribution {
  let spread = mapStates(analysis, before, (sides) => withoutEvacuees(analysis, sides, round, false));
  if (round === 1) spread = afterAirCombat(analysis, spread);
  for (const slot of analysis.salvos(round)) {
    spread = afterSalvo(analysis, spread, slot);
    if (isLoneSupportLostAtOnce(analysis))
      spread = mapStates(analysis, spread, (sides) => withoutLoneSupport(analysis, sides, round));
  }
  return mapStates(analysis, spread, (sides) => afterRoundEnd(analysis, sides, round));
}

/** Applies a deterministic step to every state of a distribution. */
function mapStates(
  analysis: BattleAnalysis,
  before: Distribution,
  follow: (sides: BothSides) => BothSides,
): Distribution {
  const after = new Distribution(analysis, before);
  before.forEach((sides, chance) => {
    after.add(follow(sides), chance);
  });
  return after;
}

/** Returns the state of both sides with the state of one side replaced. */
export const withSideState = ([axis, soviet]: BothSides, sideState: SideState): BothSides =>
  sideState.side === 0 ? [sideState, soviet] : [axis, sideState];

/**
 * Returns the distribution of states after a salvo: the firing units pay for the fire, and the target side takes the
 * hits.
 */
function afterSalvo(analysis: BattleAnalysis, before: Distribution, slot: Slot): Distribution {
  const after = new Distribution(analysis, before);
  before.forEach((sides, chance) => {
    if (!analysis.hasTargets(sides, slot)) {
      after.add(sides, chance);
      return;
    }
    const spent = withSideState(sides, analysis.afterOwnFire(sides, slot));
    for (const { sideState, chance: share } of analysis.outcomesOf(sides, slot))
      after.addWith(spent, sideState, chance * share);
  });
  return after;
}

/**
 * Computes the states after air combat: aircraft fire simultaneously until one side has no aircraft in the air or no
 * fighter is left. Any number of rounds may pass without a hit; these are summed as a geometric series. If airborne
 * troops have no fighters with them, enemy fighters fire at them once [7.7.1, A24, A43].
 */
function afterAirCombat(analysis: BattleAnalysis, before: Distribution): Distribution {
  const isShort = analysis.state.rulings['airCombat.length'] === 'oneRound';
  const over = new Distribution(analysis);
  const open = new OpenStates(analysis);
  const fly = (sides: BothSides, chance: number, isBegun: boolean): void => {
    const scene = analysis.scene(sides, 1);
    const isFought = isFoughtInAir(scene);
    const [onSoviets, onAxis] = analysis.air.map((slot) => analysis.outcomesOf(sides, slot));
    const isHarmless = isUnchanged(sides[0], onAxis) && isUnchanged(sides[1], onSoviets);
    if (isHarmless || !(isFought || (!isBegun && isDropMet(scene)))) {
      over.add(sides, chance);
      return;
    }
    const isOnce = isShort || !isFought;
    const next = isOnce ? over : open;
    const repeated = isOnce ? 0 : chanceUnchanged(sides[0], onAxis) * chanceUnchanged(sides[1], onSoviets);
    for (const axis of onAxis)
      for (const soviet of onSoviets)
        if (isOnce || axis.sideState !== sides[0] || soviet.sideState !== sides[1])
          next.add([axis.sideState, soviet.sideState], (chance * axis.chance * soviet.chance) / (1 - repeated));
  };
  before.forEach((sides, chance) => {
    fly(sides, chance, false);
  });
  for (let level = open.takeStrongest(); level; level = open.takeStrongest())
    level.forEach((sides, chance) => {
      fly(sides, chance, true);
    });
  return over;
}

const isUnchanged = (sideState: SideState, outcomes: readonly SideOutcome[]): boolean =>
  outcomes.every((after) => after.sideState === sideState);

/** Returns the chance that a salvo leaves a side unchanged. */
export const chanceUnchanged = (sideState: SideState, outcomes: readonly SideOutcome[]): number =>
  outcomes.find((after) => after.sideState === sideState)?.chance ?? 0;

export const withoutEvacuees = (
  analysis: BattleAnalysis,
  sides: BothSides,
  round: number,
  isRoundOver: boolean,
): BothSides =>
  sides[opponent(analysis.attacker)].remaining.hasLand
    ? sides
    : analysis.without(sides, evacuees(analysis.scene(sides, round, isRoundOver || round > 1), isRoundOver));

/**
 * Returns whether support units at strength 0 without a combat unit are eliminated after every fire, not only after the
 * round [7.7.10.support].
 */
export const isLoneSupportLostAtOnce = ({ state }: BattleAnalysis): boolean => state.rulings['zero.alone'] === 'atOnce';

export const withoutLoneSupport = (analysis: BattleAnalysis, sides: BothSides, round: number): BothSides =>
  sides[0].remaining.hasCombat && sides[1].remaining.hasCombat
    ? sides
    : analysis.without(sides, loneSupport(analysis.scene(sides, round, true)));

/**
 * Applies everything that follows a round without a decision: strategic bombers return, lone support is eliminated,
 * desperate attackers surrender, overrun aircraft leave, and a deadlocked attacker breaks off.
 */
export function afterRoundEnd(analysis: BattleAnalysis, sides: BothSides, round: number): BothSides {
  const { attacker, desperate, strikers } = analysis;
  let now = withoutLoneSupport(analysis, round === 1 ? analysis.without(sides, strikers) : sides, round);
  if (round === 1 && desperate.size > 0)
    now = analysis.without(
      now,
      surrenderingAttackers(analysis.scene(now, round, true), (piece) => desperate.has(piece)),
    );
  now = withoutLoneSupport(analysis, withoutEvacuees(analysis, now, round, true), round);
  if (analysis.winner(now) !== undefined) return now;
  const next = analysis
    .salvos(LATER_ROUND)
    .findLast((slot) => analysis.canHit(now, slot) && !hasNoDice(analysis.hitsOf(now, slot)));
  return next ? now : analysis.without(now, now[attacker].remaining.units);
}

export const hasNoDice = ({ aimed, plain }: HitChances): boolean => aimed.length === 1 && plain.length === 1;
