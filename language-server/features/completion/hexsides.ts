import { say } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { Board, Cell } from '../../../engine/board/board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import type { Token } from './context.js';
import type { Proposal } from './proposal.js';

export function neighbours(board: Board, cell: Cell): Cell[] {
  return [...Array(board.directions).keys()]
    .map((direction) => board.neighbour(cell, direction))
    .filter((other) => other !== NOWHERE);
}

/** Yields hexsides that continue a river: those adjacent to its last hexside that are not part of the river yet. */
export function* nextHexsides(board: Board, tokens: readonly Token[]): Generator<Proposal> {
  const sides = tokens.flatMap(({ image }, index) => {
    const [from, to] = [tokens[index - 1]?.image ?? '', tokens[index + 1]?.image ?? ''].map((label) =>
      board.cell(label),
    );
    return image === '/' && from !== NOWHERE && to !== NOWHERE ? [[from, to] as const] : [];
  });
  const last = sides.at(-1);
  if (!last) return;
  const [a, b] = last;
  const keyOf = (side: readonly Cell[]): string => side.toSorted((one, other) => one - other).join('/');
  const usedSides = new Set(sides.map(keyOf));
  const neighboursOfB = neighbours(board, b);
  for (const third of neighbours(board, a).filter((cell) => neighboursOfB.includes(cell)))
    for (const end of [a, b])
      if (!usedSides.has(keyOf([end, third])))
        yield {
          label: `${board.label(end)}/${board.label(third)}`,
          kind: CompletionItemKind.Value,
          detail: say`continues the line`,
          order: '0',
        };
}
