import { opponent } from '../vocabulary/sides.js';
import type { Contest, Slot, Stand } from './contest.js';
import { Descent } from './descent.js';
import { surrendering } from './desperate.js';
import { evacuees } from './evacuation.js';
import type { Half, Hits, Struck } from './half.js';
import { leftAlone } from './helpless.js';
import { isDropMet, isFoughtInAir } from './scene.js';
import { Spread } from './spread.js';

/** Rounds after the first are alike. */
export const LATER = 2;

/** Exact chances of how blocks stand after a round in which nobody leaves of his own will [7.7.steps]. */
export function afterRound(contest: Contest, before: Spread, round: number): Spread {
  let spread = each(contest, before, (stand) => withoutEvacuees(contest, stand, round, false));
  if (round === 1) spread = afterAirCombat(contest, spread);
  for (const slot of contest.salvos(round)) {
    spread = afterSalvo(contest, spread, slot);
    if (isAloneAtOnce(contest)) spread = each(contest, spread, (stand) => withoutAlone(contest, stand, round));
  }
  return each(contest, spread, (stand) => settled(contest, stand, round));
}

/** What follows by itself. */
function each(contest: Contest, before: Spread, follow: (stand: Stand) => Stand): Spread {
  const after = new Spread(contest, before);
  before.forEach((stand, chance) => {
    after.add(follow(stand), chance);
  });
  return after;
}

/** With one side changed. */
export const withHalf = ([axis, soviet]: Stand, half: Half): Stand => (half.side === 0 ? [half, soviet] : [axis, half]);

/** A salvo is rolled and its hits are taken. */
function afterSalvo(contest: Contest, before: Spread, slot: Slot): Spread {
  const after = new Spread(contest, before);
  before.forEach((stand, chance) => {
    if (!contest.isFaced(stand, slot)) {
      after.add(stand, chance);
      return;
    }
    const spent = withHalf(stand, contest.spent(stand, slot));
    for (const { half, chance: share } of contest.struck(stand, slot)) after.addWith(spent, half, chance * share);
  });
  return after;
}

/** Aircraft fire at one another at once, until one side has nobody in the air or no fighter is left: rounds without a hit are repeated; at troops dropped alone fighters fire once [7.7.1, A24, A43]. */
function afterAirCombat(contest: Contest, begun: Spread): Spread {
  const isShort = contest.state.rulings['airCombat.length'] === 'oneRound';
  const over = new Spread(contest);
  const open = new Descent(contest);
  const fly = (stand: Stand, chance: number, isBegun: boolean): void => {
    const scene = contest.scene(stand, 1);
    const isFought = isFoughtInAir(scene);
    const [onSoviets, onAxis] = contest.air.map((slot) => contest.struck(stand, slot));
    const isHarmless = isUnharmed(stand[0], onAxis) && isUnharmed(stand[1], onSoviets);
    if (isHarmless || !(isFought || (!isBegun && isDropMet(scene)))) {
      over.add(stand, chance);
      return;
    }
    const isOnce = isShort || !isFought;
    const next = isOnce ? over : open;
    const repeated = isOnce ? 0 : unharmed(stand[0], onAxis) * unharmed(stand[1], onSoviets);
    for (const axis of onAxis)
      for (const soviet of onSoviets)
        if (isOnce || axis.half !== stand[0] || soviet.half !== stand[1])
          next.add([axis.half, soviet.half], (chance * axis.chance * soviet.chance) / (1 - repeated));
  };
  begun.forEach((stand, chance) => {
    fly(stand, chance, false);
  });
  for (let come = open.strongest(); come; come = open.strongest())
    come.forEach((stand, chance) => {
      fly(stand, chance, true);
    });
  return over;
}

const isUnharmed = (half: Half, struck: readonly Struck[]): boolean => struck.every((after) => after.half === half);

/** The chance that a side stands as before after a salvo. */
export const unharmed = (half: Half, struck: readonly Struck[]): number =>
  struck.find((after) => after.half === half)?.chance ?? 0;

export const withoutEvacuees = (contest: Contest, stand: Stand, round: number, isRoundOver: boolean): Stand =>
  stand[opponent(contest.attacker)].crew.hasLand
    ? stand
    : contest.without(stand, evacuees(contest.scene(stand, round, isRoundOver || round > 1), isRoundOver));

/** Whether support at 0 that is left alone is lost after every fire [7.7.10.support]. */
export const isAloneAtOnce = ({ state }: Contest): boolean => state.rulings['zero.alone'] === 'atOnce';

export const withoutAlone = (contest: Contest, stand: Stand, round: number): Stand =>
  stand[0].crew.hasCombat && stand[1].crew.hasCombat
    ? stand
    : contest.without(stand, leftAlone(contest.scene(stand, round, true)));

/** What follows a round without anybody’s choice: who has bombed and is home, is left alone, surrenders, has to leave or to break off. */
export function settled(contest: Contest, stand: Stand, round: number): Stand {
  const { attacker, desperate, strikers } = contest;
  let now = withoutAlone(contest, round === 1 ? contest.without(stand, strikers) : stand, round);
  if (round === 1 && desperate.size > 0)
    now = contest.without(
      now,
      surrendering(contest.scene(now, round, true), (piece) => desperate.has(piece)),
    );
  now = withoutAlone(contest, withoutEvacuees(contest, now, round, true), round);
  if (contest.winner(now) !== undefined) return now;
  const next = contest
    .salvos(LATER)
    .findLast((slot) => contest.canHit(now, slot) && !isEmpty(contest.hitsOf(now, slot)));
  return next ? now : contest.without(now, now[attacker].crew.units);
}

export const isEmpty = ({ aimed, plain }: Hits): boolean => aimed.length === 1 && plain.length === 1;
