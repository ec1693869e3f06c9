import { added, standingTraits } from './counter.js';
import { MAP, SETUP } from './module.js';
import { sequence } from './sequence.js';
import { layOut, type Table } from './table.js';

/** The character that separates the commands of a saved game. */
const ESC = '\u001B';
/**
 * Marks the game as started. Without this command VASSAL treats the saved game as new and also places the module's
 * at-start stacks.
 */
const IS_NO_NEW_GAME = 'SETUP_STACK\t';
/** Key with which VASSAL's saved games are obfuscated. Any byte works. */
const KEY = 0x5a;

/** Returns `savedGame`: the commands that place every stack, obfuscated as VASSAL does. */
export function savedGame(table: Table): string {
  return obscured(commandsOf(table).join(ESC));
}

/** Returns the commands that restore the game. */
function commandsOf(table: Table): string[] {
  const { placed } = layOut(table);
  return [
    'begin_save',
    SETUP,
    ...placed.flatMap(({ x, y, pieces }) =>
      pieces.map((piece) => added(String(piece.number), standingTraits(piece, { map: MAP, x, y }))),
    ),
    ...placed.map(({ x, y, pieces }, i) =>
      added(String(table.pieces.length + i + 1), {
        type: 'stack',
        state: sequence(';', [MAP, x, y, ...pieces.map(({ number }) => number), '@@-1']),
      }),
    ),
    IS_NO_NEW_GAME,
    'end_save',
  ];
}

function obscured(text: string): string {
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
  return `!VCSK${hex(KEY)}${Array.from(new TextEncoder().encode(text), (byte) => hex(byte ^ KEY)).join('')}`;
}
