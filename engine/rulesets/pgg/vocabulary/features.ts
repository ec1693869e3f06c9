import type { FeatureWord } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';
import { cities } from './terrain.js';

/** The features that a map may give to cells, hexsides and chains of cells. */
export const features = [
  { word: 'major city', ...described(cities['major city']), on: 'cells', drawn: 'city' },
  { word: 'minor city', ...described(cities['minor city']), on: 'cells', drawn: 'city' },
  {
    word: 'town',
    text: 'A named place without effect on movement or combat. A scenario may give it victory points.',
    rules: ['15.11'],
    on: 'cells',
    drawn: 'town',
  },
  {
    word: 'river',
    text: 'Crossing the hexside costs German units 2 and Soviet units 1 additional movement point; a defender who is attacked only across rivers is doubled.',
    rules: ['6.7', '9.32'],
    on: 'hexsides',
    drawn: 'river',
  },
  {
    word: 'lake',
    text: 'A hexside that is all water: no movement, attack, ZOC or line of supply crosses it.',
    rules: ['6.7', '8.17'],
    on: 'hexsides',
    drawn: 'lake',
  },
  {
    word: 'road',
    text: 'Along a road a hex costs infantry and cavalry 1 movement point and other units ½; the German line of supply by road follows roads.',
    rules: ['6.7', '11.11', '11.13'],
    on: 'chains',
    drawn: 'road',
  },
  {
    word: 'rail',
    text: 'Soviet units may move by rail along it, and German units may cut it; a railway has no other effect.',
    rules: ['6.3', '6.35', '6.37'],
    on: 'chains',
    drawn: 'rail',
  },
  {
    word: 'supply road',
    text: 'The hex of the west edge to which German supply is traced by road; 0120 unless the map names another hex.',
    rules: ['11.11'],
    on: 'cells',
    drawn: 'none',
    isUnnamed: true,
  },
] as const satisfies readonly (FeatureWord & { readonly rules: readonly PggRule[] })[];

function described({ text, rules }: { readonly text: string; readonly rules: readonly PggRule[] }) {
  return { text, rules };
}
