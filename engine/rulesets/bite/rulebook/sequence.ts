import type { Chapter } from './entry.js';

/** Sections 7.0 to 7.4 of the rulebook: the turn, its first phases, production and strategic rail movement. */
export const sequence = {
  '7.0': {
    title: 'Sequence of play',
    text: 'A turn is a month: first the weather, in May and October of the advanced game by a die; then the Axis player turn, then the Soviet one, of ten phases each; then victory is checked and the turn marker advances.',
    see: ['7.0.phases', '7.11', '9.0'],
    status: 'simulated',
  },
  '7.0.phases': {
    title: 'Phases of a player turn',
    text: 'Strategic war, supply, production with arrivals, removals and disbanding, strategic rail movement, movement, reaction of the inactive player, combat, Blitz, final check of supply, extra movement of armour.',
    see: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10'],
    status: 'simulated',
  },
  '7.1': {
    title: 'Strategic war',
    text: 'Only in the advanced game, with its optional rule.',
    see: ['35.0'],
    status: 'simulated',
  },
  '7.2': {
    title: 'Supply Phase',
    text: 'The active player checks all own units and marks those out of supply with a white barrel.',
    see: ['4.3', '7.9'],
    status: 'simulated',
  },
  '7.3': {
    title: 'Production Phase',
    text: 'Production centres that can serve as a supply source yield their production points, which pay for repairs of units and rebuild destroyed ones. Then the order of battle says which units arrive and leave.',
    see: ['3.6', '4.2', '7.3.cost', '7.3.saving', '7.3.1', '11.0'],
    status: 'simulated',
  },
  '7.3.cost': {
    title: 'What a strength point costs',
    text: 'By the printed colour: black 1 production point, white 2, red 3; a blue one cannot be rebuilt.',
    see: ['7.3', '11.0.cost'],
    status: 'enforced',
  },
  '7.3.saving': {
    title: 'Saved points',
    text: 'Any number of points may be spent; the rest is saved for later.',
    see: ['7.3', '11.2.saving'],
    status: 'simulated',
  },
  '7.3.1': {
    title: 'Placing new units',
    text: 'Rebuilt and arriving units are placed at home: in a friendly major city that can serve as a supply source, one unit per city. Reinforcements have the strength shown in the order of battle, usually full.',
    see: ['7.3.1.two', '7.3.1.armour', '7.3.1.air', '7.3.1.marines', '7.3.1.italy', '7.3.2'],
    status: 'enforced',
  },
  '7.3.1.two': {
    title: 'Cities that take two',
    text: 'All capitals, Stalingrad and Leningrad may take two units.',
    see: ['7.3.1'],
    status: 'enforced',
  },
  '7.3.1.armour': {
    title: 'Placing armour',
    text: 'At a red factory.',
    see: ['7.3.1', '11.2.factories'],
    status: 'enforced',
  },
  '7.3.1.air': {
    title: 'Placing aircraft and paratroops',
    text: 'At a blue factory.',
    see: ['7.3.1', '11.2.factories', '23.0.rebuilding'],
    status: 'enforced',
  },
  '7.3.1.marines': {
    title: 'Placing Soviet marines',
    text: 'Only at the shipyards of Sevastopol and Leningrad.',
    see: ['7.3.1', '24.0.rebuilding'],
    status: 'enforced',
  },
  '7.3.1.italy': {
    title: 'Placing Italians',
    text: 'For placement only, Poland counts as their home country.',
    see: ['7.3.1', '5.4.area'],
    status: 'enforced',
  },
  '7.3.2': {
    title: 'Limits of placing',
    text: 'Only cities that can serve as a supply source. New units may exceed the stacking limits until the next Movement Phase. A unit that cannot be placed waits.',
    see: ['7.3.1', '7.3.3', '3.10', '4.2'],
    status: 'enforced',
  },
  '7.3.3': {
    title: 'Delayed reinforcements',
    text: 'A unit that had to wait, or was delayed, may be placed in any later Production Phase of its owner at no cost.',
    see: ['7.3.2'],
    status: 'simulated',
  },
  '7.3.4': {
    title: 'Disbanding',
    text: 'After production, the active player may disband any supplied units; a turn later they may be rebuilt.',
    see: ['7.3'],
    status: 'enforced',
  },
  '7.4': {
    title: 'Strategic rail movement',
    text: 'Each movement takes one unit any distance along railways. It must begin in supply, in a rail hex and not adjacent to an enemy unit, and may neither pass nor end adjacent to one. In the Movement Phase it may move normally.',
    see: ['3.5', '7.4.soviet', '7.4.axis', '7.4.cost'],
    status: 'enforced',
  },
  '7.4.soviet': {
    title: 'Soviet rail capacity',
    text: 'Five movements in a turn.',
    see: ['7.4', '13.8.1.capacity', '32.3'],
    status: 'enforced',
  },
  '7.4.axis': {
    title: 'Axis rail capacity',
    text: 'Four movements in a turn in the Soviet Union, one more in the Finnish Operative Area, any number elsewhere.',
    see: ['7.4', '5.5.area', '32.3', '33.1'],
    status: 'enforced',
  },
  '7.4.cost': {
    title: 'Cost of rail movement',
    text: 'Each costs 1 yellow production point or 1 action point of a headquarters, even where the number is not limited.',
    see: ['7.4', '3.12', '7.3'],
    status: 'enforced',
  },
} as const satisfies Chapter;
