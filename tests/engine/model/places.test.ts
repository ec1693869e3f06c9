import { expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { cellsOfPlace, cellsOfNamedFeature } from '../../../engine/model/places.js';
import type { Feature, MapModel } from '../../../engine/model/map.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { feature } from '../rulesets/sketched.js';

const board = createBoard({ ...PLAIN_GRID, columns: 5, rows: 5, labels: 'CCRR' });
const at = (label: string): number => board.cell(label);
const river = feature('river', { name: 'Orsha', hexsides: [[at('0101'), at('0102')]] });
const road = feature('road', { name: 'Orsha', chains: [[at('0101'), at('0102'), at('0103')]] });
const city = feature('city', { name: 'Orsha', cells: [at('0304')] });

const mapOf = (features: readonly Feature[], area?: string): MapModel => ({
  name: 'Places',
  board,
  terrainWords: [],
  terrain: new Uint8Array(board.size),
  features,
  areas: new Map(area === undefined ? [] : [['Orsha', { name: 'Orsha', cells: [at(area)], source: NO_SOURCE }]]),
  gridSource: NO_SOURCE,
  source: NO_SOURCE,
});
const labels = (cells: readonly number[]): string[] => cells.map((cell) => board.label(cell));

test.each([
  { what: 'a city before a river', map: mapOf([river, city]), played: ['0304'], written: ['0304'] },
  {
    what: 'a city before a road',
    map: mapOf([city, road]),
    played: ['0304'],
    written: ['0304'],
  },
  {
    what: 'an area before a river',
    map: mapOf([river], '0505'),
    played: ['0505'],
    written: ['0505'],
  },
  { what: 'a road without a city', map: mapOf([road]), played: [], written: ['0101', '0102', '0103'] },
])('cellsOfNamedFeature finds $what of the same name as written in $written', ({ map, played, written }) => {
  expect(labels(cellsOfPlace(map, 'Orsha'))).toEqual(played);
  expect(labels(cellsOfNamedFeature(map, 'Orsha'))).toEqual(written);
});
