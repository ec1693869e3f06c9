import { termOf } from '../../text/term-of.js';
import { say } from '../../../engine/model/say.js';
import { AstUtils } from 'langium';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { findWord } from '../../compile/words.js';
import { type PoolCounters, type Values, isPoolCounters, isSide } from '../../generated/ast.js';
import { pieceNamed } from '../../play/lookup.js';
import { escape, list, paragraphs } from '../../text/markdown.js';
import { describedValueLine, stateText } from './pieces.js';

/** Builds the hover of a number on a counter: its meaning, face, source, and the unit's current values. */
export function hoverNumberOnCounter(
  ruleset: Ruleset,
  game: Game | undefined,
  values: Values | PoolCounters,
  face: number,
  at: number,
): string {
  const owner = values.$container;
  const faces = isPoolCounters(values) ? [values.face] : values.faces;
  const numbers = (faces[face] ?? '').split('-');
  const words = findWord(ruleset.vocabulary.unitKinds, owner.kind.join(' '))?.faces ?? [];
  const name = words.find(({ length }) => length === numbers.length)?.[at];
  const called = escape(name === undefined ? say`number` : termOf(ruleset, name));
  const kind = owner.kind.join(' ');
  const whose = escape('name' in owner ? owner.name : say`pool ${termOf(ruleset, kind)}`);
  const number = numbers[at] ?? '';
  return paragraphs(
    faces.length > 1
      ? say`**${number}** ${called} · face ${face + 1} of ${faces.length} of ${whose}`
      : say`**${number}** ${called} of ${whose}`,
    originOf(values),
    'name' in owner ? currentState(ruleset, game, owner.name, name) : undefined,
  );
}

/**
 * Returns a sentence that names the source of a unit's or pool's numbers. The side's source is used if the unit or pool
 * names none.
 */
function originOf(values: Values | PoolCounters): string | undefined {
  const own = isPoolCounters(values) ? values.$container.origin : values.origin;
  if (own !== undefined) return say`Source: ${escape(own.replace(/\.$/, ''))}.`;
  const { origin = [] } = AstUtils.getContainerOfType(values, isSide) ?? {};
  return origin.length > 0 ? say`Source: ${escape(origin.join('; ').replace(/\.$/, ''))}.` : say`No source.`;
}

/**
 * Returns the current state of the unit and the explained values whose label begins with `number`. If no label begins
 * with `number`, returns all values.
 */
function currentState(ruleset: Ruleset, game: Game | undefined, name: string, number = ''): string | undefined {
  const piece = game && pieceNamed(game.position(), name);
  if (!piece) return undefined;
  const lines = game.views.describe(name);
  const own = lines.filter(({ label }) => number !== '' && label.toLowerCase().startsWith(number));
  return paragraphs(
    say`Now ${stateText(ruleset, piece)}`,
    list((own.length > 0 ? own : lines).map((line) => describedValueLine(ruleset, line))),
  );
}
