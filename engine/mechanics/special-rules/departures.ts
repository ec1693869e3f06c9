import type { Source } from '../../model/source.js';
import { BECOMES, type ItemModel } from '../../model/special-rules.js';
import type { AttributeWord } from '../../play/vocabulary.js';
import type { GameState } from '../game-state.js';
import { EXPECTED } from '../off-map.js';
import type { RegisteredPieces, Mustered } from '../muster/piece-register.js';

/** Returns the names of leaving units, including counters from a pool. */
export function namesOf(items: readonly ItemModel[]): string[] {
  return items.flatMap((item) => ('every' in item ? item.names : item.name === undefined ? item.drawn : [item.name]));
}

/** The replacement of a unit by another: `LSSAH (becomes "1.SS-Pz")`. */
export interface Becoming {
  /** The names of the replaced units. A correct statement has exactly one. */
  readonly names: readonly string[];
  readonly by: string;
  readonly source: Source;
}

/** Returns a replacement for each item that has the attribute `becomes`. */
export function becomings(items: readonly ItemModel[]): Becoming[] {
  return items.flatMap((item) => {
    if (!Object.hasOwn(item.attributes, BECOMES)) return [];
    const { value, source } = item.attributes[BECOMES];
    return [{ names: namesOf([item]), by: String(value), source }];
  });
}

/** Implements {@link SpecialFace.replace}: puts the unit `by` in the place of a unit. */
export function replaceUnit<Piece extends Mustered>(
  state: Pick<GameState<Piece>, 'isOnMap' | 'cell' | 'replacePiece'> & {
    readonly muster: Pick<RegisteredPieces<Piece>, 'byName'>;
  },
  unit: string,
  by: string,
  code: number,
): boolean {
  const [of, piece] = [unit, by].map((name) => state.muster.byName.get(name));
  if (of === undefined || piece === undefined || !state.isOnMap(of) || state.cell[piece] !== EXPECTED) return false;
  state.replacePiece(piece, of, code);
  return true;
}

/** The attribute that names the unit which replaces a leaving unit. Games include it in their vocabularies. */
export const BECOMING: AttributeWord = {
  word: BECOMES,
  text: 'The unit that replaces the leaving unit on the map and takes over its state.',
  rules: [],
  of: 'departure',
  value: 'text',
  names: 'unit',
};

/**
 * The word that expectations use for a unit that a `leave` statement has removed. Each game adds it to its vocabulary.
 */
export const HAS_LEFT: AttributeWord = {
  word: 'left',
  text: 'A `leave` statement of the scenario has removed the unit from the game.',
  rules: [],
  of: 'expectation',
  value: 'flag',
};
