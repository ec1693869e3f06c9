import { type Chapter, createRulebook } from '../../../../engine/play/rulebook.js';
import { about } from '../about.js';

/**
 * One entry for each rule of the rulebook by its number, in your own words. For a longer rulebook, write a file for
 * each chapter.
 */
const chapters = {
  '1': {
    title: 'Sequence of play',
    text: 'In each turn Blue moves, then Red. The scenario sets the number of turns.',
    see: ['3'],
    status: 'simulated',
  },
  '2': {
    title: 'Set-up',
    text: 'Units begin where the scenario sets them up. Enemies never share a hex.',
    see: ['4'],
    status: 'enforced',
  },
  '3': {
    title: 'Movement',
    text: 'A unit moves once in its side’s phase and spends its movement points hex by hex, two points for woods. It never enters a lake or a hex that the enemy holds.',
    see: ['4', '5'],
    status: 'enforced',
  },
  '4': {
    title: 'Stacking',
    text: 'Two units of a side may end their movement in a hex.',
    see: [],
    status: 'enforced',
  },
  '5': {
    title: 'Supply',
    text: 'A supply line of at most six hexes without enemies leads from a unit to a depot of its side. A unit without a supply line at the beginning of its phase has half its movement points.',
    see: ['3'],
    status: 'simulated',
  },
  '6': {
    title: 'Victory',
    text: 'A place belongs to the side that occupies it or was the last to occupy it. The place gives the points that the scenario sets. The side with more points wins.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;

export const { title } = about;

export type BlankRule = keyof typeof chapters;

export const rulebook = createRulebook<BlankRule>(chapters);
