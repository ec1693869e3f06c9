import { rulesets } from '../../../engine/rulesets/index.js';
import { importVassal, type Imported } from '../../../language-server/vassal-import/import-vassal.js';
import { board, grid, map, markers, module, stack, steps, type InventedPiece } from './build-module.js';

/** Fills the values into a message, as the translation does. */
export const fill = (text: string, ...values: readonly (string | number | boolean)[]): string =>
  text.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));

/** The given files by name. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** Imports files; returns a fault if they cannot be imported. */
export const tried = (
  ruleset: string,
  files: Files,
  sides: Readonly<Record<string, string>> = {},
): ReturnType<typeof importVassal> =>
  importVassal({
    files: Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    ruleset: rulesets.get(ruleset)!,
    sides: new Map(Object.entries(sides)),
    t: fill,
  });

/** Imports files. @throws Error if they cannot be imported */
export function read(ruleset: string, files: Files, sides?: Readonly<Record<string, string>>): Imported {
  const result = tried(ruleset, files, sides);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

/** Returns the lines of a text that contain a word, without indentation. */
export const linesWith = (text: string | undefined, pattern: RegExp): string[] =>
  (text ?? '').split('\n').flatMap((line) => (pattern.test(line) ? [line.trim()] : []));

/** Returns the report without the line that every import has. */
export const notes = ({ report }: Imported): string[] => report.slice(0, -1);

/** A regiment with two steps, whose strength is in its name and in the name of a layer. */
export const REGIMENT: InventedPiece = {
  name: '25 Pz Rgt 4-10',
  gpid: 1,
  traits: [markers({ Side: 'German' }), steps(['a.png', 'b.png'], ['', '+ (2-10)'])],
};
/** A leader whose values are in markers. */
export const LUKIN: InventedPiece = {
  name: 'Lukin',
  gpid: 2,
  image: 'lukin.png',
  traits: [markers({ Side: 'Soviet', Type: 'Leader', Strength: '3', Army: '30' })],
};

/** The distances and the first centre of the invented hexes. */
export const FLAT = { dx: 52, dy: 60, x0: 30, y0: 40 };
/** Returns a board with flat hexes. Without a size, it has four columns and three rows. */
export const flat = (size: readonly [number, number] = [212, 210]): string =>
  board('Board', size, grid('Hex', FLAT, { stagger: false }));

/** Returns a module whose map has some stacks. */
export const ford = (...stacks: readonly string[]): Uint8Array => module('Ford', [map('Main', [flat()], stacks)]);
/** The module with the regiment and the leader. */
export const FORD = ford(stack({ owningBoard: 'Board', x: 186, y: 130 }, REGIMENT), stack({ x: 30, y: 40 }, LUKIN));
