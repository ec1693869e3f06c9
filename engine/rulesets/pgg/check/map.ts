import { lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import type { CheckList } from '../../../play/checks.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Feature, MapModel } from '../../../model/map.js';
import { step } from '../rulebook/cite.js';
import { namedPlaces } from '../vocabulary/places.js';
import type { MapCheck, PggReport } from './check.js';
import { say, term } from '../../../model/say.js';

/**
 * Checks that the road hex to which German supply is traced by road lies at the west edge: 0120, or the hex that the
 * map names [11.11].
 */
export const supplyRoadMustBeARoadAtTheWestEdge: MapCheck = (map, report) => {
  const roads = map.features.filter(({ kind }) => kind === 'road');
  const named = map.features.find(({ kind }) => kind === 'supply road');
  const cell = named?.cells[0] ?? map.board.cell(namedPlaces.supplyRoad);
  const source = named?.source ?? roads.at(0)?.source ?? map.source;
  const why = [
    step(say`the supply road leaves the map at ${namedPlaces.supplyRoad} unless the map names another hex`, '11.11'),
  ];
  if (cell === NOWHERE) {
    if (roads.length === 0) return;
    const message = say`This map has roads but no hex ${namedPlaces.supplyRoad}, so German units cannot trace supply by road. Write \`supply road at CELL\` with a road hex of the west edge.`;
    report.warning('11.11', 'supply-road', source, message, { why, fixes: [lineOfMap(map, 'supply road at ‹HEX›')] });
    return;
  }
  const label = map.board.label(cell);
  const onRoad = roads.some(({ chains }) => chains.some((chain) => chain.includes(cell)));
  if (!onRoad && (named !== undefined || roads.length > 0)) {
    const message = say`The supply road leaves the map at ${label}, but no road runs through ${label}.`;
    report.warning('11.11', 'supply-road', source, message, { why });
  }
  if (named !== undefined && !map.board.edge('west').includes(cell)) {
    const message = say`The supply road is in ${label}, which is not on the west edge.`;
    report.error('11.11', 'supply-road', source, message, { why });
  }
};

/** Checks that no hexside is written as both a river and a lake, or written twice [6.7]. */
export const hexsideShouldBeWrittenOnce: MapCheck = (map, report) => {
  const featureOf = new Map<number, Feature>();
  for (const feature of map.features) {
    if (feature.kind !== 'river' && feature.kind !== 'lake') continue;
    for (const [a, b] of feature.hexsides) {
      const side = Math.min(a, b) * map.board.size + Math.max(a, b);
      const before = featureOf.get(side);
      const label = `${map.board.label(a)}/${map.board.label(b)}`;
      if (before === undefined) featureOf.set(side, feature);
      else report(twice(feature, before, label));
    }
  }
};

function twice(feature: Feature, before: Feature, label: string): Parameters<PggReport>[0] {
  const same = before.kind === feature.kind;
  return {
    severity: same ? 'information' : 'warning',
    rule: '6.7',
    slug: same ? 'hexside-twice' : 'river-and-lake',
    source: feature.source,
    message: same
      ? say`${label} is written as a ${term(feature.kind)} hexside twice.`
      : say`${label} is a river and a lake hexside; it counts as lake, which no unit crosses.`,
    related: [{ source: before.source, message: say`${label} as ${term(before.kind)}` }],
  };
}

/** Checks that no road or railway crosses a lake, which no unit can enter or cross [6.7]. */
export const roadsAndRailsMustNotCrossLakes: MapCheck = (map, report) => {
  const lakes = lakesOf(map);
  for (const feature of map.features) {
    if (feature.kind !== 'road' && feature.kind !== 'rail') continue;
    for (const chain of feature.chains) {
      for (let i = 1; i < chain.length; i++) {
        const [a, b] = [chain[i - 1], chain[i]];
        if (!lakes.crossed(a, b)) continue;
        const message = say`The ${feature.kind} runs from ${map.board.label(a)} to ${map.board.label(b)} across a lake hexside, which no unit may cross.`;
        report.error('6.7', 'lake-crossed', feature.source, message);
      }
    }
  }
};

/** Checks that no city and no entry hex is a lake, because units must be able to enter these hexes [6.7, 14.0]. */
export const placesMustNotLieInLakes: MapCheck = (map, report) => {
  const lakes = lakesOf(map);
  for (const { kind, name, cells, source, nameSource } of map.features) {
    for (const cell of cells) {
      if (!lakes.isLake(cell)) continue;
      const message = say`${name ?? term(kind)} lies in ${map.board.label(cell)}, a lake hex, which no unit can enter.`;
      report.error('6.7', 'place-in-lake', nameSource ?? source, message);
    }
  }
  for (const { name, cells, source } of map.areas.values()) {
    const open = cells.filter((cell) => !lakes.isLake(cell));
    if (open.length > 0) continue;
    const message =
      cells.length === 0
        ? say`Area ${name} has no cells; no unit can enter by it.`
        : say`All cells of area ${name} are lake; no unit can enter by it.`;
    report.warning('14.0', 'entry-without-cells', source, message);
  }
};

/** Checks that no hex belongs to two cities [6.7, 15.11]. */
export const cityHexesMustNotOverlap: MapCheck = (map, report) => {
  const owners = new Map<Cell, Feature>();
  for (const feature of map.features) {
    if (feature.kind !== 'major city' && feature.kind !== 'minor city') continue;
    for (const cell of feature.cells) {
      const before = owners.get(cell);
      if (before === undefined) owners.set(cell, feature);
      else if (before !== feature) {
        const message = say`${map.board.label(cell)} belongs to ${feature.name ?? say`this city`} and to ${before.name ?? say`another`}; a hex is in one city.`;
        report.error('15.11', 'city-overlap', feature.nameSource ?? feature.source, message, {
          related: [{ source: before.source, message: say`${before.name ?? term(before.kind)} here` }],
        });
      }
    }
  }
};

/**
 * Checks that the map has the places that the rules name. A rule whose place is missing has no effect, which may be
 * intended on a small map [13.2, 10.4, 14.11, 14.22].
 */
export const placesOfTheRulesShouldBeOnTheMap: MapCheck = (map, report) => {
  const numbered = namedPlaces.provisionalEntries.filter((name) => map.areas.has(name));
  const missing = namedPlaces.provisionalEntries.filter((name) => !map.areas.has(name));
  if (numbered.length === 0 || missing.length === 0) return;
  const message = say`The map has the provisional entries ${numbered.join(', ')} but not ${missing.join(', ')}; a division for which such an entry is rolled cannot arrive. Write \`area ${missing[0] ?? ''} CELLS\`.`;
  report.warning('14.11', 'entries-missing', map.areas.get(numbered[0])?.source ?? map.source, message, {
    why: [step(say`a die from 1 to 6 names the entry`, '14.11')],
    fixes: missing.slice(0, 1).map((name) => lineOfMap(map, `area ${name} ‹HEXES›`)),
  });
};

export const mapChecks: CheckList<MapCheck> = {
  supplyRoadMustBeARoadAtTheWestEdge,
  hexsideShouldBeWrittenOnce,
  roadsAndRailsMustNotCrossLakes,
  placesMustNotLieInLakes,
  cityHexesMustNotOverlap,
  placesOfTheRulesShouldBeOnTheMap,
};

interface Lakes {
  isLake(cell: Cell): boolean;
  crossed(a: Cell, b: Cell): boolean;
}

function lakesOf(map: MapModel): Lakes {
  const lake = map.terrainWords.indexOf('lake');
  const isLake = (cell: Cell): boolean => lake >= 0 && map.terrain[cell] === lake;
  const sides = new Set(
    map.features
      .filter(({ kind }) => kind === 'lake')
      .flatMap(({ hexsides }) => hexsides.map(([a, b]) => Math.min(a, b) * map.board.size + Math.max(a, b))),
  );
  return {
    isLake,
    crossed: (a, b) => isLake(a) || isLake(b) || sides.has(Math.min(a, b) * map.board.size + Math.max(a, b)),
  };
}
