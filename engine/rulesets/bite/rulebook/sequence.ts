import type { Chapter } from './entry.js';

/** 7.0 to 7.4: the turn, its first phases, production and strategic rail movement. */
export const sequence = {
  '7.0': {
    title: 'Sequence of play',
    text: 'A turn is a month. First the weather, in May and October of the advanced game; then the player turn of the Axis, then that of the Soviets, ten phases each; then victory is checked and the turn marker moved.',
    see: ['7.0.phases', '7.11', '9.0'],
    status: 'simulated',
  },
  '7.0.phases': {
    title: 'Phases of a player turn',
    text: 'Strategic war, supply, production with arrivals, removals and disbanding, strategic rail movement, movement, the defender’s reaction, combat, Blitz, the final check of supply, extra movement of armour.',
    see: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10'],
    status: 'simulated',
  },
  '7.1': {
    title: 'Strategic war',
    text: 'Not in the base game, and in the advanced one only with its optional rule.',
    see: ['35.0'],
    status: 'simulated',
  },
  '7.2': {
    title: 'Supply Phase',
    text: 'The active player checks all his units and marks those out of supply with a white barrel.',
    see: ['4.3', '7.9'],
    status: 'simulated',
  },
  '7.3': {
    title: 'Production Phase',
    text: 'Centres that can serve as a source of supply yield their production points. They repair units in play and rebuild destroyed ones. Then the order of battle tells what arrives and what goes.',
    see: ['3.6', '4.2', '7.3.cost', '7.3.saving', '7.3.1', '11.0'],
    status: 'simulated',
  },
  '7.3.cost': {
    title: 'What a strength point costs',
    text: 'By the colour in which it is printed: black 1 production point, white 2, red 3; a blue one cannot be rebuilt.',
    see: ['7.3', '11.0.cost'],
    status: 'enforced',
  },
  '7.3.saving': {
    title: 'Saved points',
    text: 'All, some or none may be spent; the rest is kept for later.',
    see: ['7.3', '11.2.saving'],
    status: 'simulated',
  },
  '7.3.1': {
    title: 'Placing new units',
    text: 'What is rebuilt or arrives is placed at home: in a controlled major city that can serve as a source of supply, one unit to a city. Reinforcements have the strength the order of battle shows, as a rule all of it.',
    see: ['7.3.1.two', '7.3.1.armour', '7.3.1.air', '7.3.1.marines', '7.3.1.italy', '7.3.2'],
    status: 'enforced',
  },
  '7.3.1.two': {
    title: 'Cities that take two',
    text: 'All capitals, Stalingrad and Leningrad take two units.',
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
    text: 'For this alone Poland is their home country.',
    see: ['7.3.1', '5.4.area'],
    status: 'enforced',
  },
  '7.3.2': {
    title: 'Limits of placing',
    text: 'Only cities that can serve as a source of supply. New units may exceed stacking until the next Movement Phase. What finds no place waits.',
    see: ['7.3.1', '7.3.3', '3.10', '4.2'],
    status: 'enforced',
  },
  '7.3.3': {
    title: 'Delayed reinforcements',
    text: 'What had to wait, or was held back, comes in any later Production Phase of its owner at no cost.',
    see: ['7.3.2'],
    status: 'simulated',
  },
  '7.3.4': {
    title: 'Disbanding',
    text: 'Having produced, the active player breaks up whichever supplied units he likes; a turn later they may be built anew.',
    see: ['7.3'],
    status: 'enforced',
  },
  '7.4': {
    title: 'Strategic rail movement',
    text: 'One unit for each, any distance along railways. It begins supplied, in a rail hex and not next to an enemy unit, and neither passes nor ends next to one. In the Movement Phase it may move as usual.',
    see: ['3.5', '7.4.soviet', '7.4.axis', '7.4.cost'],
    status: 'enforced',
  },
  '7.4.soviet': {
    title: 'Soviet capacity by rail',
    text: 'Five in a turn.',
    see: ['7.4', '13.8.1.capacity', '32.3'],
    status: 'enforced',
  },
  '7.4.axis': {
    title: 'Axis capacity by rail',
    text: 'Four in a turn in the Soviet Union, one more in the Finnish Operative Area, any number elsewhere.',
    see: ['7.4', '5.5.area', '32.3', '33.1'],
    status: 'enforced',
  },
  '7.4.cost': {
    title: 'Cost of rail movement',
    text: '1 yellow production point or 1 action point of a headquarters for each, also where the number is free.',
    see: ['7.4', '3.12', '7.3'],
    status: 'enforced',
  },
} as const satisfies Chapter;
