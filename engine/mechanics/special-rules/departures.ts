import type { Source } from '../../model/source.js';
import { BECOMES, type ItemModel } from '../../model/special-rules.js';
import type { AttributeWord } from '../../play/vocabulary.js';
import type { GameState } from '../game-state.js';
import { EXPECTED } from '../off-map.js';
import type { RegisteredPieces, Mustered } from '../muster/piece-register.js';

/** Names of what leaves; of counters drawn those they go by. */
export function namesOf(items: readonly ItemModel[]): string[] {
  return items.flatMap((item) => ('every' in item ? item.names : item.name === undefined ? item.drawn : [item.name]));
}

/** `LSSAH (becomes "1.SS-Pz")`: a counter of which a statement makes another. */
export interface Becoming {
  /** Whom it names: one unit, if it is right. */
  readonly names: readonly string[];
  readonly by: string;
  readonly source: Source;
}

/** Who takes whose place when these leave. */
export function becomings(items: readonly ItemModel[]): Becoming[] {
  return items.flatMap((item) => {
    if (!Object.hasOwn(item.attributes, BECOMES)) return [];
    const { value, source } = item.attributes[BECOMES];
    return [{ names: namesOf([item]), by: String(value), source }];
  });
}

/** Puts one unit in the place of another, as {@link SpecialFace.replace} says. */
export function replaceUnit<Piece extends Mustered>(
  state: Pick<GameState<Piece>, 'isOnMap' | 'cell' | 'replacePiece'> & {
    readonly muster: Pick<RegisteredPieces<Piece>, 'byName'>;
  },
  unit: string,
  by: string,
  gone: number,
): boolean {
  const [of, piece] = [unit, by].map((name) => state.muster.byName.get(name));
  if (of === undefined || piece === undefined || !state.isOnMap(of) || state.cell[piece] !== EXPECTED) return false;
  state.replacePiece(piece, of, gone);
  return true;
}

/** Of a unit that leaves: for the vocabularies of games. */
export const BECOMING: AttributeWord = {
  word: BECOMES,
  text: 'The unit that takes its place on the map, with all that has befallen it.',
  rules: [],
  of: 'departure',
  value: 'text',
  names: 'unit',
};

/** What is expected of a unit that the scenario took out of the game: for the vocabularies of games. */
export const HAS_LEFT: AttributeWord = {
  word: 'left',
  text: 'The unit left the game, as the scenario says.',
  rules: [],
  of: 'expectation',
  value: 'flag',
};
