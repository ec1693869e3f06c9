import type { Chapter } from './entry.js';

/** 7.5 and 7.6: movement, and the defender’s reaction by air. */
export const movement = {
  '7.5': {
    title: 'Movement Phase',
    text: 'Units move alone or together, from hex to neighbouring hex.',
    see: ['7.5.1', '7.5.2', '7.5.3'],
    status: 'enforced',
  },
  '7.5.1': {
    title: 'How many move',
    text: 'In the base game as many as the active player likes.',
    see: ['7.5', '13.2'],
    status: 'simulated',
  },
  '7.5.2': {
    title: 'Land first, then air',
    text: 'All land units move before any aircraft.',
    see: ['7.5.2.missions', '7.5.2.rebasing'],
    status: 'enforced',
  },
  '7.5.2.missions': {
    title: 'Missions',
    text: 'Any number of supplied aircraft fly to battle hexes within range of their bases: fighters 5 hexes, bombers 10, Soviet long-range bombers 15.',
    see: ['6.3.1', '6.3.2', '3.10.battle'],
    status: 'enforced',
  },
  '7.5.2.rebasing': {
    title: 'Rebasing',
    text: 'Instead any number may change to another base, at twice the range.',
    see: ['3.4', '4.4.air'],
    status: 'enforced',
  },
  '7.5.3': {
    title: 'Movement points',
    text: 'What an allowance is spent on, and where movement ends. What is not spent is lost; nothing is saved or handed on.',
    see: ['7.5.3.costs', '7.5.3.afford', '7.5.3.friends', '7.5.3.enemy', '7.5.3.air', '3.18', '4.4.movement'],
    status: 'simulated',
  },
  '7.5.3.costs': {
    title: 'Cost of terrain',
    text: 'Plain 1, forest 2, hill 2, mountain 3, swamp 3. Rivers cost nothing.',
    see: ['7.5.3', '9.2', '14.0'],
    status: 'simulated',
  },
  '7.5.3.afford': {
    title: 'No hex on credit',
    text: 'A unit enters no hex for which its points do not suffice.',
    see: ['7.5.3.costs', '3.18'],
    status: 'enforced',
  },
  '7.5.3.friends': {
    title: 'Through friends',
    text: 'Friendly units are passed at the cost of the terrain, and stacking does not matter while units move.',
    see: ['3.10'],
    status: 'simulated',
  },
  '7.5.3.enemy': {
    title: 'Enemies stop movement',
    text: 'A land unit ends its move in the first hex with an enemy unit. Zones of control do not hinder it.',
    see: ['3.19', '3.22', '7.7.14'],
    status: 'enforced',
  },
  '7.5.3.air': {
    title: 'Movement of aircraft',
    text: '1 point a hex whatever the terrain, over enemies as well.',
    see: ['7.5.2.missions'],
    status: 'simulated',
  },
  '7.5.4': {
    title: 'Restricted hexes',
    text: 'Land units enter no hex that is all water; a coastal hex costs what its terrain costs.',
    see: ['7.5.3.costs', '7.5.4.partial'],
    status: 'enforced',
  },
  '7.5.4.partial': {
    title: 'Partial hexes',
    text: 'Hexes cut by the edge of the map are not playable, though some yield production points. The last row runs through Salla, the last column through Magnitogorsk; Teheran is playable all the same.',
    see: ['7.5.4', '7.7.14', '3.6'],
    status: 'enforced',
  },
  '7.5.5': {
    title: 'Red arrows',
    text: 'To go along the red arrow of a strait or of a box off the map costs 3 movement points.',
    see: ['3.7.links', '7.5.5.infantry', '7.5.5.kerch', 'Box1.strait'],
    status: 'enforced',
  },
  '7.5.5.infantry': {
    title: 'Infantry only',
    text: 'Unless the active player controls both hexes that the arrow joins, only infantry class may use it.',
    see: ['6.1', '7.5.5'],
    status: 'enforced',
  },
  '7.5.5.kerch': {
    title: 'Strait of Kerch',
    text: 'The Axis crosses only while it also controls Sevastopol.',
    see: ['7.5.5', '9.2.kerch'],
    status: 'enforced',
  },
  '7.6': {
    title: 'Reaction by air',
    text: 'When the active player has moved, the other may fly as many aircraft as he likes from their bases into battle hexes within range.',
    see: ['7.5.2.missions', '7.6.battle', '13.3.reaction', '3.10.battle'],
    status: 'enforced',
  },
  '7.6.battle': {
    title: 'Aircraft in a battle hex stay',
    text: 'They are sent nowhere else and count as attacked on the ground, but for fighters, which take off.',
    see: ['7.6', '7.6.1'],
    status: 'enforced',
  },
  '7.6.1': {
    title: 'Attacks on air bases',
    text: 'Fighters and bombers of at least 1 strength point may be sent at aircraft on the ground. Fighters so attacked take off at once and fight; bombers stay down and are bombed in the first round. Either side may withdraw aircraft after each round and right after air combat.',
    see: ['6.3.1.scramble', '6.3.2.grounded', '7.7.13'],
    status: 'enforced',
  },
  '7.6.2': {
    title: 'Evacuation of air bases',
    text: 'Where active land units enter a base with nothing but enemy aircraft, these leave in the Combat Phase: they lose 1 strength point and go to a friendly base in range, or are destroyed.',
    see: ['6.3.1.evacuation', '6.3.2.evacuation', '7.7.16'],
    status: 'simulated',
  },
} as const satisfies Chapter;
