import { NOWHERE } from '../../engine/board/board.js';
import type { ForceLine } from '../../engine/mechanics/special-rules/forces-ledger.js';
import type { PieceView, Viewer } from '../../engine/play/records.js';
import type { ForcesRow } from '../../preview/contract/forces.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import { isHiddenFrom, viewerFor } from '../scene/build-scene.js';
import { CounterArt } from '../scene/counter-art.js';
import { plain } from '../scene/counters.js';
import { findShownGame, isInSetup, type SceneOptions } from '../scene/shown-game.js';
import { ledgerOf } from './ledger.js';

/**
 * Returns the rows of the *Forces* page: sides, formations and units with their numbers, and the places of the units at
 * the moment shown. Units that have no place yet have their counters, so that the user can drag them onto the map. In
 * games in which each side has secrets, a side sees only its own forces.
 */
export function forcesRows(analysis: Analysis, options: SceneOptions): ForcesRow[] {
  const viewer = viewerFor(analysis, options);
  const lines = ledgerOf(analysis).filter(({ side }) => !isHiddenFrom(analysis, viewer, side));
  const pieces = lines.some(({ left }) => left > 0) ? piecesOf(analysis, viewer) : new Map<string, PieceView>();
  const places = placesNow(analysis, options, viewer);
  const art = new CounterArt(analysis);
  return lines.map((line) => rowOf(line, pieces, places, art));
}

/**
 * Returns the cell of each unit at the moment shown, or the word for its place off the map. Returns undefined before
 * the first turn, because the rows then show the set-up and the arrivals from the text.
 */
function placesNow(
  analysis: Analysis,
  options: SceneOptions,
  viewer: Viewer,
): ReadonlyMap<string, string | undefined> | undefined {
  const shown = findShownGame(analysis, options);
  if (!shown || isInSetup(shown)) return undefined;
  return new Map(shown.game.position(viewer).pieces.map(({ name, cell, off }) => [name, cell ?? off]));
}

/** Returns every unit in its initial state, by name. */
function piecesOf({ ruleset, scenario }: Analysis, viewer: Viewer): ReadonlyMap<string, PieceView> {
  const pieces = ruleset && scenario ? ruleset.start(scenario, { silent: true }).position(viewer).pieces : [];
  return new Map(pieces.map((piece) => [piece.name, piece]));
}

function rowOf(
  line: ForceLine,
  pieces: ReadonlyMap<string, PieceView>,
  places: ReadonlyMap<string, string | undefined> | undefined,
  art: CounterArt,
): ForcesRow {
  const { what, name, side, exist, left, twice, source } = line;
  const members = line.members.map((member) => rowOf(member, pieces, places, art));
  const where = places === undefined ? line.where : (places.get(name) ?? commonPlace(members) ?? laterPlace(line));
  const piece = what === 'unit' && left > 0 ? pieces.get(name) : undefined;
  return {
    what,
    name,
    side,
    ...(where !== undefined && { where }),
    needed: exist,
    placed: exist - left,
    left,
    twice,
    place: placeOf(source),
    members,
    ...(piece && { counter: { ...plain(piece, art), cell: NOWHERE } }),
  };
}

/** Returns the place of all members, if it is the same for all. */
function commonPlace(members: readonly ForcesRow[]): string | undefined {
  const [first] = members;
  return members.every(({ where }) => where === first.where) ? first?.where : undefined;
}

/**
 * Returns the set-up place or arrival that the text gives for the counters of a pool, which have no names. Returns
 * undefined for all other forces.
 */
const laterPlace = ({ what, where }: ForceLine): string | undefined => (what === 'pool' ? where : undefined);
