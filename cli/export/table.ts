import type { PieceView } from '../../engine/play/ruleset.js';
import type { Viewer } from '../../engine/play/sight.js';
import { plain } from '../../language-server/scene/counters.js';
import { printedOf } from '../../language-server/scene/printed.js';
import type { Shown } from '../../language-server/scene/shown.js';
import type { CounterFace } from '../../preview/scene.js';
import type { Piece, Table } from '../../preview/vassal/table.js';
import { gameShown, sceneShown, type ShownOptions } from '../shown.js';
import type { Sheet } from '../workspace.js';

/**
 * The game at a moment, laid out for VASSAL as somebody sees it. Without a moment a module begins with the set-up and has also the faces
 * that the file's orders come to.
 *
 * @throws Unusable when the file shows no map or the moment does not come.
 */
export function tableOf(
  file: string,
  sheet: Sheet,
  viewer: Viewer,
  { begins, cell, ...asked }: ShownOptions & { readonly begins: boolean; readonly cell: number },
): Table {
  const map = { ...sceneShown(file, sheet, undefined, viewer), findings: [] };
  const isPlayed = sheet.analysis.ruleset !== undefined && sheet.analysis.scenario !== undefined;
  const whole = begins && asked.at === undefined && isPlayed;
  const printed = facesBySteps(sheet);
  const at = (options: ShownOptions): Piece[] => piecesOf(gameShown(file, sheet, options), viewer, printed);
  return {
    title: map.title,
    map,
    pieces: at(whole ? { ...asked, at: 'setup' } : asked),
    later: whole ? at(asked).flatMap(({ face, steps = [] }) => [face, ...steps]) : [],
    cell,
  };
}

/** Names of units, and the faces that are printed for them from full strength to their last step. */
type Faces = ReadonlyMap<string, readonly CounterFace[]>;

function facesBySteps({ analysis }: Sheet): Faces {
  const faces = new Map<string, CounterFace[]>();
  for (const { counters } of printedOf(analysis)?.bySide ?? [])
    for (const { front, back } of counters)
      faces.set(front.name, [...(faces.get(front.name) ?? []), front, ...(back ? [back] : [])]);
  return faces;
}

function piecesOf(shown: Shown | undefined, viewer: Viewer, printed: Faces): Piece[] {
  if (!shown) return [];
  return shown.game.position(viewer).pieces.map((piece) => {
    const { cell, over } = piece;
    const steps = (printed.get(piece.name) ?? []).map((face, i) => ({ ...face, ...shared(piece), step: i + 1 }));
    return {
      face: plain(piece),
      ...(cell !== undefined && { cell }),
      ...(over && { over }),
      ...(piece.steps > 1 && isOpen(piece, steps) && { steps }),
    };
  });
}

/** What a unit keeps when it loses steps. */
const shared = ({ steps, symbol, kind, formation }: PieceView): Partial<CounterFace> => ({
  steps,
  symbol,
  kind,
  ...(formation !== undefined && { formation }),
});

/** Who looks sees the face that is printed for its step, and so may know the others. */
const isOpen = ({ step, steps, values }: PieceView, printed: readonly CounterFace[]): boolean =>
  printed.length === steps && printed[step - 1].values === values;
