import type { Chapter } from './entry.js';

/** Sections 7.5 and 7.6 of the rulebook: movement, and the defender’s reaction by air. */
export const movement = {
  '7.5': {
    title: 'Movement Phase',
    text: 'Units move alone or together, from hex to adjacent hex.',
    see: ['7.5.1', '7.5.2', '7.5.3'],
    status: 'enforced',
  },
  '7.5.1': {
    title: 'Number of units that move',
    text: 'In the base game the active player may move any number of units.',
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
    text: 'Any number of supplied aircraft may fly to battle hexes within range of their bases: fighters 5 hexes, bombers 10, Soviet long-range bombers 15.',
    see: ['6.3.1', '6.3.2', '3.10.battle'],
    status: 'enforced',
  },
  '7.5.2.rebasing': {
    title: 'Rebasing',
    text: 'Instead of flying a mission, any number of aircraft may change to another base, at twice the range.',
    see: ['3.4', '4.4.air'],
    status: 'enforced',
  },
  '7.5.3': {
    title: 'Movement points',
    text: 'This section describes the use of the movement allowance, and where movement ends. Unused points are lost; they cannot be saved or transferred.',
    see: ['7.5.3.costs', '7.5.3.afford', '7.5.3.friends', '7.5.3.enemy', '7.5.3.air', '3.18', '4.4.movement'],
    status: 'simulated',
  },
  '7.5.3.costs': {
    title: 'Cost of terrain',
    text: 'Plain costs 1 point, forest and hill 2, mountain and swamp 3. Rivers cost nothing.',
    see: ['7.5.3', '9.2', '14.0'],
    status: 'simulated',
  },
  '7.5.3.afford': {
    title: 'Sufficient movement points',
    text: 'A unit may not enter a hex for which it has too few points.',
    see: ['7.5.3.costs', '3.18'],
    status: 'enforced',
  },
  '7.5.3.friends': {
    title: 'Moving through friendly units',
    text: 'Units may pass through friendly units at the cost of the terrain. Stacking limits do not apply during movement.',
    see: ['3.10'],
    status: 'simulated',
  },
  '7.5.3.enemy': {
    title: 'Enemies stop movement',
    text: 'A land unit must end its move in the first hex with an enemy unit. Zones of control do not hinder it.',
    see: ['3.19', '3.22', '7.7.14'],
    status: 'enforced',
  },
  '7.5.3.air': {
    title: 'Movement of aircraft',
    text: 'Aircraft pay 1 point per hex whatever the terrain. They may fly over enemies.',
    see: ['7.5.2.missions'],
    status: 'simulated',
  },
  '7.5.4': {
    title: 'Restricted hexes',
    text: 'Land units may not enter a hex that is all water; a coastal hex costs as much as its terrain.',
    see: ['7.5.3.costs', '7.5.4.partial'],
    status: 'enforced',
  },
  '7.5.4.partial': {
    title: 'Partial hexes',
    text: 'Hexes cut by the edge of the map are not playable, though some produce points. The last row runs through Salla, the last column through Magnitogorsk. Teheran is playable nevertheless.',
    see: ['7.5.4', '7.7.14', '3.6'],
    status: 'enforced',
  },
  '7.5.5': {
    title: 'Red arrows',
    text: 'Moving along the red arrow of a strait or of an off-map box costs 3 movement points.',
    see: ['3.7.links', '7.5.5.infantry', '7.5.5.kerch', 'Box1.strait'],
    status: 'enforced',
  },
  '7.5.5.infantry': {
    title: 'Infantry only',
    text: 'Unless the active player controls both hexes that the arrow connects, only units of the infantry class may use it.',
    see: ['6.1', '7.5.5'],
    status: 'enforced',
  },
  '7.5.5.kerch': {
    title: 'Strait of Kerch',
    text: 'The Axis may cross the Strait of Kerch only while it also controls Sevastopol.',
    see: ['7.5.5', '9.2.kerch'],
    status: 'enforced',
  },
  '7.6': {
    title: 'Reaction by air',
    text: 'When the active player has moved, the inactive player may fly any number of aircraft from their bases into battle hexes within range.',
    see: ['7.5.2.missions', '7.6.battle', '13.3.reaction', '3.10.battle'],
    status: 'enforced',
  },
  '7.6.battle': {
    title: 'Aircraft in a battle hex stay',
    text: 'Aircraft based in a battle hex may not fly elsewhere and count as attacked on the ground. Fighters are the exception: they take off.',
    see: ['7.6', '7.6.1'],
    status: 'enforced',
  },
  '7.6.1': {
    title: 'Attacks on air bases',
    text: 'Fighters and bombers of at least 1 strength point may be sent against aircraft on the ground. Fighters attacked in this way take off at once and fight; bombers stay on the ground and are bombed in the first round. Either side may withdraw aircraft after each round and immediately after air combat.',
    see: ['6.3.1.scramble', '6.3.2.grounded', '7.7.13'],
    status: 'enforced',
  },
  '7.6.2': {
    title: 'Evacuation of air bases',
    text: 'If land units of the active player enter a base that contains only enemy aircraft, these aircraft leave in the Combat Phase. They lose 1 strength point and go to a friendly base in range, or are destroyed.',
    see: ['6.3.1.evacuation', '6.3.2.evacuation', '7.7.16'],
    status: 'simulated',
  },
} as const satisfies Chapter;
