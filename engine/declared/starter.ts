import { say, term } from '../model/say.js';
import { placeName, quoted } from '../model/names.js';
import type { Declaration } from './declaration.js';
import type { UnitKind } from './declaration/units.js';

const MAP_COLUMNS = 8;
const MAP_ROWS = 6;
const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');
/** The cells in which the units of each side begin. */
const SETUP_CELLS = [
  ['0202', '0204'],
  ['0702', '0704'],
] as const;
/** For each side, the column at the edge of the map in which its areas are. */
const EDGES = ['0101..0106', '0801..0806'] as const;

/**
 * Returns a file with which an author can begin a scenario of a declared game. It has no findings and can be played.
 */
export function starterOf(declaration: Declaration): string {
  const { id, sides, turns } = declaration;
  return `ruleset ${id}

map ‹${placeName(term('Field'))}› {
  source "‹${term('Where the map comes from.')}›"
  grid hexes flat columns ${MAP_COLUMNS} rows ${MAP_ROWS} labels CCRR even columns lower

  legend { ${legendOf(declaration)} }
  terrain from 0101 {
${Array.from({ length: MAP_ROWS }, () => `    |${' .'.repeat(MAP_COLUMNS).trim()}`).join('\n')}
  }
${placesNamed(declaration)
  .map((line) => `  ${line}\n`)
  .join('')}}

${sides.map((side) => forcesOf(declaration, side)).join('\n')}
scenario "‹${term('My first scenario')}›" {
  on ‹${placeName(term('Field'))}›
  turns ${turns.count}
${sides.map((side, index) => `  setup ${placeName(side)} { ${setupOf(declaration, side, index)} }\n`).join('')}}
`;
}

/** Returns the legend: a dot for the first terrain, and a letter for each other. */
function legendOf({ terrain }: Declaration): string {
  const letters = new Set('.');
  return terrain
    .map(({ word }, index) => {
      const letter = index === 0 ? '.' : [...Array.from(word), ...ALPHABET].find((one) => !letters.has(one));
      letters.add(letter ?? '');
      return `"${letter ?? ''}" ${word}`;
    })
    .join('  ');
}

/** Returns the areas that the statements of the game name: sources of supply, exits, places of return. */
function placesNamed({ sides, supply, replacement, exits, places, unitKinds }: Declaration): string[] {
  const kinds = [...places, ...unitKinds].map(({ word }) => word);
  const lines = supply === undefined ? [] : [supply, ...(supply.ownLines ?? [])];
  const cells = new Map<string, string>();
  const add = (name: string, at: string): void => {
    if (!cells.has(name) && !kinds.includes(name)) cells.set(name, at);
  };
  sides.forEach((side, index) => {
    for (const name of lines.flatMap(({ sources }) => sources[side] ?? [])) add(name, EDGES[index] ?? EDGES[0]);
    for (const exit of exits) if (exit.side === side) add(exit.area, EDGES[1 - index] ?? EDGES[0]);
  });
  for (const name of [...(replacement?.edges ?? []), ...(replacement?.always ?? [])]) add(name, '0503');
  return [...cells].map(([name, at]) => `area ${placeName(name)} ${at}`);
}

/** Returns the kind of each unit that the starter gives a side: the first kinds that the side may have. */
function kindsOf({ unitKinds }: Declaration, side: string): readonly UnitKind[] {
  const own = unitKinds.filter((kind) => kind.side === undefined || kind.side === side);
  return own.length === 0 ? [] : SETUP_CELLS[0].map((_, index) => own[index % own.length]);
}

const nameOf = (side: string, index: number): string => quoted(`${side} ${index + 1}`);

function forcesOf(declaration: Declaration, side: string): string {
  const { face } = declaration;
  const numbers = (strength: number): string =>
    face.names.map((_, at) => (at === face.movement ? 4 : strength)).join('-');
  const units = kindsOf(declaration, side).map(
    ({ word }, index) => `  ${word} ${nameOf(side, index)} ${numbers(4)} | ${numbers(2)}\n`,
  );
  return `side ${placeName(side)} {\n  source "‹${term('Where the values come from.')}›"\n${inFormation(declaration, side, units).join('')}}\n`;
}

/** Puts the units of a side into a formation, if formations are activated. */
function inFormation({ activation }: Declaration, side: string, units: readonly string[]): readonly string[] {
  if (activation === undefined) return units;
  const name = quoted(say`First ${activation.formation} of ${side}`);
  return [`  ${activation.formation} ${name} {\n`, ...units.map((unit) => `  ${unit}`), '  }\n'];
}

const setupOf = (declaration: Declaration, side: string, sideIndex: number): string =>
  kindsOf(declaration, side)
    .map((_, index) => `${(SETUP_CELLS[sideIndex] ?? SETUP_CELLS[0])[index]}: ${nameOf(side, index)}`)
    .join('  ');
