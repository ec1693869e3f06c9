import type { FeatureWord } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

/** What may lie on hexes, hexsides and chains of a map. */
export const features = [
  {
    word: 'city',
    text: 'A city: +2 for the defender, Assault table, no overrun.',
    rules: ['10.22', '10.32'],
    on: 'cells',
    drawn: 'city',
  },
  { word: 'village', text: 'A village: +1 for the defender.', rules: ['10.22'], on: 'cells', drawn: 'town' },
  {
    word: 'place',
    text: 'A name on the map without effect on movement or combat: an airfield, a crossroads.',
    rules: ['17.0'],
    on: 'cells',
    drawn: 'town',
  },
  {
    word: 'supply point',
    text: 'Where the supply of a side comes from: `(side German)`; with `(limited)` only as a scenario says.',
    rules: ['6.31'],
    on: 'cells',
    drawn: 'supply',
  },
  {
    word: 'river',
    text: 'A river: 2 points more on foot, no vehicles without a bridge; attacks across it are halved.',
    rules: ['8.36', '10.25'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'stream',
    text: 'A stream: a point more to cross, 2 on foot and 3 for motorized units in rain; +1 for the defender.',
    rules: ['8.36', '10.22'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'lake',
    text: 'A side that is all water: nothing goes across.',
    rules: ['8.3', '6.21'],
    on: 'hexsides',
    drawn: 'lake',
  },
  {
    word: 'bridge',
    text: 'A bridge across the river or stream of this hexside.',
    rules: ['8.36'],
    on: 'hexsides',
    drawn: 'bridge',
    unnamed: true,
  },
  {
    word: 'main road',
    text: 'A main road: half a point along it, in rain too; carries supply.',
    rules: ['8.33', '6.22'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'secondary road',
    text: 'A secondary road: half a point along it, 1 in rain; carries supply.',
    rules: ['8.33', '6.22'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'trail',
    text: 'A trail: half a point in open country, else 1; nothing in rain.',
    rules: ['8.33', '8.42', '6.23'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'railroad',
    text: 'A railway: 1 point along it where that is cheaper, 2 for motorized units in rain.',
    rules: ['8.35'],
    on: 'chains',
    drawn: 'rail',
  },
] as const satisfies readonly (FeatureWord & { readonly rules: readonly RtlRule[] })[];
