import type { State } from '../state/state.js';

/** How the blocks of one side stand in a battle that is thought through; there is one object for each way they may. */
export interface Half {
  readonly side: number;
  /** Its place among those of its side. */
  readonly at: number;
  /** A character for each block: its step and whether its shield is struck, or that it is gone. */
  readonly codes: string;
  readonly crew: Crew;
  readonly stepsLeft: number;
  /** Falls with whatever befalls it. */
  readonly level: number;
  /** By slot, what follows: after a hit, after an aimed hit, after its own fire; whether it is fired at; by aspect of the others, chances of its hits. */
  readonly hit: Half[];
  readonly aimedHit: Half[];
  readonly spent: Half[];
  readonly faces: boolean[];
  readonly scored: (Hits[] | undefined)[];
  /** By slot, by chances of hits that strike it, how it stands after them. */
  readonly struck: (Map<Hits, readonly Struck[]> | undefined)[];
}

/** How a side may stand after hits, and the chance of it. */
export interface Struck {
  readonly half: Half;
  readonly chance: number;
}

/** The blocks of a side that are there; one object for all halves in which they are. */
export interface Crew {
  readonly units: readonly number[];
  readonly hasCombat: boolean;
  readonly hasLand: boolean;
  /** What dice of both sides depend on besides steps; alike for all crews that do not differ in it. */
  aspect?: number;
}

/** Chances of hits: `aimed` those of who picks his target, `plain` those of the others, each by their number. */
export interface Hits {
  readonly aimed: readonly number[];
  readonly plain: readonly number[];
}

const GONE = 255;
const code = (step: number, isMarked: boolean): number => step * 2 + (isMarked ? 1 : 0);

/** All ways the blocks of a side may stand, as far as anybody has come to them. */
export class Halves {
  readonly all: Half[] = [];
  /** As they stand on the map. */
  readonly first: Half;
  private readonly byCodes = new Map<string, Half>();
  private readonly crews = new Map<string, Crew>();

  constructor(
    private readonly state: State,
    private readonly side: number,
    private readonly pieces: readonly number[],
  ) {
    const codes = pieces.map((piece) => code(state.step[piece], state.marked[piece] === 1));
    this.first = this.of(String.fromCharCode(...codes), this.crewOf(pieces));
  }

  stepOf(half: Half, piece: number): number {
    return this.codeOf(half, piece) >> 1;
  }

  isMarked(half: Half, piece: number): boolean {
    return (this.codeOf(half, piece) & 1) === 1;
  }

  /** With a block on another step, or without it. */
  with({ codes, crew }: Half, piece: number, stands: { step: number; isMarked: boolean } | undefined): Half {
    const at = this.pieces.indexOf(piece);
    const put = (to: number): string => codes.slice(0, at) + String.fromCharCode(to) + codes.slice(at + 1);
    if (stands !== undefined) return this.of(put(code(stands.step, stands.isMarked)), crew);
    return this.of(put(GONE), this.crewOf(crew.units.filter((one) => one !== piece)));
  }

  private codeOf({ codes }: Half, piece: number): number {
    return codes.charCodeAt(this.pieces.indexOf(piece));
  }

  private of(codes: string, crew: Crew): Half {
    const known = this.byCodes.get(codes);
    if (known !== undefined) return known;
    let [level, stepsLeft] = [0, 0];
    for (const piece of crew.units) {
      const left = 2 * this.state.piece(piece).steps.length - codes.charCodeAt(this.pieces.indexOf(piece));
      level += left;
      stepsLeft += Math.ceil(left / 2);
    }
    const half: Half = {
      ...{ side: this.side, at: this.all.length, codes, crew, stepsLeft, level },
      ...{ hit: [], aimedHit: [], spent: [], faces: [], scored: [], struck: [] },
    };
    this.byCodes.set(codes, half);
    this.all.push(half);
    return half;
  }

  private crewOf(units: readonly number[]): Crew {
    const known = this.crews.get(units.join());
    if (known !== undefined) return known;
    const { state } = this;
    const crew: Crew = {
      units,
      hasCombat: units.some((piece) => state.piece(piece).isCombat),
      hasLand: units.some((piece) => state.piece(piece).isLand),
    };
    this.crews.set(units.join(), crew);
    return crew;
  }
}
