import { percentText } from '../number-text.js';
import { t } from '@vscode/l10n';
import type { Board, Cell } from '../../../engine/board/board.js';
import type { DropAttack, DropTargets, DropVerdict } from '../../contract/drop-targets.js';

/** The explanation shown for the cell under the dragged counters. */
export interface DropExplanation {
  readonly title: string;
  readonly rule?: string;
  readonly reason?: string;
  /** True if the drop is legal and orders an attack. */
  readonly isAttack?: true;
  /** True if the drop is legal and answers the question of a game. */
  readonly isAnswer?: true;
  /** The nearest legal cell. */
  readonly nearest?: Cell;
  readonly hint?: string;
}

/**
 * Explains a drop. If it is illegal: `Cannot move to 2713`, the reason, and `Nearest legal cell: 2714, cost 5`. If it
 * is an attack: its order, the odds, and the chance of each result. If it is any other legal drop: its cost.
 */
export function explainDrop(
  { cells, costs }: DropTargets,
  { to, refused, rule, attack, answer }: DropVerdict,
  board: Board,
): DropExplanation {
  const at = cells.indexOf(to);
  const cost = (index: number): string => (costs.at(index) ?? '') && `, ${t('cost {0}', costs[index])}`;
  if (refused === undefined && answer) return explainAnswer(answer);
  if (refused === undefined && attack) return explainAttack(attack, board.label(to));
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

function explainAnswer({ order, summary = '', chances }: DropAttack): DropExplanation {
  const likely = likelyText(chances);
  const isAttack = likely !== '';
  return { title: order, reason: summary, isAnswer: true, ...(isAttack && { isAttack, hint: likely }) };
}

const likelyText = (chances: DropAttack['chances']): string =>
  chances.map(({ result, chance }) => `${result} ${percentText(Math.round(chance * 100))}`).join(', ');

function explainAttack({ order, summary, chances }: DropAttack, label: string): DropExplanation {
  const likely = likelyText(chances);
  return {
    title: order,
    isAttack: true,
    reason: summary ?? t('Enemy units are in {0}.', label),
    ...(likely !== '' && { hint: likely }),
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
