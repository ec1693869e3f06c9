import { turnName } from '../../engine/model/calendar.js';
import { placeName } from '../../engine/model/names.js';
import { say } from '../../engine/model/say.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import type { SealedPart } from '../compile/sealed-turns.js';

type WithCalendar = Pick<CompiledDocument, 'ruleset'>;

/** Returns the turn of sealed orders, or one side's part of it, for messages: `turn 3`, `turn 3 Soviet`. */
export function partText({ ruleset }: WithCalendar, { turn, part }: Omit<SealedPart, 'side'>): string {
  const name = turnName(turn, ruleset?.vocabulary.calendar);
  return part === undefined ? say`turn ${name}` : say`turn ${name} ${part}`;
}

/** Returns a seal as a statement: `sealed turn 3 by German "sha256-…"`. */
export const sealStatement = (compiled: WithCalendar, part: SealedPart, hash: string): string =>
  `sealed ${headText(compiled, part)} "${hash}"`;

/** Returns a secret as a statement: `secret turn 3 by German "…"`. */
export const secretStatement = (compiled: WithCalendar, part: SealedPart, secret: string): string =>
  `secret ${headText(compiled, part)} "${secret}"`;

function headText({ ruleset }: WithCalendar, { turn, part, side }: SealedPart): string {
  const words = ['turn', turnName(turn, ruleset?.vocabulary.calendar)];
  return [...words, ...(part === undefined ? [] : [placeName(part)]), 'by', placeName(side)].join(' ');
}
