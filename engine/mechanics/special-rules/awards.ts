import type { AwardModel } from '../../model/special-rules.js';
import type { ScoreLine } from '../../play/ruleset.js';
import { count } from '../../model/words.js';
import type { Losses } from './losses.js';
import { ruleOf } from './by-scenario.js';
import type { SpecialGame } from './face.js';
import { holdsIn } from './stretch.js';

/** What awards of the scenario have come to so far, plain JSON. */
export interface Awarded {
  /** Points given for good. */
  readonly lines: readonly ScoreLine[];
  /** By award given when its place is taken: who held its cells when it was last looked at. */
  readonly holders: Readonly<Record<number, readonly (string | null)[]>>;
}

/** Points with a side, a time or an occasion: `score for German turn 17PM Medved 2`, `score for German lost headquarters -2`. */
export class Awards {
  private readonly awards: AwardModel[] = [];
  private given: ScoreLine[] = [];
  private holders: Record<number, readonly (string | null)[]> = {};

  constructor(
    private readonly game: SpecialGame,
    private readonly losses: Losses,
  ) {}

  add(awards: readonly AwardModel[]): void {
    this.awards.push(...awards);
  }

  /** Points that come with an offer or a condition: `option`, `start`. */
  give(awards: readonly AwardModel[], why: string): void {
    for (const award of awards)
      if (award.occasion === 'option' || award.occasion === 'start') this.put(award, award.points, why);
  }

  /** A phase is over: places were captured. */
  phaseEnds(turn: number): void {
    this.awards.forEach((award, i) => {
      if (award.occasion !== 'captured') return;
      const cells = award.place?.cells ?? [];
      const now = cells.map((cell) => this.game.special.holder(cell) ?? null);
      const before = Object.hasOwn(this.holders, i) ? this.holders[i] : now;
      this.holders[i] = now;
      const taken = now.filter((holder, at) => holder === award.side && before[at] !== holder).length;
      if (taken === 0 || !isDuring(award, turn)) return;
      const isOnce = award.attributes.once !== undefined && this.isGiven(award);
      const times = award.attributes['each-cell'] === undefined ? 1 : taken;
      if (!isOnce) this.put(award, award.points * times, `${award.place?.name} captured`);
    });
  }

  /** A turn is over: places are held. One that names no turn is judged when the game is over. */
  turnEnds(turn: number, isLast: boolean): void {
    for (const award of this.awards) {
      if (award.occasion !== undefined && award.occasion !== 'held') continue;
      const { during, attributes, place } = award;
      const isJudged =
        attributes['each-turn'] === undefined
          ? during === undefined
            ? isLast
            : turn === during.last
          : isDuring(award, turn);
      if (isJudged && this.isHeld(award)) this.put(award, award.points, `${place?.name} held`);
    }
  }

  /** Points given, and those for what is lost as it stands. */
  lines(): ScoreLine[] {
    const lost = this.awards.flatMap((award): ScoreLine[] => {
      const [word, ...rest] = (award.occasion ?? '').split(' ');
      if (word !== 'lost' && word !== 'destroyed') return [];
      const kind = rest.join(' ');
      const whose = word === 'lost' ? { side: award.side } : { not: award.side };
      const names = this.losses.of({ ...whose, kind });
      if (names.length === 0) return [];
      return [
        this.line(
          award,
          award.points * names.length,
          `${count(names.length, kind === '' ? 'unit' : kind)} ${word}: ${names.join(', ')}`,
        ),
      ];
    });
    return [...this.given, ...lost];
  }

  record(): Awarded {
    return { lines: [...this.given], holders: { ...this.holders } };
  }

  restore({ lines, holders }: Awarded): void {
    this.given = [...lines];
    this.holders = { ...holders };
  }

  private isHeld({ side, place }: AwardModel): boolean {
    const cells = place?.cells ?? [];
    return cells.length > 0 && cells.every((cell) => this.game.special.holder(cell) === side);
  }

  private isGiven(award: AwardModel): boolean {
    const { text, side, rule } = this.line(award, 0, `${award.place?.name} captured`);
    return this.given.some((line) => line.text === text && line.side === side && line.rule === rule);
  }

  private put(award: AwardModel, points: number, text: string): void {
    this.given.push(this.line(award, points, text));
  }

  private line(award: AwardModel, points: number, text: string): ScoreLine {
    return { side: award.side ?? '', points, text, rule: ruleOf(award) };
  }
}

const isDuring = ({ during }: AwardModel, turn: number): boolean => holdsIn(during, turn);
