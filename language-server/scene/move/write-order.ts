import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import { formationsAbove } from '../../../engine/model/forces.js';
import type { OrderModel, OrdersModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { Decision, DiceRoll } from '../../../engine/play/moment.js';
import type { Game } from '../../../engine/play/game.js';
import type { Viewer } from '../../../engine/play/records.js';
import { gameViewFor } from '../../../engine/play/visibility.js';
import type { VerbWord } from '../../../engine/play/vocabulary.js';
import type { Analysis } from '../../analysis/analysis.js';
import { contains } from '../../play/lookup.js';
import { visitMoments } from '../../play/game-at.js';
import { placeOf } from '../../syntax/written-value.js';
import type { MoveResult } from '../../../protocol/editing.js';
import type { ShownGame } from '../shown-game.js';
import { changeOrder, leaveOrder, type OrderChange } from './change-order.js';
import { dropAttack } from './drop-attack.js';
import { addTarget, oneTargetText, takesSeveralCells } from './add-target.js';
import { joinAttack, type JoinedAttack } from './join-attack.js';
import { findListedUnits, findOrderInPhase, ordersInPhase, type PhaseOrder } from './orders-in-phase.js';
import { writeInOccasion, newOrdersBlock } from './in-occasion.js';
import { refused, refusedBy } from './refused.js';
import { type DraggedOrder, findRefusal, buildDraggedOrder } from './dragged-order.js';

/** Counters dragged to a cell, with their text and game. */
interface Drag {
  readonly analysis: Analysis;
  readonly shown: ShownGame;
  readonly viewer: Viewer;
  readonly textOf: (uri: string) => string;
  readonly names: readonly string[];
  readonly to: Cell;
  /** True if the cell is added to the attack that the units already make. */
  readonly adds: boolean;
}

/**
 * Returns the edit that writes an order for units to move to a cell or to attack it. If the units already have such an
 * order in this phase, that order is changed; otherwise the new order answers the next decision.
 */
export function writeOrder(drag: Drag): MoveResult {
  const { analysis, shown } = drag;
  let result = refused(t('The game is over; no more orders can be given.'));
  visitMoments(analysis, shown.played, [shown.moment + 1], (_moment, game, decision) => {
    result = answerDecision(drag, game, decision);
  });
  return result;
}

function answerDecision(drag: Drag, game: Game, decision: Decision | DiceRoll): MoveResult {
  const { analysis, names, to } = drag;
  if (decision.kind === 'dice') return refused(t('Dice are rolled first: {0}.', decision.purpose));
  const { pieces } = game.position();
  for (const name of names) {
    const side = pieces.find((piece) => piece.name === name)?.side;
    if (side === undefined) return refused(t('{0} is not in play.', name));
    if (decision.side !== side)
      return refused(t('The next decision belongs to {0}, not to {1}: {2}', decision.side, side, decision.prompt));
  }
  const shapes = (analysis.ruleset?.vocabulary.verbs ?? []).flatMap((verb) => {
    const shape = decision.verbs.includes(verb.word)
      ? buildDraggedOrder(verb, names, to, analysis.map?.board.label(to) ?? '')
      : undefined;
    return shape ? [{ verb, shape }] : [];
  });
  for (const { verb, shape } of drag.adds ? shapes : []) {
    const added = addToExistingAttack(drag, game, verb, shape);
    if (added) return added;
  }
  let against: MoveResult | undefined;
  for (const { shape } of shapes) {
    const result =
      changeExistingOrders(drag, game, shape) ??
      joinExistingAttack(drag, game, shape) ??
      giveNewOrder(drag, game, decision, shape);
    if ('edits' in result) return result;
    against ??= result;
  }
  return against ?? refused(whyNoAnswer(analysis, decision, names));
}

/**
 * Changes the orders that the units have in this phase: adds all units to the first order and removes them from the
 * others. Undefined if there are no such orders.
 */
function changeExistingOrders(
  { analysis, shown, viewer, textOf, names }: Drag,
  game: Game,
  shape: DraggedOrder,
): MoveResult | undefined {
  const [first, ...others] = ordersInPhase(analysis, shown, game, shape.order.verb, names);
  if (!first) return undefined;
  const at = <T>(
    { order, moment = shown.moment + 1 }: PhaseOrder,
    change: (text: string, own: OrderChange, then: Game) => T,
  ): T | undefined => {
    let result: T | undefined;
    visitMoments(analysis, shown.played, [moment], (_moment, then, decision) => {
      const company = findListedUnits(analysis, then.position(), order, names);
      if (decision.kind === 'decision' && company)
        result = change(textOf(order.source.file), { order, decision, company }, then);
    });
    return result;
  };
  const { moment = shown.moment + 1 } = first;
  let result = at(first, (text, own, then): MoveResult => {
    const change = changeOrder(text, own, shape, names);
    if (!('edits' in change)) return change;
    const attack = dropAttack(then, viewer, shape, own.decision.side);
    // Units that were removed from an order of several units move after that order.
    return { ...change, moment: own.company.others.length === 0 ? moment : moment + 1, ...(attack && { attack }) };
  });
  for (const other of others) {
    const left = at(other, leaveOrder);
    if (result === undefined || !('edits' in result) || left === undefined) return result;
    result = 'edits' in left ? { ...result, edits: [...result.edits, ...left.edits] } : left;
  }
  return result;
}

/**
 * Adds the cell to the attack that the units make in this phase. Undefined if they make none, or if the attack is
 * against this cell.
 */
function addToExistingAttack(drag: Drag, game: Game, verb: VerbWord, shape: DraggedOrder): MoveResult | undefined {
  const { analysis, shown, textOf, names } = drag;
  const [found, ...others] = ordersInPhase(analysis, shown, game, verb.word, names);
  if (!found || others.length > 0 || shape.isGoal(found.order)) return undefined;
  if (!takesSeveralCells(verb))
    return isAgainstEnemies(drag, game, found.order, shape) ? refused(oneTargetText(verb.word)) : undefined;
  return rewriteAttack(drag, found, shape, (order, decision, then) => {
    const company = findListedUnits(analysis, then.position(), order, names);
    return company && addTarget(textOf(order.source.file), { order, decision, company }, shape, names);
  });
}

/** Returns whether both an existing order and a dragged order send the units against enemies. */
function isAgainstEnemies({ analysis, viewer }: Drag, game: Game, order: OrderModel, shape: DraggedOrder): boolean {
  const { pieces } = gameViewFor(game, viewer).position();
  const board = analysis.map?.board;
  const { side } = game.now();
  const hasEnemies = (label: string | undefined): boolean =>
    label !== undefined && pieces.some((piece) => piece.cell === label && piece.side !== side);
  const goals = board ? cellsOf(order).map((cell) => board.label(cell)) : [];
  return hasEnemies(shape.label) && goals.some(hasEnemies);
}

const cellsOf = ({ cells, path, clauses }: OrderModel): readonly Cell[] =>
  [cells, path, ...clauses.flatMap((clause) => [clause.cells, clause.path])].flat().map(({ cell }) => cell);

/** Adds the units to the attack of this phase on the same cell. Undefined if there is none. */
function joinExistingAttack(drag: Drag, game: Game, shape: DraggedOrder): MoveResult | undefined {
  const { analysis, shown, textOf, names } = drag;
  if (shape.form !== 'at') return undefined;
  const found = findOrderInPhase(
    analysis,
    shown,
    game,
    (order) => order.verb === shape.order.verb && shape.isGoal(order),
  );
  return (
    found &&
    rewriteAttack(drag, found, shape, (order, decision) =>
      joinAttack(textOf(order.source.file), { order, decision }, shape, names),
    )
  );
}

/**
 * Changes an attack if the decision that the attack answers allows the change. Returns the edits with the odds of the
 * new attack.
 */
function rewriteAttack(
  { analysis, shown, viewer }: Drag,
  { order, moment = shown.moment + 1 }: PhaseOrder,
  shape: DraggedOrder,
  rewrite: (order: OrderModel, decision: Decision, then: Game) => JoinedAttack | undefined,
): MoveResult | undefined {
  let result: MoveResult | undefined;
  visitMoments(analysis, shown.played, [moment], (_moment, then, decision) => {
    if (decision.kind !== 'decision') return;
    const changed = rewrite(order, decision, then);
    const attack = changed && dropAttack(then, viewer, { ...shape, ...changed }, decision.side);
    result =
      changed &&
      ('edits' in changed.result ? { ...changed.result, moment, ...(attack && { attack }) } : changed.result);
  });
  return result;
}

/** Returns the edit for a new order, if the next decision accepts the order. */
function giveNewOrder(drag: Drag, game: Game, decision: Decision, shape: DraggedOrder): MoveResult {
  const against = findRefusal(decision, shape.order);
  if (against) return refusedBy(against);
  const attack = dropAttack(game, drag.viewer, shape, decision.side);
  return {
    edits: [insertOrder(drag, game, shape.text)],
    moment: drag.shown.moment + 1,
    ...(attack && { attack }),
  };
}

function whyNoAnswer(analysis: Analysis, decision: Decision, names: readonly string[]): string {
  const first = precedingAnswer(analysis, decision, names[0]);
  const hint = first === undefined ? [] : [t('Answer “{0}” first.', first)];
  return [decision.prompt, t('Moving a counter does not answer this decision.'), ...hint].join(' ');
}

/**
 * Returns the answer that must first select the formation of a unit, `activate 11th Armoured`; undefined if no such
 * answer is needed.
 */
function precedingAnswer({ scenario }: Analysis, decision: Decision, name: string): string | undefined {
  const forces = new Map(scenario?.sides.flatMap(({ forces }) => forces).map((force) => [force.name, force]));
  const force = forces.get(name);
  const above = force ? formationsAbove(force, forces).map((formation) => formation.name) : [];
  const answer = decision.legal().find(({ choice }) => choice !== undefined && above.includes(choice));
  return answer && decision.describe?.(answer);
}

/**
 * Returns the edit that writes an order as the next order of its side. If the game is in an occasion, the order is
 * written inside the braces of this occasion.
 */
export function insertOrder(
  {
    analysis,
    shown,
    textOf,
  }: Pick<Drag, 'analysis' | 'textOf'> & { readonly shown: Pick<ShownGame, 'played' | 'moment'> },
  game: Game,
  order: string,
  side = game.now().side ?? '',
): { readonly place: ReturnType<typeof placeOf>; readonly text: string } {
  const { turn, phase, occasions = [] } = game.now();
  if (occasions.length > 0) {
    const done = shown.played.moments.slice(0, shown.moment + 1);
    const isDone = (own: OrderModel): boolean =>
      done.some(({ source }) => source !== undefined && contains(own.source, source));
    const { source, text } = writeInOccasion({ analysis, textOf, turn, side, occasions }, order, isDone);
    return { place: placeOf(source), text };
  }
  const block = analysis.scenario?.orders.findLast((orders) => orders.turn === turn && orders.side === side);
  if (!block) {
    const { source, text } = newOrdersBlock(analysis, turn, side, order, textOf);
    return { place: placeOf(source), text };
  }
  const { at, mark } = insertionPoint(block, shown, phase, textOf(block.source.file));
  return { place: placeOf(at), text: `${mark ? `\n  phase ${phase}:` : ''}\n  ${order}` };
}

/**
 * Returns the position for a new order: after the orders that have been carried out, and in the given phase. `mark` is
 * true if the phase mark must be written before the order.
 */
function insertionPoint(
  { lines, source }: OrdersModel,
  { played, moment }: Pick<ShownGame, 'played' | 'moment'>,
  phase: string,
  text: string,
): { readonly at: Source; readonly mark: boolean } {
  const done = played.moments
    .slice(0, moment + 1)
    .flatMap((record) => (record.source && contains(source, record.source) ? [record.source] : []));
  const lastDone = lines.findLastIndex((line) => done.some((order) => contains(line.source, order)));
  const under = lines.slice(0, lastDone + 1).findLast((line) => 'phase' in line);
  const marked = lines.some((line) => 'phase' in line);
  const own = lines.find((line, index) => index > lastDone && 'phase' in line && line.phase === phase);
  const lastOrder = lastDone < 0 ? undefined : lines.at(lastDone)?.source;
  if (marked && own && (!under || !('phase' in under) || under.phase !== phase))
    return { at: behind(own.source), mark: false };
  const needsMark = marked && !(under && 'phase' in under && under.phase === phase);
  if (lastOrder) return { at: behind(lastOrder), mark: needsMark };
  const brace = text.indexOf('{', source.start) + 1;
  return { at: { file: source.file, start: brace, end: brace }, mark: needsMark };
}

function behind({ file, end }: Source): Source {
  return { file, start: end, end };
}
