import type { Sentences } from '../model/say.js';

/** The names of months, which calendars of turns use. */
export const calendar: Sentences = {
  January: 'gennaio',
  February: 'febbraio',
  March: 'marzo',
  April: 'aprile',
  May: 'maggio',
  June: 'giugno',
  July: 'luglio',
  August: 'agosto',
  September: 'settembre',
  October: 'ottobre',
  November: 'novembre',
  December: 'dicembre',
};
