import { NOWHERE } from '../../engine/board/board.js';
import type { ForceLine } from '../../engine/mechanics/special-rules/forces-ledger.js';
import type { PieceView, Viewer } from '../../engine/play/records.js';
import type { ForcesRow } from '../../preview/contract/forces.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import { isHiddenFrom, viewerFor } from '../scene/build-scene.js';
import { plain } from '../scene/counters.js';
import type { SceneOptions } from '../scene/shown-game.js';
import { ledgerOf } from './ledger.js';

/**
 * Returns the ledger of forces for the panel, with the counters of units that have no place yet. In games in which each
 * side has secrets, a side sees only its own forces.
 */
export function forcesRows(analysis: Analysis, options: Pick<SceneOptions, 'umpire' | 'as'>): ForcesRow[] {
  const viewer = viewerFor(analysis, options);
  const lines = ledgerOf(analysis).filter(({ side }) => !isHiddenFrom(analysis, viewer, side));
  const pieces = lines.some(({ left }) => left > 0) ? piecesOf(analysis, viewer) : new Map<string, PieceView>();
  return lines.map((line) => rowOf(line, pieces));
}

/** Returns every unit in its initial state, by name. */
function piecesOf({ ruleset, scenario }: Analysis, viewer: Viewer): ReadonlyMap<string, PieceView> {
  const pieces = ruleset && scenario ? ruleset.start(scenario, { silent: true }).position(viewer).pieces : [];
  return new Map(pieces.map((piece) => [piece.name, piece]));
}

function rowOf(line: ForceLine, pieces: ReadonlyMap<string, PieceView>): ForcesRow {
  const { what, name, side, where, exist, left, twice, source, members } = line;
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
    members: members.map((member) => rowOf(member, pieces)),
    ...(piece && { counter: { ...plain(piece), cell: NOWHERE } }),
  };
}
