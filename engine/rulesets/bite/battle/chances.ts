import { randomStream, type Random } from '../../../play/dice.js';
import { isDesperate } from '../movement/attacking.js';
import { opponent } from '../vocabulary/sides.js';
import type { Contest, Half, Hits, Slot, Stand } from './contest.js';
import { surrendering } from './desperate.js';
import { evacuees } from './evacuation.js';
import { leftAlone } from './helpless.js';
import { isFoughtInAir } from './scene.js';

/** How blocks may stand, with the chance of each: by how the Axis stands, then by how the Soviets do. */
export type Chances = ReadonlyMap<Half, ReadonlyMap<Half, number>>;

/** Chances under way. */
class Spread {
  readonly rows = new Map<Half, Map<Half, number>>();

  add([axis, soviet]: Stand, chance: number): void {
    if (chance === 0) return;
    const row = this.rows.get(axis) ?? new Map<Half, number>();
    row.set(soviet, (row.get(soviet) ?? 0) + chance);
    this.rows.set(axis, row);
  }
}

/** Each way things may stand, with its chance. */
export function* standsOf(chances: Chances): Generator<readonly [Stand, number]> {
  for (const [axis, row] of chances) for (const [soviet, chance] of row) yield [[axis, soviet], chance];
}

const certain = (stand: Stand): Chances => new Map([[stand[0], new Map([[stand[1], 1]])]]);

/** Rounds after the first are alike. */
const LATER = 2;

/** Exact chances of how blocks stand after a round in which nobody leaves of his own will [7.7.steps]. */
export function afterRound(contest: Contest, stand: Stand, round: number): Chances {
  let chances = certain(withoutEvacuees(contest, stand, round, false));
  if (round === 1) chances = afterAirCombat(contest, chances);
  for (const slot of contest.salvos(round)) chances = afterSalvo(contest, chances, slot);
  const after = new Spread();
  for (const [now, chance] of standsOf(chances)) after.add(settled(contest, now, round), chance);
  return after.rows;
}

/** With one side changed. */
const withHalf = ([axis, soviet]: Stand, half: Half): Stand => (half.side === 0 ? [half, soviet] : [axis, half]);

/** A salvo is rolled and its hits are taken. */
function afterSalvo(contest: Contest, chances: Chances, slot: Slot): Chances {
  const after = new Spread();
  for (const [stand, chance] of standsOf(chances)) {
    if (!contest.canHit(stand, slot)) {
      after.add(
        slot.salvo.at(contest.scene(stand, slot.round)).length > 0
          ? withHalf(stand, contest.spent(stand, slot))
          : stand,
        chance,
      );
      continue;
    }
    const spent = withHalf(stand, contest.spent(stand, slot));
    for (const [target, share] of struck(contest, stand[1 - slot.salvo.side], slot, contest.hitsOf(stand, slot)))
      after.add(withHalf(spent, target), chance * share);
  }
  return after.rows;
}

/** A side after the hits of a salvo. */
function* struck(
  contest: Contest,
  target: Half,
  slot: Slot,
  { aimed, plain }: Hits,
): Generator<readonly [Half, number]> {
  let first = target;
  for (const chance of aimed) {
    let then = first;
    for (const share of plain) {
      yield [then, chance * share];
      then = contest.afterHit(then, slot, false);
    }
    first = contest.afterHit(first, slot, true);
  }
}

/** Aircraft fire at one another at once [7.7.1]. */
function afterAirRound(contest: Contest, stand: Stand): Chances {
  const after = new Spread();
  const [onSoviets, onAxis] = contest.air.map((slot) => [
    ...struck(contest, stand[1 - slot.salvo.side], slot, contest.hitsOf(stand, slot)),
  ]);
  for (const [axis, chance] of onAxis)
    for (const [soviet, share] of onSoviets) after.add([axis, soviet], chance * share);
  return after.rows;
}

/** Air combat goes on until one side has nobody in the air, or no fighter is left: rounds without a hit are repeated [7.7.1, A24]. */
function afterAirCombat(contest: Contest, begun: Chances): Chances {
  const isShort = contest.state.rulings['airCombat.length'] === 'oneRound';
  const over = new Spread();
  let open = begun;
  for (let number = 1; open.size > 0; number++) {
    const next = new Spread();
    for (const [stand, chance] of standsOf(open)) {
      const isOver = (isShort && number > 1) || !isFoughtInAir(contest.scene(stand, 1));
      const then = isOver ? undefined : afterAirRound(contest, stand);
      const same = then?.get(stand[0])?.get(stand[1]) ?? 0;
      if (then === undefined || same === 1) {
        over.add(stand, chance);
        continue;
      }
      const repeated = isShort ? 0 : same;
      for (const [to, share] of standsOf(then))
        if (isShort || to[0] !== stand[0] || to[1] !== stand[1]) next.add(to, (chance * share) / (1 - repeated));
    }
    open = next.rows;
  }
  return over.rows;
}

const withoutEvacuees = (contest: Contest, stand: Stand, round: number, isRoundOver: boolean): Stand =>
  stand[opponent(contest.attacker)].hasLand
    ? stand
    : contest.without(stand, evacuees(contest.scene(stand, round), isRoundOver));

const withoutAlone = (contest: Contest, stand: Stand, round: number): Stand =>
  stand[0].hasCombat && stand[1].hasCombat ? stand : contest.without(stand, leftAlone(contest.scene(stand, round)));

/** What follows a round without anybody’s choice: who is left alone, surrenders, has to leave or to break off. */
function settled(contest: Contest, stand: Stand, round: number): Stand {
  const { state, attacker } = contest;
  let now = withoutAlone(contest, stand, round);
  if (round === 1 && now[attacker].units.some((piece) => isDesperate(state, piece)))
    now = contest.without(
      now,
      surrendering(contest.scene(now, round), (piece) => isDesperate(state, piece)),
    );
  now = withoutAlone(contest, withoutEvacuees(contest, now, round, true), round);
  if (contest.winner(now) !== undefined) return now;
  const canGoOn = contest
    .salvos(LATER)
    .some((slot) => contest.canHit(now, slot) && !isEmpty(contest.hitsOf(now, slot)));
  return canGoOn ? now : contest.without(now, now[attacker].units);
}

const isEmpty = ({ aimed, plain }: Hits): boolean => aimed.length === 1 && plain.length === 1;

/** Chances that Axis, Soviets, or nobody has the hex in the end. */
export type Ends = readonly [axis: number, soviet: number, nobody: number];

export interface Whole {
  readonly ends: Ends;
  /** How it was found: exactly, from so many states, or by so many runs, each chance within `within` of the true one at 95 %. */
  readonly by: { readonly states: number } | { readonly runs: number; readonly within: number };
}

/** Most states of which a battle is reckoned exactly: one costs less than a millisecond. */
const MOST_STATES = 150;
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

const SURE: readonly Ends[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const NOBODY_LEFT = 2;
const endIndex = (winner: number): number => (winner < 0 ? NOBODY_LEFT : winner);

/** By recursion over how blocks may stand: strength only falls, so that no way comes back to where it was. */
function exactly(contest: Contest, mostStates: number): Whole | undefined {
  const known = new Map<string, Ends>();
  const follow = (chances: Chances, from: Stand | undefined): Ends | undefined => {
    const same = from === undefined ? 0 : (chances.get(from[0])?.get(from[1]) ?? 0);
    const sum: [number, number, number] = [0, 0, 0];
    for (const [stand, chance] of standsOf(chances)) {
      if (stand[0] === from?.[0] && stand[1] === from[1]) continue;
      const ends = endsFrom(stand);
      if (ends === undefined) return undefined;
      for (const at of sum.keys()) sum[at] += (chance * ends[at]) / (1 - same);
    }
    return sum;
  };
  const endsFrom = (stand: Stand): Ends | undefined => {
    const winner = contest.winner(stand);
    if (winner !== undefined) return SURE[endIndex(winner)];
    const key = `${stand[0].codes}/${stand[1].codes}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= mostStates) return undefined;
    known.set(key, SURE[NOBODY_LEFT]);
    const ends = follow(afterRound(contest, stand, LATER), stand);
    if (ends !== undefined) known.set(key, ends);
    return ends;
  };
  const first = afterRound(contest, contest.start, 1);
  const open = [...standsOf(first)].filter(([stand]) => contest.winner(stand) === undefined).length;
  const ends = open > mostStates ? undefined : follow(first, undefined);
  return ends && { ends, by: { states: known.size } };
}

/** One battle as dice may have it. */
function endOf(contest: Contest, random: Random): number {
  let stand = contest.start;
  for (let round = 1; contest.winner(stand) === undefined; round = LATER) {
    stand = withoutEvacuees(contest, stand, round, false);
    if (round === 1) stand = fliedOut(contest, stand, random);
    for (const slot of contest.salvos(round)) {
      if (slot.salvo.at(contest.scene(stand, round)).length === 0) continue;
      const spent = withHalf(stand, contest.spent(stand, slot));
      stand = withHalf(spent, hitBy(contest, stand, slot, random));
    }
    stand = settled(contest, stand, round);
  }
  return endIndex(contest.winner(stand) ?? -1);
}

/** Air combat as dice may have it. */
function fliedOut(contest: Contest, begun: Stand, random: Random): Stand {
  let stand = begun;
  for (let number = 1; isFoughtInAir(contest.scene(stand, 1)); number++) {
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
