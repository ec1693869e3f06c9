import type { FeatureWord } from '../../../play/vocabulary.js';
import type { RtlRule } from '../rulebook/index.js';

/** The features of hexes, hexsides and chains of hexes on a map. */
export const features = [
  {
    word: 'city',
    text: 'A city: adds 2 for the defender, requires the Assault table and forbids overruns.',
    rules: ['10.22', '10.32'],
    on: 'cells',
    drawn: 'city',
  },
  { word: 'village', text: 'A village: adds 1 for the defender.', rules: ['10.22'], on: 'cells', drawn: 'town' },
  {
    word: 'place',
    text: 'A named place, such as an airfield or a crossroads, that has no effect on movement or combat.',
    rules: ['17.0'],
    on: 'cells',
    drawn: 'town',
  },
  {
    word: 'supply point',
    text: 'A supply source of a side: `(side German)`. A source with `(limited)` supplies only as many hexes as the scenario says.',
    rules: ['6.31'],
    on: 'cells',
    drawn: 'supply',
  },
  {
    word: 'river',
    text: 'A river: costs units on foot 2 more movement points. Vehicles and heavy units need a bridge. Attacks across a river are halved.',
    rules: ['8.36', '10.25'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'stream',
    text: 'A stream: costs 1 more movement point, or in rain 2 for units on foot and 3 for motorized units. Adds 1 for the defender.',
    rules: ['8.36', '10.22'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'lake',
    text: 'A lake hexside: no unit, attack or supply line may cross it.',
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
    isUnnamed: true,
  },
  {
    word: 'main road',
    text: 'A main road: costs half a movement point per hex in all weather and serves as a supply road.',
    rules: ['8.33', '6.22'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'secondary road',
    text: 'A secondary road: costs half a movement point per hex, or 1 in rain, and serves as a supply road.',
    rules: ['8.33', '6.22'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'trail',
    text: 'A trail: costs half a movement point in open terrain and 1 in other terrain. It has no effect in rain.',
    rules: ['8.33', '8.42', '6.23'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'railroad',
    text: 'A railway: costs 1 movement point per hex, or 2 for motorized units in rain, where that is cheaper than the terrain.',
    rules: ['8.35'],
    on: 'chains',
    drawn: 'rail',
  },
] as const satisfies readonly (FeatureWord & { readonly rules: readonly RtlRule[] })[];
