import type { Chapter } from './entry.js';

/** Sections 7.0 to 7.4 of the rulebook: the turn, its first phases, production and strategic rail movement. */
export const sequence = {
  '7.0': {
    title: 'Sequence of play',
    text: 'A turn is a month. First the weather is determined, in May and October of the advanced game by a die. Then the Axis player turn and the Soviet player turn follow, of ten phases each. Finally victory is checked and the turn marker advances.',
    see: ['7.0.phases', '7.11', '9.0'],
    status: 'simulated',
  },
  '7.0.phases': {
    title: 'Phases of a player turn',
    text: 'The phases are strategic war; supply; production with arrivals, removals and disbanding; strategic rail movement; movement; reaction of the inactive player; combat; Blitz; final check of supply; extra movement of armour.',
    see: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10'],
    status: 'simulated',
  },
  '7.1': {
    title: 'Strategic war',
    text: 'The strategic war is played only in the advanced game, with the option `strategic-war`.',
    see: ['35.0'],
    status: 'simulated',
  },
  '7.2': {
    title: 'Supply Phase',
    text: 'The active player checks the supply of all units of the own side and marks units out of supply with a white barrel.',
    see: ['4.3', '7.9'],
    status: 'simulated',
  },
  '7.3': {
    title: 'Production Phase',
    text: 'Production centres that can serve as a supply source produce points. These points pay for repairs of units and for rebuilding destroyed units. Then the order of battle says which units arrive and leave.',
    see: ['3.6', '4.2', '7.3.cost', '7.3.saving', '7.3.1', '11.0'],
    status: 'simulated',
  },
  '7.3.cost': {
    title: 'Price of a strength point by colour',
    text: 'The printed colour gives the price of a strength point: black 1 production point, white 2, red 3. A blue strength point cannot be rebuilt.',
    see: ['7.3', '11.0.cost'],
    status: 'enforced',
  },
  '7.3.saving': {
    title: 'Saved points',
    text: 'Any number of points may be spent; the remaining points are saved for later.',
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
    title: 'Cities that take two new units',
    text: 'All capitals, Stalingrad and Leningrad may take two new units a turn.',
    see: ['7.3.1'],
    status: 'enforced',
  },
  '7.3.1.armour': {
    title: 'Placing armour',
    text: 'Armour is placed at a red factory.',
    see: ['7.3.1', '11.2.factories'],
    status: 'enforced',
  },
  '7.3.1.air': {
    title: 'Placing aircraft and paratroops',
    text: 'Aircraft and paratroops are placed at a blue factory.',
    see: ['7.3.1', '11.2.factories', '23.0.rebuilding'],
    status: 'enforced',
  },
  '7.3.1.marines': {
    title: 'Placing Soviet Marines',
    text: 'Soviet Marines are placed only at the shipyards of Sevastopol and Leningrad.',
    see: ['7.3.1', '24.0.rebuilding'],
    status: 'enforced',
  },
  '7.3.1.italy': {
    title: 'Placing Italians',
    text: 'For the placement of Italians only, Poland counts as their home country.',
    see: ['7.3.1', '5.4.area'],
    status: 'enforced',
  },
  '7.3.2': {
    title: 'Limits of placement',
    text: 'New units are placed only in cities that can serve as a supply source. They may exceed the stacking limits until the next Movement Phase. A unit that cannot be placed waits.',
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
    text: 'Each movement takes one unit any distance along railways. The unit must begin in supply, in a rail hex and not adjacent to an enemy unit. It may neither pass nor end adjacent to an enemy unit. In the Movement Phase it may move normally.',
    see: ['3.5', '7.4.soviet', '7.4.axis', '7.4.cost'],
    status: 'enforced',
  },
  '7.4.soviet': {
    title: 'Soviet rail capacity',
    text: 'The Soviets have five movements in a turn.',
    see: ['7.4', '13.8.1.capacity', '32.3'],
    status: 'enforced',
  },
  '7.4.axis': {
    title: 'Axis rail capacity',
    text: 'The Axis has four movements in a turn in the Soviet Union, one more in the Finnish Operative Area, and any number elsewhere.',
    see: ['7.4', '5.5.area', '32.3', '33.1'],
    status: 'enforced',
  },
  '7.4.cost': {
    title: 'Cost of rail movement',
    text: 'Each movement costs 1 yellow production point or 1 action point of a headquarters, even where the number is not limited.',
    see: ['7.4', '3.12', '7.3'],
    status: 'enforced',
  },
} as const satisfies Chapter;
