import type { PieceView, Viewer } from '../../engine/play/records.js';
import { CounterArt } from '../../language-server/scene/counter-art.js';
import { plain } from '../../language-server/scene/counters.js';
import { buildPrintData } from '../../language-server/scene/print-data.js';
import type { ShownGame } from '../../language-server/scene/shown-game.js';
import type { CounterFace } from '../../preview/contract/scene.js';
import type { Piece, Table } from '../../preview/vassal/table.js';
import { gameShown, sceneShown, type ShownOptions } from '../shown.js';
import type { OpenedFile } from '../workspace.js';

/**
 * Converts the position at a moment for VASSAL, as far as a viewer may see it. If no moment is given, a module contains
 * the position after the set-up. In that case its palette also contains the faces that the counters have after the last
 * order of the file, so that players can continue the game.
 * @throws Unusable when the file has no map, or the game ends before the moment.
 */
export function tableOf(
  file: string,
  opened: OpenedFile,
  viewer: Viewer,
  { begins, cell, ...shown }: ShownOptions & { readonly begins: boolean; readonly cell: number },
): Table {
  const map = { ...sceneShown(file, opened, undefined, viewer), findings: [] };
  const isPlayed = opened.analysis.ruleset !== undefined && opened.analysis.scenario !== undefined;
  const whole = begins && shown.at === undefined && isPlayed;
  const printed = facesBySteps(opened);
  const art = new CounterArt(opened.analysis);
  const kinds = formationKinds(opened);
  const at = (options: ShownOptions): Piece[] =>
    piecesOf(gameShown(file, opened, options), viewer, { printed, art, kinds });
  return {
    title: map.title,
    map,
    pieces: at(whole ? { ...shown, at: 'setup' } : shown),
    later: whole ? at(shown).flatMap(({ face, steps = [] }) => [face, ...steps]) : [],
    cell,
  };
}

/** The printed faces of each unit, by the name of the unit, from full strength to the last step. */
type Faces = ReadonlyMap<string, readonly CounterFace[]>;

function facesBySteps({ analysis }: OpenedFile): Faces {
  const faces = new Map<string, CounterFace[]>();
  for (const { counters } of buildPrintData(analysis)?.bySide ?? [])
    for (const { front, back } of counters)
      faces.set(front.name, [...(faces.get(front.name) ?? []), front, ...(back ? [back] : [])]);
  return faces;
}

/** Returns the kinds of the formations that a file and its imports declare, by their names. */
const formationKinds = ({ analysis }: OpenedFile): ReadonlyMap<string, string> =>
  new Map(
    analysis.sides.flatMap(({ forces }) =>
      forces.flatMap(({ name, kind, members }) => (members.length > 0 ? [[name, kind] as const] : [])),
    ),
  );

/** Properties of units that come from the file, because the position of the game does not contain them. */
interface UnitFacts {
  readonly printed: Faces;
  readonly art: CounterArt;
  readonly kinds: ReadonlyMap<string, string>;
}

function piecesOf(shown: ShownGame | undefined, viewer: Viewer, { printed, art, kinds }: UnitFacts): Piece[] {
  if (!shown) return [];
  return shown.game.position(viewer).pieces.map((piece) => {
    const { cell, over, formation = '' } = piece;
    const formationKind = kinds.get(formation);
    const steps = (printed.get(piece.name) ?? []).map((face, i) => ({ ...face, ...shared(piece, art), step: i + 1 }));
    return {
      face: plain(piece, art),
      ...(cell !== undefined && { cell }),
      ...(over && { over }),
      ...(formationKind !== undefined && { formationKind }),
      ...(piece.steps > 1 && isOpen(piece, steps) && { steps }),
    };
  });
}

/** Returns the properties that all faces of a unit share. */
const shared = ({ name, side, steps, symbol, kind, formation }: PieceView, art: CounterArt): Partial<CounterFace> => ({
  steps,
  symbol,
  kind,
  ...(formation !== undefined && { formation }),
  ...art.of({ name, side, kind, ...(formation !== undefined && { formation }) }),
});

/**
 * Returns whether the viewer sees the current step with its printed values. If so, the viewer may also see the printed
 * faces of the other steps.
 */
const isOpen = ({ step, steps, values }: PieceView, printed: readonly CounterFace[]): boolean =>
  printed.length === steps && printed.at(step - 1)?.values === values;
