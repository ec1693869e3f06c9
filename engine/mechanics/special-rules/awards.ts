import type { Cell } from '../../board/board.js';
import type { Calendar } from '../../model/calendar.js';
import type { Ledger } from '../../model/ledger.js';
import type { AwardModel } from '../../model/special-rules.js';
import { shownAward, shownOccasion } from '../../model/shown-statements.js';
import type { AttributeWord } from '../../play/vocabulary.js';
import type { ScoreLine } from '../../play/game.js';
import { holdingOf, type PointSource } from '../../play/standing.js';
import type { Losses } from './losses.js';
import { ruleOf } from './by-scenario.js';
import type { Counting, SpecialGame } from './face.js';
import { holdsIn } from './turn-range.js';
import { counted, say } from '../../model/say.js';

const howOften = (word: string, text: string): AttributeWord => ({ word, text, rules: [], of: 'score', value: 'flag' });

/** The attributes that say how often an award gives points. Each game adds them to its vocabulary. */
export const HOW_OFTEN: readonly AttributeWord[] = [
  howOften('once', 'Gives the points only the first time.'),
  howOften(
    'each-turn',
    'Gives the points at the end of each turn in which the side holds the place. For a capture, gives them at most once in a turn.',
  ),
  howOften(
    'each-cell',
    'Gives the points for each cell of the place separately. With `once`, gives them only the first time for each cell.',
  ),
  howOften(
    'judged',
    'Counts the points only when victory is judged at the end of that turn. If the game continues, the points are removed.',
  ),
];

type Holders = readonly (string | null)[];

/** A snapshot of the awards as plain JSON. An award is identified by its index. */
export interface Awarded {
  /** The entries of the score that later positions cannot change. */
  readonly lines: readonly ScoreLine[];
  /**
   * For each of these entries, the index of the award that gave it. Missing in positions that earlier versions saved.
   */
  readonly givers?: readonly number[];
  /** The holders of the cells at the last evaluation, for each award for captures. */
  readonly holders: Readonly<Record<number, Holders>>;
  /** For each award, the turn in which it last gave points. */
  readonly last: Readonly<Record<number, number>>;
  /** The indices of the cells that have already given points, for each award that gives points once per cell. */
  readonly paid: Readonly<Record<number, readonly number[]>>;
  /** The awards that have given points. */
  readonly scored: readonly number[];
}

/** Returns whether an award gives points when a place changes hands: `captured at Volot`, or `lost at Volot`. */
const changesHands = ({ occasion, place }: AwardModel): boolean =>
  occasion === 'captured' || (occasion === 'lost' && place !== undefined);

/**
 * Returns a function that tests whether a new holder of a cell earns the award. The holder of a captured cell must be
 * the side of the award; the holder of a lost cell must be another side.
 */
const ofInterest =
  ({ occasion, side }: AwardModel) =>
  (holder: string | null): boolean =>
    occasion === 'captured' ? holder === side : holder !== null && holder !== side;

/**
 * Returns whether each cell of a captured place gives points only the first time that it is captured: `(each-cell,
 * once)`.
 */
const isOncePerCell = (award: AwardModel): boolean =>
  changesHands(award) && 'each-cell' in award.attributes && 'once' in award.attributes;

const isWhole = (captured: readonly number[], now: Holders, isTaken: (holder: string | null) => boolean): boolean =>
  captured.length > 0 && now.every(isTaken);

/** Returns the name of an award's place and whether it was captured or lost: `Shimsk captured`. */
const capture = ({ occasion, place }: AwardModel): string =>
  occasion === 'captured' ? say`${place?.name ?? ''} captured` : say`${place?.name ?? ''} lost`;

/** Returns the text of a score entry: `zone at Main road, 3 times`. */
const textOf = ({ occasion, place }: AwardModel, times: number): string =>
  [occasion && shownOccasion(occasion), place && say`at ${place.name}`].filter(Boolean).join(' ') +
  (times === 1 ? '' : say`, ${times} times`);

/** An entry of the score, and the index of the award that gave it. */
interface Given {
  readonly line: ScoreLine;
  readonly by?: number;
}

const sourceOf = ({ place, source }: AwardModel): Pick<PointSource, 'cells' | 'source'> => ({
  ...(place && { cells: place.cells }),
  source,
});

/** The awards of a running game: `score for German turn 17PM Medved 2`, `score for German lost headquarters -2`. */
export class Awards {
  private readonly awards: AwardModel[] = [];
  private given: Given[] = [];
  private holders: Record<number, Holders> = {};
  private last: Record<number, number> = {};
  private paid: Record<number, readonly number[]> = {};
  private scored = new Set<number>();
  /**
   * Points of awards with the attribute `judged`, which count only when victory is judged. They are removed from
   * `given` if the game continues.
   */
  private judged: Given[] = [];

  constructor(
    private readonly game: SpecialGame,
    private readonly losses: Losses,
  ) {}

  /** Adds awards. Cells that a side already holds when an award for captures is added do not count as captured. */
  add(awards: readonly AwardModel[]): void {
    for (const award of awards) {
      const at = this.awards.push(award) - 1;
      if (changesHands(award)) this.holders[at] = this.holdersOf(award);
    }
  }

  /**
   * Gives the points of those awards whose occasion is one of the given occasions.
   *
   * @param why the text of the entries in the score
   */
  give(awards: readonly AwardModel[], occasions: readonly string[], why: string): void {
    for (const award of awards) if (occasions.includes(award.occasion ?? '')) this.put(award, award.points, why);
  }

  /** Gives the points that are counted at the end of a phase. */
  phaseEnds(turn: number, phase: string): void {
    this.count(turn, phase);
    this.lookAtPlaces(turn);
  }

  /**
   * Gives points for cells that have been captured since the last evaluation. Before turn 1, only records the holders
   * of the cells.
   */
  lookAtPlaces(turn: number): void {
    this.awards.forEach((award, at) => {
      if (changesHands(award)) this.lookAtPlace(award, at, turn);
    });
  }

  /** Gives points for cells that have just been captured. */
  cellsCaptured(cells: readonly Cell[], turn: number): void {
    this.awards.forEach((award, at) => {
      if (changesHands(award) && award.place?.cells?.some((cell) => cells.includes(cell)) === true)
        this.lookAtPlace(award, at, turn);
    });
  }

  private lookAtPlace(award: AwardModel, at: number, turn: number): void {
    const before = this.holders[at];
    const now = this.holdersOf(award);
    this.holders[at] = now;
    if (turn === 0 || !holdsIn(award.during, turn)) return;
    const isTaken = ofInterest(award);
    const captured = [...now.keys()].filter((i) => isTaken(now[i]) && !isTaken(before[i]));
    const times =
      'each-cell' in award.attributes
        ? this.unpaid(award, at, captured).length
        : Number(isWhole(captured, now, isTaken));
    if (times === 0 || this.isSpent(at, turn)) return;
    this.last[at] = turn;
    if (isOncePerCell(award)) this.paid[at] = [...this.paidOf(at), ...this.unpaid(award, at, captured)];
    this.put(award, award.points * times, capture(award));
  }

  /**
   * Returns the captured cells for which an award gives points. With `(each-cell, once)`, a cell gives points only
   * once.
   */
  private unpaid(award: AwardModel, at: number, captured: readonly number[]): readonly number[] {
    return isOncePerCell(award) ? captured.filter((i) => !this.paidOf(at).includes(i)) : captured;
  }

  private paidOf(at: number): readonly number[] {
    return Object.hasOwn(this.paid, at) ? this.paid[at] : [];
  }

  /** Gives the points for places held at the end of a turn. */
  turnEnds(turn: number): void {
    this.count(turn, 'turn');
    this.hold(({ during, attributes }) => ('each-turn' in attributes ? holdsIn(during, turn) : during?.last === turn));
  }

  /**
   * Removes the points that were given only if the game ended. Called when the game continues after victory was
   * determined.
   */
  gameContinues(): void {
    this.given = this.given.filter((one) => !this.judged.includes(one));
    this.judged = [];
  }

  /** Gives the points for places held at the end of the game. */
  gameEnds(): void {
    this.hold(({ during, attributes }) => during === undefined && !('each-turn' in attributes));
  }

  /** Returns the entries of the score: points already given, and points for the current losses. */
  lines(): ScoreLine[] {
    return [...this.given.map(({ line }) => line), ...this.awards.flatMap((award) => this.lineNow(award))];
  }

  /**
   * Returns what gives points: the entries of the score with the awards that give them, and the awards that have given
   * none.
   */
  sources(turn: number, calendar?: Calendar): PointSource[] {
    const entries = [
      ...this.given,
      ...this.awards.flatMap((award, by) => this.lineNow(award).map((line): Given => ({ line, by }))),
    ];
    const isIdle = (_: AwardModel, at: number): boolean => !entries.some(({ by }) => by === at);
    return [
      ...entries.map(({ line, by }) => ({
        ...line,
        isCounted: true,
        ...(by !== undefined && sourceOf(this.awards[by])),
      })),
      ...this.awards.filter(isIdle).map((award) => ({
        side: award.side ?? '',
        text: shownAward(award, calendar),
        points: award.points,
        isCounted: false,
        rule: ruleOf(award),
        why: this.whyIdle(award),
        ...(this.isEach(award) && { isEach: true as const }),
        ...(award.during && award.during.last < turn && { isPast: true as const }),
        ...sourceOf(award),
      })),
    ];
  }

  private isEach(award: AwardModel): boolean {
    const [word] = (award.occasion ?? '').split(' ');
    const isOfUnits = ['lost', 'destroyed'].includes(word) && award.place === undefined;
    return !('once' in award.attributes) && (isOfUnits || this.countingOf(award) !== undefined);
  }

  /**
   * Returns, for an award that gives points for holding a place, the cells of that place that its side does not hold;
   * empty for other awards.
   */
  private whyIdle(award: AwardModel): Ledger {
    if (award.place === undefined || (award.occasion !== undefined && award.occasion !== 'held')) return [];
    const holders = this.holdersOf(award);
    return holdingOf(award.place.cells, (_, at) => holders[at] === award.side, this.game.scenario.map.board).why;
  }

  /** Returns the awards that have already given points, and the awards that give points for the losses so far. */
  scoring(): AwardModel[] {
    return this.awards.filter((award, at) => this.scored.has(at) || this.lineNow(award).length > 0);
  }

  /**
   * Returns the entry in the score of an award that gives points for the losses so far. Empty for other awards, and if
   * the award gives no points yet.
   */
  private lineNow(award: AwardModel): ScoreLine[] {
    const counting = this.countingOf(award);
    if (counting && counting.after === undefined) {
      const times = counting.times(award);
      return times === 0 ? [] : [this.line(award, award.points * times, textOf(award, times))];
    }
    const [word, ...rest] = (award.occasion ?? '').split(' ');
    if (counting || changesHands(award) || (word !== 'lost' && word !== 'destroyed')) return [];
    const kind = rest.join(' ');
    const whose = word === 'lost' ? { side: award.side } : { not: award.side };
    const names = this.losses.of({ ...whose, kind, during: award.during });
    if (names.length === 0) return [];
    const times = 'once' in award.attributes ? 1 : names.length;
    const units = counted(names.length, kind === '' ? 'unit' : kind);
    const text =
      word === 'lost' ? say`${units} lost: ${names.join(', ')}` : say`${units} destroyed: ${names.join(', ')}`;
    return [this.line(award, award.points * times, text)];
  }

  record(): Awarded {
    return {
      lines: this.given.map(({ line }) => line),
      givers: this.given.map(({ by }) => by ?? -1),
      holders: { ...this.holders },
      last: { ...this.last },
      paid: { ...this.paid },
      scored: [...this.scored],
    };
  }

  restore({ lines, givers = [], holders, last, paid, scored }: Awarded): void {
    this.scored = new Set(scored);
    this.paid = { ...paid };
    this.given = lines.map((line, at) => ({ line, ...(givers[at] in this.awards && { by: givers[at] }) }));
    this.holders = { ...holders };
    this.last = { ...last };
  }

  /**
   * Gives the points for events that the game itself counts. Called at the end of each phase and turn.
   *
   * @param after the phase that has ended, or `turn`
   */
  private count(turn: number, after: string): void {
    this.awards.forEach((award, at) => {
      const counting = this.countingOf(award);
      if (turn === 0 || counting?.after !== after || !holdsIn(award.during, turn) || this.isSpent(at, turn)) return;
      const times = counting.times(award);
      if (times === 0) return;
      this.last[at] = turn;
      this.put(award, award.points * times, textOf(award, times));
    });
  }

  private countingOf({ occasion = '' }: AwardModel): Counting | undefined {
    const { counts = {} } = this.game.special;
    return Object.hasOwn(counts, occasion) ? counts[occasion] : undefined;
  }

  private hold(isJudged: (award: AwardModel) => boolean): void {
    for (const award of this.awards) {
      if ((award.occasion !== undefined && award.occasion !== 'held') || !isJudged(award)) continue;
      const holders = this.holdersOf(award);
      const heldCells = holders.filter((holder) => holder === award.side).length;
      const times = 'each-cell' in award.attributes ? heldCells : Number(heldCells > 0 && heldCells === holders.length);
      if (times > 0) this.put(award, award.points * times, say`${award.place?.name ?? ''} held`);
    }
  }

  private holdersOf({ place }: AwardModel): Holders {
    return (place?.cells ?? []).map((cell) => this.game.special.holder(cell) ?? null);
  }

  /**
   * Returns whether an award gives no more points for now. With `(once)`, an award is spent after it has given points;
   * with `(each-turn)`, it is spent until the end of that turn. An award with `(each-cell, once)` is never spent as a
   * whole.
   */
  private isSpent(at: number, turn: number): boolean {
    const award = this.awards[at];
    const { attributes } = award;
    if (!Object.hasOwn(this.last, at)) return false;
    return ('once' in attributes && !isOncePerCell(award)) || ('each-turn' in attributes && this.last[at] === turn);
  }

  private put(award: AwardModel, points: number, text: string): void {
    const by = this.awards.indexOf(award);
    const given: Given = { line: this.line(award, points, text), ...(by >= 0 && { by }) };
    this.given.push(given);
    this.scored.add(by);
    if ('judged' in award.attributes) this.judged.push(given);
  }

  private line(award: AwardModel, points: number, text: string): ScoreLine {
    return { side: award.side ?? '', points, text, rule: ruleOf(award) };
  }
}
