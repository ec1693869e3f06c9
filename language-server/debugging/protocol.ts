/**
 * What a debug adapter asks of a game that was played to its end: where it comes to, and how things stand there. Nothing is played
 * anew by a question, so steps back cost no more than steps on. Requests are named `sandtable/debug/…`.
 */

/** Before a moment is carried out: its number, that of the row of moments at the end; or in the midst of its reckoning. */
export interface Stand {
  readonly moment: number;
  /** A figure of the ledger of what happens in the moment, from 0. */
  readonly figure?: number;
}

/** `sandtable/debug/begin`: holds a document as it is, and plays it. */
export interface BeginParams {
  readonly uri: string;
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** What this side knows is told; without it all. */
  readonly as?: string;
}
export type BeginResult =
  | {
      /** By this number the game is asked about. */
      readonly game: number;
      readonly seed: string;
      readonly moments: readonly MomentShape[];
      readonly troubles: readonly Trouble[];
    }
  | { readonly refused: string };

/** A moment as far as steps go by it. */
export interface MomentShape {
  /** How many figures its ledger has. */
  readonly figures: number;
  /** The phase it is in: those of one phase have the same. */
  readonly phase: string;
  /** What happened, for the console. */
  readonly said: readonly string[];
}

/** An order refused or an expectation not met, and the moment that comes next. */
export interface Trouble {
  readonly is: 'refused' | 'unmet';
  readonly moment: number;
  readonly message: string;
}

/** `sandtable/debug/end`: the game is asked about no more. */
export interface OfGame {
  readonly game: number;
}

/** `sandtable/debug/breakpoints`: where play stops for the lines of a file. */
export interface BreakpointsParams extends OfGame {
  readonly uri: string;
  readonly breakpoints: readonly Breakpoint[];
}
export interface Breakpoint {
  /** From 1. */
  readonly line: number;
  /** `roll < 4` */
  readonly condition?: string;
  /** `3`: the third time; `>= 2`, `% 2` */
  readonly hits?: string;
}
export type BreakpointsResult = readonly {
  /** The line of the order it stands for; absent: there is none. */
  readonly line?: number;
  readonly moments: readonly number[];
  /** Why it stops nowhere. */
  readonly trouble?: string;
}[];

/** `sandtable/debug/changes`: the moments before which something of a unit has become otherwise. */
export interface ChangesParams extends OfGame {
  readonly datum: Datum;
  readonly condition?: string;
  readonly hits?: string;
}
export interface ChangesResult {
  readonly moments: readonly number[];
  /** Why it stops nowhere. */
  readonly trouble?: string;
}

/** A unit, or one of its facts: `cell`, `steps`. */
export interface Datum {
  readonly unit: string;
  readonly fact?: string;
}

/** `sandtable/debug/frames`: what play is in the midst of, the innermost first. */
export interface FramesParams extends OfGame {
  readonly at: Stand;
}
export type FramesResult = readonly Frame[];
export interface Frame {
  readonly name: string;
  readonly place?: LinedPlace;
}

/** Where a place begins: its line and column, from 1. */
export interface LinedPlace {
  readonly uri: string;
  readonly line: number;
  readonly column: number;
}

/** `sandtable/debug/variables`: what a path leads to; the empty path to the scopes. */
export interface VariablesParams extends OfGame {
  readonly at: Stand;
  readonly path: Path;
}
export type Path = readonly (string | number)[];
export type VariablesResult = readonly Variable[];
export interface Variable {
  readonly name: string;
  readonly value: string;
  /** Leads to what it is made of; absent: it is one value. */
  readonly path?: Path;
  /** The expression that comes to the same. */
  readonly expression?: string;
  /** What may be watched for a change. */
  readonly datum?: Datum;
}

/** `sandtable/debug/evaluate`: what an expression comes to. */
export interface EvaluateParams extends OfGame {
  readonly at: Stand;
  readonly expression: string;
}
export type EvaluateResult = Omit<Variable, 'name'> | { readonly trouble: string };

export interface DebugRequests {
  'sandtable/debug/begin': { readonly params: BeginParams; readonly result: BeginResult };
  'sandtable/debug/end': { readonly params: OfGame; readonly result: null };
  'sandtable/debug/breakpoints': { readonly params: BreakpointsParams; readonly result: BreakpointsResult };
  'sandtable/debug/changes': { readonly params: ChangesParams; readonly result: ChangesResult };
  'sandtable/debug/frames': { readonly params: FramesParams; readonly result: FramesResult };
  'sandtable/debug/variables': { readonly params: VariablesParams; readonly result: VariablesResult };
  'sandtable/debug/evaluate': { readonly params: EvaluateParams; readonly result: EvaluateResult };
}
