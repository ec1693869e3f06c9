import type { FeatureWord } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';
import { cities } from './terrain.js';

/** The features that a map may give to cells, hexsides and chains of cells. */
export const features = [
  { word: 'major city', ...described(cities['major city']), on: 'cells', drawn: 'city' },
  { word: 'minor city', ...described(cities['minor city']), on: 'cells', drawn: 'city' },
  {
    word: 'town',
    text: 'A name on the map, without effect on movement or combat; it may be given victory points.',
    rules: ['15.11'],
    on: 'cells',
    drawn: 'town',
  },
  {
    word: 'river',
    text: 'Crossing costs Germans 2 and Soviets 1 movement point more; a defender attacked only across rivers is doubled.',
    rules: ['6.7', '9.32'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'lake',
    text: 'A side of the hex that is all water: no movement, attack, ZOC or line of supply goes across.',
    rules: ['6.7', '8.17'],
    on: 'hexsides',
    drawn: 'lake',
  },
  {
    word: 'road',
    text: 'Along it a hex costs infantry and cavalry 1, others ½; the Germans’ long line of supply runs on roads.',
    rules: ['6.7', '11.11', '11.13'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'rail',
    text: 'Soviet units may go along it by rail, Germans may cut it; it changes nothing else.',
    rules: ['6.3', '6.35', '6.37'],
    on: 'chains',
    drawn: 'rail',
  },
  {
    word: 'supply road',
    text: 'The hex of the west edge to which German supply by road leads; 0120 unless the map says otherwise.',
    rules: ['11.11'],
    on: 'cells',
    drawn: 'none',
    isUnnamed: true,
  },
] as const satisfies readonly (FeatureWord & { readonly rules: readonly PggRule[] })[];

function described({ text, rules }: { readonly text: string; readonly rules: readonly PggRule[] }) {
  return { text, rules };
}
