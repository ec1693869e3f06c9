/**
 * Requests of the debug adapter, named `sandtable/debug/…`. The game is played to its end once; each request only looks
 * up a recorded position, so stepping back costs no more than stepping forward.
 */

/** The position at which the debugger is stopped: before a moment, or at a figure of the ledger of that moment. */
export interface StopPosition {
  /** Number of the moment. At the end of the game, this is the number of moments. */
  readonly moment: number;
  /** Index of the figure in the ledger of the moment, counted from 0. */
  readonly figure?: number;
}

/** `sandtable/debug/begin`: takes a snapshot of a document and plays it. */
export interface BeginParams {
  readonly uri: string;
  /** Overrides the seed of the file. */
  readonly seed?: string;
  /** Shows only what this side knows. Default: everything. */
  readonly as?: string;
}
export type BeginResult =
  | {
      /** Identifies the game in later requests. */
      readonly game: number;
      readonly seed: string;
      readonly moments: readonly MomentShape[];
      readonly troubles: readonly Trouble[];
    }
  | { readonly refused: string };

/** The properties of a moment that the debugger needs for stepping. */
export interface MomentShape {
  /** Number of figures in the ledger of the moment. */
  readonly figures: number;
  /** Identifies the phase of the moment. */
  readonly phase: string;
  /** Lines of text that the debug console prints when the game reaches this moment. */
  readonly said: readonly string[];
}

/** A refused order or an expectation that is not met, with the number of the moment that follows it. */
export interface Trouble {
  readonly is: 'refused' | 'unmet';
  readonly moment: number;
  readonly message: string;
}

/** `sandtable/debug/end`: releases the game. */
export interface GameParams {
  readonly game: number;
}

/** `sandtable/debug/breakpoints`: the moments at which play stops for breakpoints in a file. */
export interface BreakpointsParams extends GameParams {
  readonly uri: string;
  readonly breakpoints: readonly Breakpoint[];
}
export interface Breakpoint {
  /** Line number of the breakpoint, counted from 1. */
  readonly line: number;
  /** Condition for stopping, such as `roll < 4`. */
  readonly condition?: string;
  /** Hit count: `3` stops only the third time; `>= 2` and `% 2` are also possible. */
  readonly hits?: string;
}
export type BreakpointsResult = readonly {
  /** Line of the order to which the breakpoint was moved; absent if there is no such order. */
  readonly line?: number;
  readonly moments: readonly number[];
  /** Reason why execution never stops at the breakpoint. */
  readonly trouble?: string;
}[];

/**
 * `sandtable/debug/changes`: the moments before which a unit changed. For a single fact, such as the unit's cell, only
 * changes of that fact count.
 */
export interface ChangesParams extends GameParams {
  readonly datum: Datum;
  readonly condition?: string;
  readonly hits?: string;
}
export interface ChangesResult {
  readonly moments: readonly number[];
  /** Reason why execution never stops at the data breakpoint. */
  readonly trouble?: string;
}

/** A unit, or one of its facts, such as `cell` or `steps`. */
export interface Datum {
  readonly unit: string;
  readonly fact?: string;
}

/** `sandtable/debug/frames`: the stack frames, innermost first. */
export interface FramesParams extends GameParams {
  readonly at: StopPosition;
}
export type FramesResult = readonly Frame[];
export interface Frame {
  readonly name: string;
  readonly place?: LinedPlace;
}

/** A position in a file. Line and column are counted from 1. */
export interface LinedPlace {
  readonly uri: string;
  readonly line: number;
  readonly column: number;
}

/** `sandtable/debug/variables`: the variables at a path. For the empty path, these are the scopes. */
export interface VariablesParams extends GameParams {
  readonly at: StopPosition;
  readonly path: Path;
}
export type Path = readonly (string | number)[];
export type VariablesResult = readonly Variable[];
export interface Variable {
  readonly name: string;
  readonly value: string;
  /** Path of the children of the variable; absent if it has no children. */
  readonly path?: Path;
  /** An expression that has the same value as the variable. */
  readonly expression?: string;
  /** Fact of a unit that a data breakpoint on the variable watches; absent if the variable cannot be watched. */
  readonly datum?: Datum;
}

/** `sandtable/debug/evaluate`: the value of an expression. */
export interface EvaluateParams extends GameParams {
  readonly at: StopPosition;
  readonly expression: string;
}
export type EvaluateResult = Omit<Variable, 'name'> | { readonly trouble: string };

export interface DebugRequests {
  'sandtable/debug/begin': { readonly params: BeginParams; readonly result: BeginResult };
  'sandtable/debug/end': { readonly params: GameParams; readonly result: null };
  'sandtable/debug/breakpoints': { readonly params: BreakpointsParams; readonly result: BreakpointsResult };
  'sandtable/debug/changes': { readonly params: ChangesParams; readonly result: ChangesResult };
  'sandtable/debug/frames': { readonly params: FramesParams; readonly result: FramesResult };
  'sandtable/debug/variables': { readonly params: VariablesParams; readonly result: VariablesResult };
  'sandtable/debug/evaluate': { readonly params: EvaluateParams; readonly result: EvaluateResult };
}
