import type { FileNames } from './file-names.js';
import type { BoardMap, ModuleMaps } from './game-map.js';
import type { VassalModule } from './module.js';
import type { Pictures } from './pictures.js';
import type { ModulePosition } from './positions.js';
import type { Units } from './units.js';
import type { WriteContext } from './write-context.js';
import { forcesText } from './write-forces.js';
import { mapText } from './write-map.js';
import { scenarioText, type PlacedUnit } from './write-scenario.js';

/** A position of the module, with the units that were found in it. */
export interface PlacedPosition {
  readonly position: ModulePosition;
  readonly placed: readonly PlacedUnit[];
}

/** The parts of a module from which the files are written. */
export interface ModuleParts {
  readonly module: VassalModule;
  readonly names: FileNames;
  /** The file name and the version of the module. */
  readonly origin: string;
  readonly maps: ModuleMaps;
  readonly units: Units;
  readonly pictures: Pictures;
  /** The start of the game, and the saved games in the order of their names. */
  readonly start: PlacedPosition;
  readonly saved: readonly PlacedPosition[];
}

/** Writes the maps, the forces and the scenarios of a module. Returns the texts by file name. */
export function writeFiles(parts: ModuleParts, context: WriteContext): Map<string, string> {
  const { module, names, origin, maps, units, pictures, start, saved } = parts;
  const title = module.name === '' ? names.stem : module.name;
  const all = [start, ...saved].flatMap(({ placed }) => placed);
  const boxes = [...new Set(all.flatMap(({ place }) => ('box' in place ? [place.box] : [])))];
  const map = (name: string, { laid, grid }: BoardMap, own: readonly string[]): string =>
    mapText({ name, grid, boxes: own, origin, picture: pictures.underlayOf(laid.board.image) }, context);
  const scenario = ({ position, placed }: PlacedPosition): string =>
    scenarioText(
      {
        title: position.name?.replace(/\.\w{3,4}$/, '') ?? title,
        map: title,
        imports: [names.map, names.forces],
        lastTurn: module.lastTurn,
        units: placed,
      },
      context,
    );
  // A module whose scenarios are all saved games has no units at the start.
  const hasStart = start.placed.length > 0 || saved.length === 0;
  return new Map([
    [names.map, map(title, maps.main, boxes)],
    ...maps.others.map((other, i) => [names.otherMaps[i] ?? '', map(other.laid.board.name, other, [])] as const),
    [names.forces, forcesText(units.all, origin, { ...context, pictureOf: pictures.pictureOf })],
    ...(hasStart ? [[names.start, scenario(start)] as const] : []),
    ...saved.map((each, i) => [names.saves[i] ?? '', scenario(each)] as const),
  ]);
}
