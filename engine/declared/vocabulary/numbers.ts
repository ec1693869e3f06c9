import { say } from '../../model/say.js';
import { withArticle } from '../../model/words.js';
import type { BookNumber } from '../../play/numbers.js';
import type { Declaration } from '../declaration.js';
import { pointsOf } from '../replacements/points.js';

/** Returns the numbers of a declared game that a house rule of a scenario may change, by name. */
export function bookNumbers(declaration: Declaration): Readonly<Record<string, BookNumber>> {
  const { turns, stacking, supply, replacement, rails, sides, retreat } = declaration;
  const numbers: Record<string, BookNumber> = {
    'game.turns': number(turns.count, 'Number of turns of a scenario that states none.', turns.rule, 1),
    'stack.limit': number(
      stacking.limit,
      stacking.points === undefined ? 'Number of units of a side in a cell.' : 'Stacking points of a side in a cell.',
      stacking.rule,
      1,
    ),
  };
  if (supply !== undefined && supply.length < Infinity)
    numbers['supply.length'] = number(
      supply.length,
      supply.inPoints ? 'Movement points of a line of supply.' : 'Length of a line of supply in cells.',
      supply.rule,
    );
  for (const { kind, length, inPoints, rule } of supply?.ownLines ?? [])
    if (length < Infinity)
      numbers[`supply.${kind}`] = number(
        length,
        inPoints
          ? say`Movement points of the line of supply of ${withArticle(kind)}.`
          : say`Length in cells of the line of supply of ${withArticle(kind)}.`,
        rule,
      );
  if (supply?.lostAfterTurns !== undefined)
    numbers['supply.lostAfter'] = number(
      supply.lostAfterTurns,
      'Own turns without supply after which a unit is lost.',
      supply.rule,
    );
  if (replacement !== undefined)
    for (const side of sides)
      numbers[`replacement.${side.toLowerCase()}`] = number(
        pointsOf(replacement, side)?.points ?? replacement.steps[side] ?? 0,
        pointsOf(replacement, side) === undefined
          ? say`Steps that ${side} may replace in a turn.`
          : say`Replacement points of ${side} in a turn.`,
        pointsOf(replacement, side)?.rule ?? replacement.rule,
      );
  for (const { line, length, rule } of rails)
    if (length < Infinity)
      numbers[`rail.${line}`] = number(length, say`Length of a move along ${withArticle(line)} in cells.`, rule);
  if (retreat !== undefined)
    numbers['retreat.hexes'] = number(retreat.hexes, 'Length of a retreat in cells.', retreat.rule, 1);
  return numbers;
}

const number = (value: number, text: string, rule: string, minimum?: number): BookNumber => ({
  value,
  text,
  rules: rule === '' ? [] : [rule],
  ...(minimum !== undefined && { minimum }),
});
