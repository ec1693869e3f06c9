import type { FeatureWord } from '../../../play/vocabulary.js';
import type { FdaRule } from '../rulebook/index.js';

/**
 * The features that a map may give to cells and chains of cells. Edges between sectors have no features [14e]; rivers,
 * cities and villages make their sectors heavy terrain [14a].
 */
export const features = [
  {
    word: 'city',
    text: 'A city by name: heavy terrain, a target for bombers and a place that counts for victory. `(owner Allies)` names the side that holds it at the start.',
    rules: ['14a', '12i', '15.3a', '16a'],
    on: 'cells',
    drawn: 'city',
  },
  {
    word: 'village',
    text: 'A village by name: heavy terrain, and a place that counts for victory. `(owner Allies)` names the side that holds it at the start.',
    rules: ['14a', '16a', '16c'],
    on: 'cells',
    drawn: 'village',
  },
  {
    word: 'river',
    text: 'The chain of sectors through which a river flows: heavy terrain that units cannot pass without a bridge or engineers.',
    rules: ['14a', '14e'],
    on: 'chains',
    drawn: 'river',
  },
  {
    word: 'bank',
    text: 'Sectors on one bank of the river that `(river "Orne")` names. From a river sector a unit may return to its own bank.',
    rules: ['14e'],
    on: 'cells',
    drawn: 'none',
  },
  {
    word: 'bridge',
    text: 'A bridge for units and roads in a river sector. Bombers may destroy it, and it counts for victory.',
    rules: ['14e', '12i', '15.3a', '16a'],
    on: 'cells',
    drawn: 'bridge',
  },
  {
    word: 'boat bridge',
    text: 'A bridge of boats in a river sector, which units but not roads can use.',
    rules: ['14f', '14g'],
    on: 'cells',
    drawn: 'bridge',
  },
  {
    word: 'road',
    text: 'A road: a move that follows it completely gains one sector, supply runs along it, and units on it do not stop in heavy terrain.',
    rules: ['7g', '7.1b', '14b', '14c'],
    on: 'chains',
    drawn: 'road',
  },
  { word: 'rail', text: 'A railway, for orientation only.', rules: ['4b'], on: 'chains', drawn: 'rail' },
  {
    word: 'minefield',
    text: 'A minefield of the side `(owner Germans)`: heavy terrain for movement, and a danger to enemies while the mines are live. `(spent)` means that the mines have attacked already.',
    rules: ['13a', '13b', '13d', '13f', '8j'],
    on: 'cells',
    drawn: 'minefield',
    isUnnamed: true,
  },
  {
    word: 'fortification',
    text: 'Entrenchments, which give the defender a die in assault, fire and air attack.',
    rules: ['8j', '10f', '12k', '8r'],
    on: 'cells',
    drawn: 'fortification',
    isUnnamed: true,
  },
  {
    word: 'airfield',
    text: 'An airfield of the side `(owner Allies)`, from which aircraft fly. It counts for victory.',
    rules: ['15.2a', '15.2b', '15.3a', '16a'],
    on: 'cells',
    drawn: 'airfield',
  },
  {
    word: 'supply point',
    text: 'A depot, which may be an objective.',
    rules: ['16c'],
    on: 'cells',
    drawn: 'town',
  },
  {
    word: 'objective',
    text: 'A sector that gives points to the side that holds it, in a scenario for points. `(owner Allies)` names the side that placed it.',
    rules: ['16c', '16d', '16f'],
    on: 'cells',
    drawn: 'none',
    isUnnamed: true,
  },
  {
    word: 'friendly edge',
    text: 'Sectors of the map edge from which the side `(owner Allies)` is supplied.',
    rules: ['7.1b'],
    on: 'cells',
    drawn: 'none',
    isUnnamed: true,
  },
  {
    word: 'half',
    text: 'The half of the table that belongs to the side `(owner Allies)`, for a scenario for points.',
    rules: ['16c', '16e'],
    on: 'cells',
    drawn: 'none',
    isUnnamed: true,
  },
] as const satisfies readonly (FeatureWord & { readonly rules: readonly FdaRule[] })[];

export type FeatureKind = (typeof features)[number]['word'];

/** Kinds of places that give points when taken from the enemy [16a]. */
export const VICTORY_PLACES = ['city', 'village', 'airfield', 'bridge'] as const satisfies readonly FeatureKind[];
/** Kinds of structures that bombers may attack [12i]. */
export const STRUCTURES = ['bridge', 'fortification', 'city'] as const satisfies readonly FeatureKind[];
/** Kinds of places where rear-area guards may be [15.3a]. */
export const GUARDED = ['airfield', 'bridge', 'city'] as const satisfies readonly FeatureKind[];
/** Kinds of places that may be objectives in a scenario for points [16c]. */
export const OBJECTIVES = ['village', 'airfield', 'supply point'] as const satisfies readonly FeatureKind[];
