import { expect, test } from 'vitest';
import { stretchOf } from '../../../language-server/scene/stretch.js';

const SIDES = ['German', 'Soviet'];

test.each([
  ['1/German/combat/2612/die', { turn: 1, side: 'Soviet', phase: 'combat' }, { side: 'German', name: 'combat' }],
  ['1/German/combat #2', { turn: 1, side: 'Soviet', phase: 'combat' }, { side: 'German', name: 'combat' }],
  ['setup/German/placement', { turn: 0, side: 'German', phase: 'set-up' }, { side: 'German', name: 'set-up' }],
  ['3/German/3rd Division #2/attack', { turn: 3, phase: 'activation' }, { side: 'German', name: '3rd Division' }],
  ['3/Soviet/1st Army', { turn: 3, side: 'Soviet', phase: 'activation' }, { side: 'Soviet', name: 'activation' }],
  ['3rd Division/attack', { turn: 3, side: 'Soviet', phase: 'combat' }, { side: 'Soviet', name: '3rd Division' }],
  [
    '13/operations/German draw 1/lead',
    { turn: 13, side: 'Soviet', phase: 'operations' },
    { side: 'German', name: 'German draw 1' },
  ],
  ['13/operations/weather', { turn: 13, phase: 'operations' }, { name: 'operations' }],
])(
  'the moment with the address %s is listed under the right side and the right phase or formation',
  (address, moment, section) => {
    const isFormation = (name: string): boolean => name === '3rd Division';
    expect(stretchOf({ address, ...moment } as never, SIDES, isFormation)).toEqual(section);
  },
);
