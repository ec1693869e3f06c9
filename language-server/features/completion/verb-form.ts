import type { Ruleset } from '../../../engine/play/ruleset.js';
import { allPartsOf, choicesOf } from '../../../engine/play/verb-form.js';
import { findWord } from '../../compile/words.js';
import type { PartialOrder } from './partial-order.js';

/** The parts that may come next in an order, according to the form of its verb (`attack CELLS with UNITS`). */
export interface VerbForm {
  /** Whether units or cells follow the verb directly, before any preposition. */
  readonly hasSubject: boolean;
  /** True if only parentheses may follow the verb. */
  readonly takesNothing: boolean;
  /** Returns whether a cell may come next. */
  readonly takesCells: (order: PartialOrder | undefined) => boolean;
  /** Returns whether a unit may come next in an order. */
  readonly takesPieces: (order: PartialOrder | undefined) => boolean;
  /** Returns whether a formation comes next in an order. */
  readonly takesFormations: (order: PartialOrder | undefined) => boolean;
  /** Returns whether the form of the verb contains a preposition. */
  readonly has: (preposition: string) => boolean;
}

/** Kinds of parts of an order that contain no unit. */
const NO_PIECES: ReadonlySet<string> = new Set(['cell', 'cells', 'path', 'hexside', 'number', 'answers']);

const CELLS: ReadonlySet<string> = new Set(['cell', 'cells']);

/** Returns the form of an order's verb; undefined for an unknown verb. */
export function verbForm(ruleset: Ruleset | undefined, order: PartialOrder | undefined): VerbForm | undefined {
  const word = order && ruleset && findWord(ruleset.vocabulary.verbs, order.verb);
  if (!word) return undefined;
  const parts = allPartsOf(word).filter(({ what }) => !what.startsWith('('));
  const takesPath = parts.some(({ what }) => what === 'path');
  const goes = takesPath || parts.some(({ preposition, what }) => preposition === 'to' && CELLS.has(what));
  const partOf = (preposition: string | undefined): readonly string[] | undefined => {
    const wanted = parts.filter((part) => part.preposition === preposition && !part.choice).map(({ what }) => what);
    return preposition !== undefined && wanted.length === 0 ? undefined : wanted;
  };
  return {
    hasSubject: parts.some(({ preposition, isOptional }) => preposition === undefined && isOptional === undefined),
    takesNothing: parts.length === 0,
    takesCells: (now) => {
      if (parts.length === 0 || (now && now.words.length < choicesOf(word).length)) return false;
      const part = partOf(now?.preposition);
      const written = lastPart(now);
      if (part === undefined) return false;
      // After the units, a path or cell may follow without a preposition: `move 25/7 1020 > 1120`.
      if (now?.preposition === undefined && written.pieces > 0 && !part.some((what) => CELLS.has(what)))
        return written.cells === 0 ? goes : takesPath && now?.pathEnd !== undefined;
      return part.includes('cells') || (part.includes('cell') && written.cells === 0) || now?.pathEnd !== undefined;
    },
    takesPieces: (now) => {
      if (parts.length === 0) return false;
      const part = partOf(now?.preposition);
      return part?.some((what) => !NO_PIECES.has(what)) ?? false;
    },
    takesFormations: (now) => partOf(now?.preposition)?.includes('formation') === true,
    has: (preposition) => partOf(preposition) !== undefined,
  };
}

function lastPart(order: PartialOrder | undefined): { readonly pieces: number; readonly cells: number } {
  const part = order?.clauses.at(-1) ?? order;
  return { pieces: part?.pieces.length ?? 0, cells: part?.cells.length ?? 0 };
}
