import { t } from '@vscode/l10n';
import { NOWHERE, type Board, type Cell, type Point } from '../../../engine/board/board.js';
import type { DropTargets, DropVerdict } from '../../contract/drop-targets.js';
import { COUNTER } from '../../render/counters.js';
import type { Ground } from '../../render/ground.js';
import { gridOutline } from '../../render/outline.js';
import type { Palette } from '../../render/palette.js';
import { el, type Shape } from '../../render/shape.js';
import type { Overlay } from '../../contract/scene.js';
import { citation } from '../record/citation.js';
import { h } from '../ui/dom.js';
import { hasSameNames, namesOf, describeSelection, type CounterSelection } from './selection.js';

/** The explanation shown for the cell under the dragged counters. */
export interface DropExplanation {
  readonly title: string;
  readonly rule?: string;
  readonly reason?: string;
  /** The nearest legal cell. */
  readonly nearest?: Cell;
  readonly hint?: string;
}

const FREE: DropTargets = { cells: [], costs: [] };

/** Explains a drop: `Cannot move to 2713`, the reason, and `Nearest legal cell: 2714, cost 5`; or the cost if the drop is legal. */
export function explainDrop(
  { cells, costs }: DropTargets,
  { to, refused, rule }: DropVerdict,
  board: Board,
): DropExplanation {
  const at = cells.indexOf(to);
  const cost = (index: number): string => (costs.at(index) ?? '') && `, ${t('cost {0}', costs[index])}`;
  if (refused === undefined) return { title: `${board.label(to)}${at < 0 ? '' : cost(at)}` };
  const nearest = nearestOf(
    cells.filter((cell) => cell !== to),
    to,
    board,
  );
  return {
    title: t('Cannot move to {0}', board.label(to)),
    ...(rule !== undefined && { rule }),
    reason: refused,
    ...(nearest !== undefined && {
      nearest,
      hint: t('Nearest legal cell: {0}{1}', board.label(nearest), cost(cells.indexOf(nearest))),
    }),
  };
}

function nearestOf(cells: readonly Cell[], to: Cell, board: Board): Cell | undefined {
  let nearest: Cell | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const distance = board.distance(cell, to);
    if (distance >= least) continue;
    nearest = cell;
    least = distance;
  }
  return nearest;
}

/** Returns the explanation as text for screen readers. */
export const spokenText = ({ title, rule, reason, hint }: DropExplanation): string =>
  [title, reason, rule === undefined ? undefined : t('Rule {0}', rule), hint]
    .flatMap((part) => (part === undefined ? [] : part.replace(/\.$/, '')))
    .join('. ');

/** Feedback during a drag: the origin, the legal cells, and the reason why the cell under the pointer is illegal. */
export interface DragFeedback {
  readonly elements: readonly HTMLElement[];
  begin(selection: CounterSelection, ground: Ground): void;
  readonly end: () => void;
  /** Receives an answer. Answers about other counters or another cell are stale and ignored. */
  hold(counters: readonly string[], hold: DropTargets): boolean;
  judge(counters: readonly string[], verdict: DropVerdict): DropExplanation | undefined;
  /** Reports the cell now under the pointer, and the point in the pane. */
  over(cell: Cell, at: Point): void;
  readonly refuses: (cell: Cell) => boolean;
  /** Overlays drawn below the counters. */
  readonly overlays: readonly Overlay[];
  shapes(palette: Palette): readonly Shape[];
}

export interface DragFeedbackEvents {
  readonly takeUp: (selection: CounterSelection) => void;
  readonly tryMove: (selection: CounterSelection, to: Cell) => void;
}

export function dragFeedback({ takeUp, tryMove }: DragFeedbackEvents): DragFeedback {
  const box = h('div', { class: 'tooltip verdict', hidden: true });
  const bar = h('p', { class: 'on-map holding', hidden: true });
  let held: { readonly selection: CounterSelection; readonly ground: Ground } | undefined;
  let hold = FREE;
  let over: Cell = NOWHERE;
  let verdict: DropVerdict | undefined;
  let judgement: DropExplanation | undefined;
  let overlays: readonly Overlay[] = [];

  function tell(): void {
    bar.hidden = held === undefined;
    if (held === undefined) return;
    const { selection, ground } = held;
    const [{ cell: from }] = selection;
    const { length } = hold.cells;
    bar.replaceChildren(
      h('strong', {}, describeSelection(selection)),
      from === NOWHERE ? '' : ` ${t('from {0}', ground.board.label(from))}`,
      length === 0 ? '' : ' · ',
      length === 0
        ? ''
        : h(
            'span',
            { class: 'reach' },
            length === 1 ? t('1 cell, numbers are costs') : t('{0} cells, numbers are costs', length),
          ),
      hold.replaces === undefined ? '' : ` · ${t('replaces the order at moment {0}', hold.replaces + 1)}`,
      ' · ',
      h('kbd', {}, 'Esc'),
      ` ${selection.length === 1 ? t('puts it back') : t('puts them back')}`,
    );
  }

  function judge(): void {
    judgement = verdict?.to === over && held ? explainDrop(hold, verdict, held.ground.board) : undefined;
    box.hidden = judgement?.reason === undefined;
    if (judgement?.reason === undefined) return;
    const { title, rule, reason, hint } = judgement;
    box.replaceChildren(
      h('p', { class: 'title' }, h('strong', {}, title), citation(rule)),
      h('p', {}, reason),
      ...(hint === undefined ? [] : [h('p', { class: 'reach' }, hint)]),
    );
  }

  function forget(): void {
    [hold, over, verdict, overlays] = [FREE, NOWHERE, undefined, []];
    tell();
    judge();
  }

  return {
    elements: [box, bar],
    begin(selection, ground) {
      held = { selection, ground };
      forget();
      takeUp(selection);
    },
    end() {
      held = undefined;
      forget();
    },
    hold(names, next) {
      if (!held || !hasSameNames(names, namesOf(held.selection))) return false;
      hold = next;
      overlays = overlaysOf(hold, held.selection[0], held.ground);
      tell();
      judge();
      return true;
    },
    judge(names, next) {
      if (!held || !hasSameNames(names, namesOf(held.selection)) || next.to !== over) return undefined;
      verdict = next;
      judge();
      return judgement;
    },
    over(cell, { x, y }) {
      if (held === undefined) return;
      const pane = box.parentElement;
      const [width, height] = [box.offsetWidth, box.offsetHeight];
      const left = pane && x + 40 + width > pane.clientWidth ? x - 40 - width : x + 40;
      box.style.left = `${Math.max(4, left)}px`;
      box.style.top = `${Math.max(4, y - 40 - height)}px`;
      if (cell === over) return;
      over = cell;
      judge();
      if (cell !== NOWHERE && cell !== held.selection[0].cell) tryMove(held.selection, cell);
    },
    refuses: (cell) => verdict?.to === cell && verdict.refused !== undefined,
    get overlays() {
      return overlays;
    },
    shapes: (palette) => (held ? marksOf(held.selection[0], judgement, over, held.ground, palette) : []),
  };
}

/** Returns the reach of the counters with costs, and the shade over all other cells. */
function overlaysOf({ cells, costs }: DropTargets, { cell: from }: CounterSelection[0], { board }: Ground): Overlay[] {
  if (cells.length === 0) return [];
  const near = new Set([...cells, from]);
  const rest = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => !near.has(cell));
  return [
    { kind: 'beyond', cells: rest },
    { kind: 'reach', cells, labels: costs },
  ];
}

/** Marks the origin, the illegal cell under the pointer, and the nearest legal cell. */
function marksOf(
  { cell: from }: CounterSelection[0],
  judgement: DropExplanation | undefined,
  over: Cell,
  ground: Ground,
  palette: Palette,
): Shape[] {
  const rim = (cell: Cell, line: Readonly<Record<string, string | number>>): Shape[] =>
    cell in ground.centres ? [el('path', { d: gridOutline(ground, [cell]), fill: 'none', ...line })] : [];
  const dashed = { 'stroke-width': 2.4, 'stroke-dasharray': '8 5' };
  const edge = { width: COUNTER, height: COUNTER, fill: 'none', stroke: palette.sheetText, ...dashed };
  const corner = from in ground.centres ? cornerOf(ground.centres[from]) : undefined;
  // Other counters of any colour may still be there.
  const under = { ...edge, stroke: palette.sheet, 'stroke-width': 4, 'stroke-dasharray': 'none' };
  const ghost = corner ? [el('rect', { ...corner, ...under }), el('rect', { ...corner, ...edge })] : [];
  if (judgement?.reason === undefined) return ghost;
  const { nearest = NOWHERE } = judgement;
  return [
    ...ghost,
    ...rim(nearest, { stroke: palette.reach, 'stroke-width': 7, 'stroke-linejoin': 'round' }),
    ...rim(over, { ...dashed, stroke: palette.attack, 'stroke-width': 5 }),
  ];
}

const cornerOf = ({ x, y }: Point): Point => ({ x: x - COUNTER / 2, y: y - COUNTER / 2 });
