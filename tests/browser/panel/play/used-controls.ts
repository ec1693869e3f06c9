import type { Hand } from './hands.js';

/** Kinds of controls of the panel. */
export const CONTROLS = [
  'a button',
  'a list of the start form',
  'a field of the start form',
  'a unit on the map',
  'a further unit on the map',
  'a unit off the map',
  'a chosen unit',
  'a cell',
  'an answer with a button',
  'an entry of the menu',
] as const;
export type Control = (typeof CONTROLS)[number];

/** Returns a hand that adds the kind of each control that it uses to a set. */
export function notingControls(hand: Hand, used: Set<Control>): Hand {
  return {
    press(name) {
      used.add('a button');
      return hand.press(name);
    },
    select(field, option) {
      used.add('a list of the start form');
      return hand.select(field, option);
    },
    type(field, text) {
      used.add('a field of the start form');
      return hand.type(field, text);
    },
    chooseUnit(unit, cell, adds) {
      used.add(cell < 0 ? 'a unit off the map' : adds ? 'a further unit on the map' : 'a unit on the map');
      return hand.chooseUnit(unit, cell, adds);
    },
    toggleUnit(unit) {
      used.add('a chosen unit');
      return hand.toggleUnit(unit);
    },
    chooseCell(cell) {
      used.add('a cell');
      return hand.chooseCell(cell);
    },
    answer(order) {
      used.add('an answer with a button');
      return hand.answer(order);
    },
    pick(order) {
      used.add('an entry of the menu');
      return hand.pick(order);
    },
  };
}
