import type { AttributeWord } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';

/** Attributes in parentheses after units, placements, orders and expectations. */
export const attributes = [
  {
    word: 'regiments',
    of: 'unit',
    value: 'number',
    text: 'How many regiments make this division whole, if not the usual number: Das Reich has three.',
    rules: ['7.3'],
  },

  {
    word: 'step',
    of: 'placement',
    value: 'number',
    text: 'The face it stands on: 1 is the strongest.',
    rules: ['9.61', '9.63'],
  },
  {
    word: 'face',
    of: 'placement',
    value: 'factors',
    text: 'The counter that is drawn, instead of a random one.',
    rules: ['12.1'],
  },
  { word: 'revealed', of: 'placement', value: 'flag', text: 'Its strength is already known.', rules: ['12.2'] },
  { word: 'disrupted', of: 'placement', value: 'flag', text: 'It begins disrupted.', rules: ['6.62'] },

  {
    word: 'step',
    of: 'expectation',
    value: 'number',
    text: 'The face the unit stands on: 1 is the strongest.',
    rules: ['9.61', '9.63'],
  },
  { word: 'face', of: 'expectation', value: 'factors', text: 'The strength the unit shows.', rules: ['12.2'] },
  { word: 'disrupted', of: 'expectation', value: 'flag', text: 'The unit is disrupted.', rules: ['6.62'] },
  { word: 'revealed', of: 'expectation', value: 'flag', text: 'The unit has shown its strength.', rules: ['12.2'] },
  { word: 'untried', of: 'expectation', value: 'flag', text: 'The unit’s strength is still hidden.', rules: ['12.1'] },
  {
    word: 'eliminated',
    of: 'expectation',
    value: 'flag',
    text: 'The unit was eliminated: it lost its last step, had nowhere to go, or was revealed without any strength.',
    rules: ['9.61', '9.62', '12.3'],
  },
  {
    word: 'removed',
    of: 'expectation',
    value: 'flag',
    text: 'The unit was taken out of play without a fight, for excess stacking, or because no counter was left to draw.',
    rules: ['7.1', '7.2', '14.14'],
  },
  { word: 'evacuated', of: 'expectation', value: 'flag', text: 'The leader was taken off the map.', rules: ['10.4'] },
  { word: 'expected', of: 'expectation', value: 'flag', text: 'The unit has not come yet.', rules: ['14.0'] },
  { word: 'supplied', of: 'expectation', value: 'flag', text: 'The unit is in supply.', rules: ['11.0'] },
  { word: 'unsupplied', of: 'expectation', value: 'flag', text: 'The unit is out of supply.', rules: ['11.31'] },
  { word: 'odds', of: 'expectation', value: 'factors', text: 'The column of the table: 4-1.', rules: ['9.4', '9.5'] },
  { word: 'attack', of: 'expectation', value: 'number', text: 'The computed attack strength.', rules: ['9.4'] },
  {
    word: 'defense',
    of: 'expectation',
    value: 'number',
    text: 'The computed defense strength, including terrain.',
    rules: ['9.31', '9.4'],
  },
  { word: 'roll', of: 'expectation', value: 'number', text: 'The roll of the die.', rules: ['9.5'] },
  { word: 'result', of: 'expectation', value: 'text', text: 'The result in the table: D2/A1.', rules: ['9.5', '9.64'] },
  { word: 'outcome', of: 'expectation', value: 'text', text: 'Who has won, and how far.', rules: ['15.2'] },

  {
    word: 'roll',
    of: 'order',
    value: 'number',
    text: 'The die of this order, instead of one drawn from the seed.',
    rules: ['9.5'],
  },
] as const satisfies readonly (AttributeWord & { readonly rules: readonly PggRule[] })[];
