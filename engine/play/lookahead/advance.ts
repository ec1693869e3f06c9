import type { Cell } from '../../board/board.js';
import type { Random } from '../dice.js';
import type { Game } from '../game.js';
import { expandSteps, isStep, listSteps } from '../listing.js';
import type { Address, Answer, Decision } from '../moment.js';
import type { GoalPull, PullField } from './goals.js';

/** Maximum number of random answers that are drawn to find answers that lead towards the goals. */
const MAX_SAMPLES = 24;

/** Maximum number of answers towards the goals that are drawn. The best of them is chosen. */
const CHOICES = 3;

/** After an answer that attacks, this percentage of the next answers sends another unit against the same enemies. */
const REINFORCEMENT_RATE = 70;

/** The percentage by which the gain of an answer may be reduced by chance when the best answer of a unit is chosen. */
const GAIN_VARIATION = 40;

/** The goals towards which explored answers (answers other than the default) lead, and whether they avoid enemies. */
export interface Heading {
  readonly pull: GoalPull;
  /** Set if the answers avoid cells with enemy units. */
  readonly avoidsEnemies: boolean;
}

/**
 * Chooses answers for playouts. The answers lead units towards the goals of their side, and send several units against
 * the same enemies. All answers are legal: each is a random legal answer, or the units of such an answer with the
 * target of an earlier answer, if the game allows this combination.
 */
export class Advance {
  private address: Address = '';
  /** The cells with enemy units to which earlier answers to the current question lead. */
  private attacks: Cell[] = [];
  /**
   * The units of earlier answers to the current question. For an answer without units, its cells are used instead. No
   * unit or cell is used twice, because play might otherwise ask the same question forever.
   */
  private readonly used = new Set<number>();
  private units: ReadonlyMap<string, { readonly side: string; readonly cell: Cell }> = new Map();
  private occupied: ReadonlyMap<Cell, string> = new Map();

  constructor(
    private readonly game: Game,
    private readonly heading: Heading,
  ) {}

  /** Returns an answer that leads towards the goals; the default answer if no such answer is found. */
  choose(decision: Decision, random: Random): Answer {
    if (decision.address !== this.address) this.begin(decision.address);
    const answer = this.reinforce(decision, random) ?? this.approach(decision, random) ?? decision.fallback();
    for (const key of usedBy(answer)) this.used.add(key);
    if (this.isAttack(answer, decision.side)) this.attacks.push(answer.cells!.at(-1)!);
    return answer;
  }

  private begin(address: Address): void {
    this.address = address;
    this.attacks = [];
    this.used.clear();
    const { board } = this.heading.pull.scenario.map;
    const units = new Map<string, { side: string; cell: Cell }>();
    const occupied = new Map<Cell, string>();
    for (const { name, side, cell: label } of this.game.unitLocations()) {
      if (label === undefined) continue;
      const cell = board.cell(label);
      units.set(name, { side, cell });
      occupied.set(cell, side);
    }
    [this.units, this.occupied] = [units, occupied];
  }

  /** Returns whether an answer leads to a cell with enemy units. */
  private isAttack({ cells }: Answer, side: string): boolean {
    const target = cells?.at(-1);
    const owner = target === undefined ? undefined : this.occupied.get(target);
    return owner !== undefined && owner !== side;
  }

  /**
   * Returns an answer that sends another unit against enemies that units attack already. The unit is the nearest unit
   * of a random sample. Verbs that the question lists first are preferred. Returns undefined if there is no such
   * attack, and sometimes by chance.
   */
  private reinforce(decision: Decision, random: Random): Answer | undefined {
    if (this.attacks.length === 0 || random(100) >= REINFORCEMENT_RATE) return undefined;
    const target = this.attacks[random(this.attacks.length)];
    const { board } = this.heading.pull.scenario.map;
    let nearest: Answer | undefined;
    let [shortest, rank] = [Infinity, Infinity];
    for (let n = 0; n < MAX_SAMPLES / 2; n++) {
      const answer = decision.pick(random);
      const from = answer.cells === undefined ? undefined : this.originOf(answer);
      if (from === undefined || this.isUsed(answer)) continue;
      const verb = decision.verbs.indexOf(answer.verb);
      const distance = board.distance(from, target);
      if (verb < rank || (verb === rank && distance < shortest))
        [nearest, shortest, rank] = [{ ...answer, cells: [target] }, distance, verb];
    }
    return nearest && hasRoom(this.game, nearest) && decision.refuse(nearest) === undefined ? nearest : undefined;
  }

  /**
   * Draws a few random answers and returns the one that leads its units towards the goals most; undefined if none does.
   * Verbs that the question lists first are preferred, because an order of a later verb, such as an air mission, may
   * end those of an earlier verb, such as moves. A unit that is not on the map yet is treated as if it were in the cell
   * with the weakest pull.
   */
  private approach(decision: Decision, random: Random): Answer | undefined {
    const { field, weakest } = this.heading.pull.onAttackerOrDefender(decision.side);
    let best: Answer | undefined;
    let [most, rank, found] = [0, Infinity, 0];
    for (let n = 0; n < MAX_SAMPLES && found < CHOICES; n++) {
      const answer = decision.pick(random);
      const to = answer.cells?.at(-1);
      if (
        to === undefined ||
        !hasRoom(this.game, answer) ||
        (this.heading.avoidsEnemies && this.isAttack(answer, decision.side))
      )
        continue;
      const from = this.originOf(answer);
      const gain = field[to] - (from === undefined ? weakest : field[from]);
      if (gain <= 0 || this.isUsed(answer)) continue;
      const verb = decision.verbs.indexOf(answer.verb);
      if (verb === 0) found++;
      if (verb < rank || (verb === rank && gain > most)) [best, most, rank] = [answer, gain, verb];
    }
    return best && this.extend(best, decision, field, random);
  }

  /**
   * Compares `answer` with all listed answers that have the same verb and unit. Returns the answer that leads the unit
   * farthest towards the goals. The gain of each answer varies by chance, so that units do not all go to the same
   * cells. Returns `answer` itself if no listed answer is better, or if `answer` does not move exactly one unit.
   */
  private extend(answer: Answer, decision: Decision, field: PullField['field'], random: Random): Answer {
    const { verb, pieces: [piece] = [] } = answer;
    const from = this.originOf(answer);
    if (from === undefined || answer.pieces?.length !== 1) return answer;
    const worthOf = (cell: Cell): number => (field[cell] - field[from]) * (100 - random(GAIN_VARIATION));
    let [farthest, most] = [answer, worthOf(answer.cells!.at(-1)!)];
    for (const listed of answersOf(decision, verb, piece)) {
      const to = listed.cells?.at(-1);
      if (to === undefined || field[to] <= field[from]) continue;
      const worth = worthOf(to);
      if (worth <= most || !hasRoom(this.game, listed)) continue;
      if (this.heading.avoidsEnemies && this.isAttack(listed, decision.side)) continue;
      [farthest, most] = [listed, worth];
    }
    return farthest;
  }

  private isUsed(answer: Answer): boolean {
    return usedBy(answer).some((key) => this.used.has(key));
  }

  /** Returns the cell where the first unit of an answer was when the question was first asked. */
  private originOf({ pieces = [] }: Answer): Cell | undefined {
    const name = pieces.length > 0 ? this.game.pieceName?.(pieces[0]) : undefined;
    return name === undefined ? undefined : this.units.get(name)?.cell;
  }
}

/**
 * Returns numbers that stand for the units of an answer. For an answer without units, returns negative numbers that
 * stand for its cells.
 */
const usedBy = ({ pieces = [], cells = [] }: Answer): readonly number[] =>
  pieces.length > 0 ? pieces : cells.map((cell) => -1 - cell);

/** Returns the answers to a decision that send a unit by a verb; empty if the decision lists no steps by unit. */
function answersOf(decision: Decision, verb: string, piece: number): readonly Answer[] {
  const ofVerb = listSteps(decision).find((step) => isStep(step) && step.verb === verb);
  if (ofVerb === undefined || !isStep(ofVerb)) return [];
  const ofUnit = ofVerb.follow().find((step) => isStep(step) && step.pieces?.length === 1 && step.pieces[0] === piece);
  return ofUnit !== undefined && isStep(ofUnit) ? expandSteps(ofUnit.follow()) : [];
}

/** Returns whether the units of an answer find room in the cell to which it leads. */
const hasRoom = (game: Game, { pieces = [], cells = [] }: Answer): boolean =>
  cells.length === 0 || (game.fits?.(pieces, cells[cells.length - 1]) ?? true);

/** Maximum number of random answers that are rejected because their units find no room. */
const MAX_CROWDED = 4;

/** Returns a random answer. Answers that crowd more units into a cell than may stay there are avoided. */
export function pickWithRoom(game: Game, decision: Decision, random: Random): Answer {
  let answer = decision.pick(random);
  for (let n = 0; n < MAX_CROWDED && !hasRoom(game, answer); n++) answer = decision.pick(random);
  return answer;
}
