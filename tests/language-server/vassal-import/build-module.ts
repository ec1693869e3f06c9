import { strToU8, zipSync, type Zippable } from 'fflate';

/**
 * Functions that write small invented modules and saved games in the formats of VASSAL, for the tests of the import.
 */

const ESC = '\u001B';

/** Joins parts, escaping the delimiter as VASSAL does. */
export const join = (delimiter: string, ...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).replaceAll(delimiter, `\\${delimiter}`)).join(delimiter);

export interface InventedPiece {
  readonly name: string;
  readonly gpid?: string | number;
  readonly image?: string;
  /** Traits, the outermost first: type and state. */
  readonly traits?: readonly (readonly [type: string, state: string])[];
}

/** Returns the text of a piece: `+/null/TYPE/STATE`. */
export function piece(
  { name, gpid = '', image = '', traits = [] }: InventedPiece,
  { id = 'null', map = 'null', x = 0, y = 0 }: { id?: string; map?: string; x?: number; y?: number } = {},
): string {
  const basic: readonly [string, string] = [join(';', 'piece', '', '', image, name), join(';', map, x, y, gpid, 0)];
  const [type, state] = [...traits, basic].reduceRight(
    ([innerType, innerState], [outerType, outerState]) =>
      [join('\t', outerType, innerType), join('\t', outerState, innerState)] as const,
  );
  return join('/', '+', id, type, state);
}

/** Returns the trait of a layer that contains the steps of a unit and is always shown. */
export const steps = (
  images: readonly string[],
  levelNames: readonly string[],
  level = 1,
): readonly [string, string] => {
  const parts = Array<string>(26).fill('');
  parts[15] = join(',', ...images);
  parts[16] = join(',', ...levelNames);
  parts[18] = 'Steps';
  parts[21] = 'false';
  parts[25] = 'true';
  return [`emb2;${parts.map((part) => part.replaceAll(';', '\\;')).join(';')}`, String(level)];
};

/** Returns the trait of markers. */
export const markers = (values: Readonly<Record<string, string>>): readonly [string, string] => [
  `mark;${join(',', ...Object.keys(values))}`,
  join(',', ...Object.values(values)),
];

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns an XML element of a build file. Its class is given without `VASSAL.build`, or as the full name after `!`. */
export function element(
  kind: string,
  attributes: Readonly<Record<string, string | number | boolean>> = {},
  ...content: readonly string[]
): string {
  const name = kind.startsWith('!') ? kind.slice(1) : `VASSAL.build.${kind}`;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return `<${name}${said.join('')}>${content.join('')}</${name}>`;
}

export const slot = (given: InventedPiece): string =>
  element(
    'widget.PieceSlot',
    { entryName: given.name, ...(given.gpid !== undefined && { gpid: given.gpid }) },
    escape(piece(given)),
  );

export const stack = (
  at: Readonly<Record<string, string | number | boolean>>,
  ...pieces: readonly InventedPiece[]
): string => element('module.map.SetupStack', at, ...pieces.map(slot));

const BOARD = 'module.map.boardPicker.board';

/** Returns a grid with its numbering. */
export const grid = (
  kind: 'Hex' | 'Square',
  size: Readonly<Record<string, number | boolean>>,
  numbering: Readonly<Record<string, string | number | boolean>> = {},
): string =>
  element(
    `${BOARD}.${kind}Grid`,
    size,
    element(`${BOARD}.mapgrid.${kind}GridNumbering`, { first: 'H', sep: '', ...numbering }),
  );

export const zone = (name: string, path: string, ...content: readonly string[]): string =>
  element(`${BOARD}.mapgrid.Zone`, { name, path, useParentGrid: false }, ...content);

export const zoned = (...content: readonly string[]): string => element(`${BOARD}.ZonedGrid`, {}, ...content);

/** Returns a board of a size, without a picture. */
export const board = (
  name: string,
  [width, height]: readonly [number, number],
  ...content: readonly string[]
): string => element('module.map.boardPicker.Board', { name, width, height }, ...content);

/** Returns a map with boards and stacks. */
export function map(name: string, boards: readonly string[], stacks: readonly string[] = [], choice?: string): string {
  const setup = choice === undefined ? '' : element('!setup', {}, escape(choice));
  return element('module.Map', { mapName: name }, element('module.map.BoardPicker', {}, setup, ...boards), ...stacks);
}

/** Returns the palette: tabs with their counters. */
export const palette = (tabs: Readonly<Record<string, readonly InventedPiece[]>>): string =>
  element(
    'module.PieceWindow',
    { name: 'Counters' },
    ...Object.entries(tabs).map(([entryName, pieces]) =>
      element('widget.ListWidget', { entryName }, ...pieces.map(slot)),
    ),
  );

export const prototype = (name: string, traits: InventedPiece['traits']): string =>
  element('module.PrototypeDefinition', { name }, escape(piece({ name: '', ...(traits && { traits }) })));

/** Returns a module with these elements, as a zip archive. */
export const module = (name: string, content: readonly string[], files: Zippable = {}): Uint8Array =>
  zipSync({
    'buildFile.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>\n${element('GameModule', { name, version: '1.2' }, ...content)}`,
    ),
    ...files,
  });

/** Returns a saved game with commands, obfuscated with a key if one is given. */
export function savedGame(commands: readonly string[], key?: number): Uint8Array {
  const text = ['begin_save', ...commands, 'end_save'].join(ESC);
  const bytes = strToU8(text);
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
  const hidden =
    key === undefined ? bytes : strToU8(`!VCSK${hex(key)}${Array.from(bytes, (byte) => hex(byte ^ key)).join('')}`);
  return zipSync({ savedGame: hidden });
}

/** Joins several commands into one, nested as in older saved games. */
export const nested = (...commands: readonly string[]): string => commands.join(`\\${ESC}`);
