import type { AwardModel } from '../../model/special-rules.js';
import type { AttributeWord, ScoreLine } from '../../play/ruleset.js';
import { count } from '../../model/words.js';
import type { Losses } from './losses.js';
import { ruleOf } from './by-scenario.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './stretch.js';

const howOften = (word: string, text: string): AttributeWord => ({ word, text, rules: [], of: 'score', value: 'flag' });

/** How often points of an award are given: for the vocabularies of games. */
export const HOW_OFTEN: readonly AttributeWord[] = [
  howOften('once', 'The first time only.'),
  howOften('each-turn', 'At the end of each turn in which the place is held; once a turn for being captured.'),
  howOften('each-cell', 'For every cell of the place by itself.'),
];

type Holders = readonly (string | null)[];

/** What awards of the scenario have come to so far, plain JSON; awards go by their place among all. */
export interface Awarded {
  /** Points given for good. */
  readonly lines: readonly ScoreLine[];
  /** Of what is captured: who held its cells when it was last looked at. */
  readonly holders: Readonly<Record<number, Holders>>;
  /** Of what is captured: the turn in which it last gave points. */
  readonly last: Readonly<Record<number, number>>;
}

/** Points with a side, a time or an occasion: `score for German turn 17PM Medved 2`, `score for German lost headquarters -2`. */
export class Awards {
  private readonly awards: AwardModel[] = [];
  private given: ScoreLine[] = [];
  private holders: Record<number, Holders> = {};
  private last: Record<number, number> = {};

  constructor(
    private readonly game: SpecialGame,
    private readonly losses: Losses,
  ) {}

  /** From now on they count: what is held already is not captured. */
  add(awards: readonly AwardModel[]): void {
    for (const award of awards) {
      const at = this.awards.push(award) - 1;
      if (award.occasion === 'captured') this.holders[at] = this.holdersOf(award);
    }
  }

  /** Points that come of themselves with one of these occasions. */
  give(awards: readonly AwardModel[], occasions: readonly string[], why: string): void {
    for (const award of awards) if (occasions.includes(award.occasion ?? '')) this.put(award, award.points, why);
  }

  /** A phase is over: places were captured. Before the first turn they are only looked at. */
  phaseEnds(turn: number): void {
    this.awards.forEach((award, at) => {
      if (award.occasion !== 'captured') return;
      const before = this.holders[at];
      const now = this.holdersOf(award);
      this.holders[at] = now;
      if (turn === 0 || !holdsIn(award.during, turn)) return;
      const taken = now.filter((holder, i) => holder === award.side && before[i] !== holder).length;
      const isWhole = taken > 0 && now.every((holder) => holder === award.side);
      const times = 'each-cell' in award.attributes ? taken : Number(isWhole);
      if (times === 0 || this.isSpent(at, turn)) return;
      this.last[at] = turn;
      this.put(award, award.points * times, `${award.place?.name} captured`);
    });
  }

  /** A turn is over: places are held, at the end of each turn named or of the last of them. */
  turnEnds(turn: number): void {
    this.hold(({ during, attributes }) => ('each-turn' in attributes ? holdsIn(during, turn) : during?.last === turn));
  }

  /** The game is over: places are held of which no turn is named. */
  gameEnds(): void {
    this.hold(({ during, attributes }) => during === undefined && !('each-turn' in attributes));
  }

  /** Points given, and those for what is lost as it stands. */
  lines(): ScoreLine[] {
    const lost = this.awards.flatMap((award): ScoreLine[] => {
      const [word, ...rest] = (award.occasion ?? '').split(' ');
      if (word !== 'lost' && word !== 'destroyed') return [];
      const kind = rest.join(' ');
      const whose = word === 'lost' ? { side: award.side } : { not: award.side };
      const names = this.losses.of({ ...whose, kind, during: award.during });
      if (names.length === 0) return [];
      const times = 'once' in award.attributes ? 1 : names.length;
      const text = `${count(names.length, kind === '' ? 'unit' : kind)} ${word}: ${names.join(', ')}`;
      return [this.line(award, award.points * times, text)];
    });
    return [...this.given, ...lost];
  }

  record(): Awarded {
    return { lines: [...this.given], holders: { ...this.holders }, last: { ...this.last } };
  }

  restore({ lines, holders, last }: Awarded): void {
    this.given = [...lines];
    this.holders = { ...holders };
    this.last = { ...last };
  }

  private hold(isJudged: (award: AwardModel) => boolean): void {
    for (const award of this.awards) {
      if ((award.occasion !== undefined && award.occasion !== 'held') || !isJudged(award)) continue;
      const holders = this.holdersOf(award);
      const held = holders.filter((holder) => holder === award.side).length;
      const times = 'each-cell' in award.attributes ? held : Number(held > 0 && held === holders.length);
      if (times > 0) this.put(award, award.points * times, `${award.place?.name} held`);
    }
  }

  private holdersOf({ place }: AwardModel): Holders {
    return (place?.cells ?? []).map((cell) => this.game.special.holder(cell) ?? null);
  }

  /** Whether it has given what it may: `(once)` in all, `(each-turn)` once a turn. */
  private isSpent(at: number, turn: number): boolean {
    const { attributes } = this.awards[at];
    return (
      Object.hasOwn(this.last, at) && ('once' in attributes || ('each-turn' in attributes && this.last[at] === turn))
    );
  }

  private put(award: AwardModel, points: number, text: string): void {
    this.given.push(this.line(award, points, text));
  }

  private line(award: AwardModel, points: number, text: string): ScoreLine {
    return { side: award.side ?? '', points, text, rule: ruleOf(award) };
  }
}
