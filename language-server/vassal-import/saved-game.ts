import type { Point } from '../../engine/board/board.js';
import type { Translate } from '../words/translate.js';
import { decodeFile } from '../text/decode-file.js';
import { ImportFault } from './import-fault.js';
import { readPiece, type Piece, type Prototypes } from './piece.js';
import type { ImportReport } from './report.js';
import { splitSequence } from './sequence.js';

/** A saved game: its counters with their places, and the boards of its maps. */
export interface SavedGame {
  readonly name: string;
  readonly counters: readonly SavedCounter[];
  /** The commands that choose boards, by the name of the map. */
  readonly choices: ReadonlyMap<string, string>;
  /** The side of each player, by the number of the player. */
  readonly players: ReadonlyMap<string, string>;
}

/** A counter in a saved game, at a pixel of its map. In a stack, the bottom counter comes first. */
export interface SavedCounter extends Point {
  readonly piece: Piece;
  readonly map: string;
  /** True if the counter is in a deck or a cup. */
  readonly isInDeck: boolean;
}

/** Beginning of an obfuscated saved game. A key and the bytes of the text follow, each byte as two hex digits. */
const OBFUSCATED = '!VCSK';
const ESC = '\u001B';
/**
 * Matches the separator of commands. If a command contains commands, backslashes precede the separators of the inner
 * ones.
 */
const SEPARATOR = new RegExp(`\\\\*${ESC}`);
const MAX_COMMANDS = 200_000;

/** Returns whether the bytes are a saved game that is not in an archive. */
export const isPlainSavedGame = (bytes: Uint8Array): boolean =>
  /^(!VCSK|begin_save)/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 20)));

interface ReadContext {
  readonly prototypes: Prototypes;
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Reads a saved game. @throws ImportFault if the bytes are no saved game */
export function readSavedGame(name: string, bytes: Uint8Array, context: ReadContext): SavedGame {
  const { report, t } = context;
  const commands = revealed(name, bytes, context).split(SEPARATOR);
  if (commands.length > MAX_COMMANDS) throw new ImportFault(t('{0} has more than {1} commands.', name, MAX_COMMANDS));
  const pieces = new Map<string, Piece>();
  const stacks: (Point & { readonly map: string; readonly ids: readonly string[]; readonly isDeck: boolean })[] = [];
  const choices = new Map<string, string>();
  const players = new Map<string, string>();
  for (const command of commands) {
    if (command.startsWith('LOG\t')) break; // The moves of a logged game follow.
    if (command.startsWith('+/')) {
      const [, id = '', type = '', state = ''] = splitSequence(command, '/');
      if (/^(stack|deck)\b/.test(type)) stacks.push(readStack(type, state));
      else {
        const piece = readPiece(command, context);
        if (piece) pieces.set(id, piece);
        else report.add(t('A counter of the saved game cannot be read.'), id);
      }
    }
    const [, map] = /^(.*)BoardPicker\t./.exec(command) ?? [];
    if (map !== undefined) choices.set(map, command);
    const [kind, player = '', , side = ''] = command.split('\t');
    if (kind === 'PLAYER') players.set(player, side);
  }
  const stacked = new Set(stacks.flatMap(({ ids }) => ids));
  const inStacks = stacks.flatMap(({ map, x, y, ids, isDeck }) =>
    ids.flatMap((id) => {
      const piece = pieces.get(id);
      return piece ? [{ piece, map, x, y, isInDeck: isDeck }] : [];
    }),
  );
  const single = [...pieces].flatMap(([id, piece]) =>
    stacked.has(id) ? [] : [{ piece, map: piece.map, x: piece.x, y: piece.y, isInDeck: false }],
  );
  // A counter without a map lies in the palette.
  const counters = [...inStacks, ...single].filter(({ map }) => map !== 'null' && map !== '');
  return { name, counters, choices, players };
}

function readStack(type: string, state: string): Point & { map: string; ids: string[]; isDeck: boolean } {
  const [map = '', x = '', y = '', ...rest] = splitSequence(state, ';');
  const isDeck = type.startsWith('deck');
  const ids = isDeck ? splitSequence(rest.at(1) ?? '', ',') : rest.filter((id) => !id.startsWith('@@'));
  return { map, x: Number(x), y: Number(y), ids: ids.filter((id) => id !== ''), isDeck };
}

/** Returns the text of a saved game without its obfuscation. */
function revealed(name: string, bytes: Uint8Array, { report, t }: ReadContext): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, OBFUSCATED.length));
  let content = bytes;
  if (head === OBFUSCATED) {
    const hex = new TextDecoder('latin1').decode(bytes.subarray(OBFUSCATED.length)).trim();
    const byteAt = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
    const key = byteAt(0);
    content = Uint8Array.from({ length: Math.floor(hex.length / 2) - 1 }, (_, i) => byteAt(2 * i + 2) ^ key);
    if (!/^[0-9a-f]*$/i.test(hex)) throw new ImportFault(t('{0} is a damaged saved game.', name));
  }
  const { text, encoding } = decodeFile(content);
  if (encoding !== 'UTF-8') report.add(t('The saved game is not in UTF-8; it was read as {0}.', encoding), name);
  if (!text.startsWith('begin_save')) throw new ImportFault(t('{0} is not a saved game of VASSAL.', name));
  return text;
}
