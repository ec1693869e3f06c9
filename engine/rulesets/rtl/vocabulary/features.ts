import type { FeatureWord } from '../../../play/vocabulary.js';
import type { RtlRule } from '../rulebook/index.js';

/** The features of hexes, hexsides and chains of hexes on a map. */
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
    text: 'A named place without effect on movement or combat, such as an airfield or a crossroads.',
    rules: ['17.0'],
    on: 'cells',
    drawn: 'town',
  },
  {
    word: 'supply point',
    text: 'A supply source of a side: `(side German)`. With `(limited)` it supplies only as many hexes as the scenario says.',
    rules: ['6.31'],
    on: 'cells',
    drawn: 'supply',
  },
  {
    word: 'river',
    text: 'A river: 2 more movement points on foot; vehicles and heavy units need a bridge; attacks across it are halved.',
    rules: ['8.36', '10.25'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'stream',
    text: 'A stream: 1 more movement point, in rain 2 on foot and 3 for motorized units; +1 for the defender.',
    rules: ['8.36', '10.22'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'lake',
    text: 'A lake hexside: no unit, attack or supply line crosses it.',
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
    text: 'A main road: half a movement point per hex in all weather; serves as a supply road.',
    rules: ['8.33', '6.22'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'secondary road',
    text: 'A secondary road: half a movement point per hex, 1 in rain; serves as a supply road.',
    rules: ['8.33', '6.22'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'trail',
    text: 'A trail: half a movement point in open terrain, otherwise 1; no effect in rain.',
    rules: ['8.33', '8.42', '6.23'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'railroad',
    text: 'A railway: 1 movement point per hex where that is cheaper, 2 for motorized units in rain.',
    rules: ['8.35'],
    on: 'chains',
    drawn: 'rail',
  },
] as const satisfies readonly (FeatureWord & { readonly rules: readonly RtlRule[] })[];
