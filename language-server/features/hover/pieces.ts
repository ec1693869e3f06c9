import { termOf } from '../../text/term-of.js';
import { say } from '../../../engine/model/say.js';
import type { Board } from '../../../engine/board/board.js';
import type { ForceModel } from '../../../engine/model/forces.js';
import type { Layer } from '../../../engine/play/layers.js';
import type { Game } from '../../../engine/play/game.js';
import type { PieceView } from '../../../engine/play/records.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import { cellCount, forceNamed, membersOf, pieceNamed } from '../../play/lookup.js';
import { nestedReasons, escape, ledgerLine, list, paragraphs } from '../../text/markdown.js';

/** Builds the hover of a unit or formation at this moment: kind, cell, values with their reasons, reach. */
export function hoverPiece(
  ruleset: Ruleset,
  analysis: Analysis,
  game: Game | undefined,
  name: string,
): string | undefined {
  const force = forceNamed(analysis, name);
  const position = game?.position();
  const piece = position && pieceNamed(position, name);
  if (!force && !piece) return undefined;
  if (force && force.members.length > 0) return hoverFormation(ruleset, analysis, game, force);
  return paragraphs(
    title(
      ruleset,
      name,
      piece?.kind ?? force?.kind,
      piece?.side ?? force?.side,
      formationOf(ruleset, name, piece, force),
    ),
    piece ? stateText(ruleset, piece) : printed(force),
    game && piece ? describedValues(ruleset, game, name) : undefined,
    game && piece?.cell !== undefined ? reachAndLayers(ruleset, analysis, game, name) : undefined,
  );
}

function hoverFormation(ruleset: Ruleset, analysis: Analysis, game: Game | undefined, force: ForceModel): string {
  const position = game?.position();
  const members = position ? membersOf(analysis, position, force.name) : [];
  const known = new Set(members.map(({ name }) => name));
  const others = force.members.filter((name) => !known.has(name) && members.length === 0);
  return paragraphs(
    title(ruleset, force.name, force.kind, force.side, force.parent),
    game ? describedValues(ruleset, game, force.name) : undefined,
    list([
      ...members.map((piece) => `**${escape(piece.name)}** ${escape(piece.values)}, ${locationText(ruleset, piece)}`),
      ...others.map((name) => escape(name)),
    ]),
  );
}

/** Builds the hover of a group, `army "16"`: its units and their cells. */
export function hoverGroup(
  ruleset: Ruleset,
  analysis: Analysis,
  game: Game | undefined,
  kind: string,
  name: string,
): string {
  const members = game ? membersOf(analysis, game.position(), name) : [];
  return paragraphs(
    `**${escape(ruleset.term(kind))} ${escape(name)}**`,
    list(members.map((piece) => `**${escape(piece.name)}** ${escape(piece.values)}, ${locationText(ruleset, piece)}`)),
  );
}

/** Returns a piece on one line: `25/7 4-10 (step 1 of 2, disrupted)`. */
export function pieceLine(ruleset: Ruleset | undefined, piece: PieceView): string {
  return `**${escape(piece.name)}** ${escape(piece.values)}${stateOf(ruleset, piece)}`;
}

function title(ruleset: Ruleset, name: string, kind?: string, side?: string, formation?: string): string {
  const terms = [kind, side].map((word) => (word === undefined ? undefined : ruleset.term(word)));
  const rest = [...terms, formation].filter((part) => part !== undefined).map((part) => escape(part));
  return [`**${escape(name)}**`, ...rest].join(' · ');
}

/** Returns the formation of a unit; undefined if the unit is its own formation. */
function formationOf(
  ruleset: Ruleset,
  name: string,
  piece: PieceView | undefined,
  force: ForceModel | undefined,
): string | undefined {
  const formation = piece?.formation ?? force?.parent ?? groupName(ruleset, force);
  return formation === name ? undefined : formation;
}

function groupName(ruleset: Ruleset, force: ForceModel | undefined): string | undefined {
  return force?.group && `${ruleset.term(force.group.kind)} ${force.group.name}`;
}

function printed(force: ForceModel | undefined): string | undefined {
  if (!force || force.faces.length === 0) return undefined;
  return say`${force.faces.map((face) => face.join('-')).join(' | ')}; not on the map`;
}

/** Returns the face, state and location of a piece: `` `2-10` (step 2 of 2), in 2612 ``. */
export function stateText(ruleset: Ruleset, piece: PieceView): string {
  return `\`${piece.values}\`${stateOf(ruleset, piece)}, ${locationText(ruleset, piece)}`;
}

function stateOf(ruleset: Ruleset | undefined, piece: PieceView): string {
  const steps = piece.steps > 1 ? [say`step ${piece.step} of ${piece.steps}`] : [];
  const state = [...steps, ...piece.flags.map((flag) => termOf(ruleset, flag))];
  return state.length > 0 ? ` (${state.map((word) => escape(word)).join(', ')})` : '';
}

function locationText(ruleset: Ruleset, { cell, off }: PieceView): string {
  if (cell !== undefined) return say`in ${escape(cell)}`;
  return escape(off === undefined ? say`not on the map` : ruleset.term(off));
}

function describedValues(ruleset: Ruleset, game: Game, name: string): string {
  return list(game.views.describe(name).map((line) => describedValueLine(ruleset, line)));
}

/**
 * Returns a value with its reasons: `Movement **4**: 8 printed; ÷2 out of supply = 4 [4.4]`. Nested reasons become a
 * list.
 */
export function describedValueLine(
  ruleset: Ruleset,
  { label, explained }: ReturnType<Game['views']['describe']>[number],
): string {
  const head = `${escape(label)} **${escape(explained.value)}**`;
  if (explained.ledger.some(({ why }) => why !== undefined)) return head + nestedReasons(ruleset, explained.ledger);
  const why = ledgerLine(ruleset, explained.ledger);
  return why === '' ? head : `${head}: ${why}`;
}

/**
 * Returns a list of the unit's state in each layer of the game, followed by the number of cells that the unit can
 * reach.
 */
function reachAndLayers(ruleset: Ruleset, analysis: Analysis, game: Game, name: string): string | undefined {
  const board = analysis.map?.board;
  if (!board) return undefined;
  const reached = game.views.reach(name).length;
  const describedLabels = new Set(game.views.describe(name).map(({ label }) => label));
  return list([
    ...game.views.layers.flatMap((layer) =>
      layer.of === 'unit' ? layerLines(ruleset, board, layer, name, describedLabels) : [],
    ),
    say`Can reach ${cellCount(board, reached)}`,
  ]);
}

/**
 * Returns the state of a unit in a layer, such as supply, with the cells of the unit's line, such as the supply line.
 * Reasons that the values of the unit already give are left out.
 */
function layerLines(
  ruleset: Ruleset,
  board: Board,
  layer: Layer,
  name: string,
  describedLabels: ReadonlySet<string>,
): string[] {
  const { state, isBad: trouble, shapes } = layer.contentFor(name);
  if (!state) return [];
  const line = shapes.find(({ drawn }) => drawn === 'line');
  const value = trouble ? `**${escape(state.value)}**` : escape(state.value);
  const shown = line ? say`${value} along ${pathText(board, line.cells)}` : value;
  const why = describedLabels.has(layer.label) ? '' : ledgerLine(ruleset, state.ledger);
  return [why === '' ? shown : `${shown}: ${why}`];
}

const MAX_PATH_LABELS = 6;

/** Returns the labels of a path, shortened in the middle if it is long. */
function pathText(board: Board, cells: readonly number[]): string {
  const labels = cells.map((cell) => board.label(cell));
  if (labels.length <= MAX_PATH_LABELS) return labels.join(' > ');
  return [...labels.slice(0, MAX_PATH_LABELS / 2), '…', ...labels.slice(-MAX_PATH_LABELS / 2)].join(' > ');
}
