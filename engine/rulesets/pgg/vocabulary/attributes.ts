import type { AttributeWord } from '../../../play/vocabulary.js';
import type { PggRule } from '../rulebook/index.js';

/** Attributes in parentheses after units, placements, orders and expectations. */
export const attributes = [
  {
    word: 'regiments',
    of: 'unit',
    value: 'number',
    text: 'The number of regiments of the complete division, if not the usual number: Das Reich has three.',
    rules: ['7.3'],
  },

  {
    word: 'step',
    of: 'placement',
    value: 'number',
    text: 'The face on which the unit begins: 1 is the strongest.',
    rules: ['9.61', '9.63'],
  },
  {
    word: 'face',
    of: 'placement',
    value: 'factors',
    text: 'The counter that is drawn, in place of a random counter.',
    rules: ['12.1'],
  },
  {
    word: 'revealed',
    of: 'placement',
    value: 'flag',
    text: 'The strength of the unit is already known.',
    rules: ['12.2'],
  },
  { word: 'disrupted', of: 'placement', value: 'flag', text: 'The unit begins disrupted.', rules: ['6.62'] },

  {
    word: 'step',
    of: 'expectation',
    value: 'number',
    text: 'The present face of the unit: 1 is the strongest.',
    rules: ['9.61', '9.63'],
  },
  {
    word: 'face',
    of: 'expectation',
    value: 'factors',
    text: 'The values on the present face of the unit.',
    rules: ['12.2'],
  },
  { word: 'disrupted', of: 'expectation', value: 'flag', text: 'The unit is disrupted.', rules: ['6.62'] },
  {
    word: 'revealed',
    of: 'expectation',
    value: 'flag',
    text: 'The strength of the unit has been revealed.',
    rules: ['12.2'],
  },
  {
    word: 'untried',
    of: 'expectation',
    value: 'flag',
    text: 'The strength of the unit is still hidden.',
    rules: ['12.1'],
  },
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
    text: 'The unit was taken out of play without a fight: it was in excess of the stacking limit, or no counter was left to draw.',
    rules: ['7.1', '7.2', '14.14'],
  },
  {
    word: 'evacuated',
    of: 'expectation',
    value: 'flag',
    text: 'The leader was evacuated from the map.',
    rules: ['10.4'],
  },
  { word: 'expected', of: 'expectation', value: 'flag', text: 'The unit has not arrived yet.', rules: ['14.0'] },
  { word: 'supplied', of: 'expectation', value: 'flag', text: 'The unit is in supply.', rules: ['11.0'] },
  { word: 'unsupplied', of: 'expectation', value: 'flag', text: 'The unit is out of supply.', rules: ['11.31'] },
  {
    word: 'odds',
    of: 'expectation',
    value: 'factors',
    text: 'The odds column of the combat results table, such as 4-1.',
    rules: ['9.4', '9.5'],
  },
  { word: 'attack', of: 'expectation', value: 'number', text: 'The computed attack strength.', rules: ['9.4'] },
  {
    word: 'defense',
    of: 'expectation',
    value: 'number',
    text: 'The computed defense strength, including terrain.',
    rules: ['9.31', '9.4'],
  },
  { word: 'roll', of: 'expectation', value: 'number', text: 'The roll of the die.', rules: ['9.5'] },
  {
    word: 'result',
    of: 'expectation',
    value: 'text',
    text: 'The result in the combat results table, such as D2/A1.',
    rules: ['9.5', '9.64'],
  },
  { word: 'outcome', of: 'expectation', value: 'text', text: 'The winner and the level of victory.', rules: ['15.2'] },

  {
    word: 'roll',
    of: 'order',
    value: 'number',
    text: 'The die roll of this order, in place of a roll from the seed.',
    rules: ['9.5'],
  },
] as const satisfies readonly (AttributeWord & { readonly rules: readonly PggRule[] })[];
