import type { Reference } from 'langium';
import { NOWHERE } from '../../engine/board/board.js';
import type { MapModel } from '../../engine/model/map.js';
import { cellsOfNamedFeature } from '../../engine/model/places.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { allPartsOf } from '../../engine/play/verb-form.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { isArea, isFeature } from '../generated/ast.js';
import type { CompileContext } from './compile-context.js';

/** A name in an order or an expectation that may be that of a unit or of a place. */
export interface NameUse {
  readonly name: Reference;
  /** The verb with which the name is written. Undefined if the game has no such verb. */
  readonly verb: VerbWord | undefined;
  /** The preposition before the name. Undefined if the name follows the verb. */
  readonly preposition?: string;
  readonly map: MapModel | undefined;
}

/** Returns whether a name means a place. If a unit and a place share the name, the form of the verb decides. */
export function isPlaceName({ name, verb, preposition, map }: NameUse): boolean {
  if (isArea(name.ref) || isFeature(name.ref)) return true;
  return (
    meaningOf(verb, preposition) === 'place' &&
    name.ref !== undefined &&
    cellOfSharedName(map, name.$refText) !== undefined
  );
}

/** Warns if a unit and a place share a name and the form of the verb allows both; the name then means the unit. */
export function reportSharedName(context: CompileContext, use: NameUse, source: () => Source): void {
  const { name, verb, preposition, map } = use;
  if (!name.ref || isPlaceName(use) || meaningOf(verb, preposition) !== 'either') return;
  const cell = cellOfSharedName(map, name.$refText);
  if (cell === undefined) return;
  context.findings.warning(
    'shared-name',
    source(),
    say`A unit and a place are called “${name.$refText}”. Here the name means the unit; write ${cell} for the place, or rename one of the two.`,
  );
}

/**
 * Returns what a verb takes after a preposition: units, cells, or either. Without a preposition, returns what the verb
 * takes directly after it.
 */
function meaningOf(verb: VerbWord | undefined, preposition: string | undefined): 'unit' | 'place' | 'either' {
  const parts = verb ? allPartsOf(verb).filter((part) => part.preposition === preposition) : [];
  const takesPlaces = parts.some(({ what }) => what.startsWith('cell'));
  const takesUnits = parts.some(({ what }) => UNITS.includes(what));
  return takesPlaces === takesUnits ? 'either' : takesPlaces ? 'place' : 'unit';
}

const UNITS: readonly string[] = ['unit', 'units', 'leader', 'division', 'formation'];

/** Returns the label of the only cell of a place; undefined if there is no such place or it has several cells. */
function cellOfSharedName(map: MapModel | undefined, name: string): string | undefined {
  const cells = map ? cellsOfNamedFeature(map, name) : [];
  return map && cells.length === 1 && cells[0] !== NOWHERE ? map.board.label(cells[0]) : undefined;
}
