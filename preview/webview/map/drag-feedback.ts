import { t } from '@vscode/l10n';
import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { DropTargets } from '../../contract/drop-targets.js';
import type { Overlay } from '../../contract/scene.js';
import type { Ground } from '../../render/ground.js';
import type { Palette } from '../../render/palette.js';
import type { Shape } from '../../render/shape.js';
import { citation } from '../record/citation.js';
import { h } from '../ui/dom.js';
import { dragMarks, reachOverlays } from './drag-shapes.js';
import { DropCheck } from './drop-check.js';
import type { DropJudge } from './drop-judge.js';
import { explainDrop, type DropExplanation } from './drop-explanation.js';
import { describeSelection, type CounterSelection } from './selection.js';

/**
 * Feedback during a drag: the cell of origin, the legal cells, and the reason why the cell under the pointer is
 * illegal, or the odds of the attack that a drop there orders.
 */
export interface DragFeedback {
  readonly elements: readonly HTMLElement[];
  begin(selection: CounterSelection, ground: Ground): void;
  readonly end: () => void;
  /**
   * Reports the cell that is now under the pointer, and the pointer's position in the pane.
   * @param adds true if a drop would add the cell to an attack
   */
  over(cell: Cell, at: Point, adds: boolean): void;
  readonly refuses: (cell: Cell) => boolean;
  /** Overlays drawn below the counters. */
  readonly overlays: readonly Overlay[];
  shapes(palette: Palette): readonly Shape[];
}

export interface DragFeedbackEvents {
  readonly targeted: (targets: DropTargets) => void;
  /** Called when a text that explains the drop in a cell is available. */
  readonly explained: (explanation: DropExplanation, to: Cell) => void;
}

export function dragFeedback(judge: DropJudge, events: DragFeedbackEvents): DragFeedback {
  const box = h('div', { class: 'tooltip verdict', hidden: true });
  const bar = h('p', { class: 'on-map holding', hidden: true });
  let drag: { readonly selection: CounterSelection; readonly ground: Ground } | undefined;
  let explanation: DropExplanation | undefined;
  let overlays: readonly Overlay[] = [];
  const check = new DropCheck(judge, {
    targeted(targets) {
      if (drag) overlays = reachOverlays(targets, drag.selection[0].cell, drag.ground);
      showBar();
      explain();
      events.targeted(targets);
    },
    judged({ to }) {
      explain();
      if (explanation) events.explained(explanation, to);
    },
  });

  function showBar(): void {
    bar.hidden = drag === undefined;
    if (drag === undefined) return;
    const { selection, ground } = drag;
    const [{ cell: from }] = selection;
    const { cells, replaces } = check.targets;
    const { length } = cells;
    bar.replaceChildren(
      h('strong', {}, describeSelection(selection)),
      from === NOWHERE ? '' : ` ${t('from {0}', ground.board.label(from))}`,
      length === 0 ? '' : ' · ',
      length === 0
        ? ''
        : h(
            'span',
            { class: 'reach' },
            length === 1 ? t('1 cell; the number is its cost') : t('{0} cells; the numbers are their costs', length),
          ),
      replaces === undefined ? '' : ` · ${t('replaces the order at moment {0}', replaces + 1)}`,
      ' · ',
      h('kbd', {}, 'Esc'),
      ` ${selection.length === 1 ? t('puts the counter back') : t('puts the counters back')}`,
    );
  }

  /**
   * Shows the reason why the counters cannot be dropped in the cell under the pointer, or the attack that dropping them
   * there orders. If they can be dropped there without an attack, shows nothing.
   */
  function explain(): void {
    const { targets, verdict } = check;
    explanation = verdict && drag ? explainDrop(targets, verdict, drag.ground.board) : undefined;
    box.hidden = explanation?.reason === undefined;
    if (explanation?.reason === undefined) return;
    const { title, rule, reason, hint, isAttack = false, isAnswer = false } = explanation;
    box.classList.toggle('attack', isAttack || isAnswer);
    box.replaceChildren(
      h('p', { class: 'title' }, h('strong', {}, title), citation(rule)),
      h('p', {}, reason),
      ...(hint === undefined ? [] : [h('p', { class: 'reach' }, hint)]),
    );
  }

  /** Places the explanation box next to the pointer, inside the pane. */
  function place({ x, y }: Point): void {
    const pane = box.parentElement;
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    const left = pane && x + 40 + width > pane.clientWidth ? x - 40 - width : x + 40;
    box.style.left = `${Math.max(4, left)}px`;
    box.style.top = `${Math.max(4, y - 40 - height)}px`;
  }

  function refresh(): void {
    overlays = [];
    showBar();
    explain();
  }

  return {
    elements: [box, bar],
    begin(selection, ground) {
      drag = { selection, ground };
      check.begin(selection);
      refresh();
    },
    end() {
      drag = undefined;
      check.end();
      refresh();
    },
    over(cell, at, adds) {
      if (drag === undefined) return;
      place(at);
      if (cell === check.over && adds === check.adds) return;
      check.moveTo(cell, adds);
      explain();
    },
    refuses: (cell) => check.isRefused(cell),
    get overlays() {
      return overlays;
    },
    shapes: (palette) => (drag ? dragMarks(drag.selection[0].cell, explanation, check.over, drag.ground, palette) : []),
  };
}
