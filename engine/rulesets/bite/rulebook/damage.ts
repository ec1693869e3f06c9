import type { Chapter } from './entry.js';

/** 7.7.8 to 7.7.12: hits, losses and further rounds. */
export const damage = {
  '7.7.8': {
    title: 'Damage',
    text: 'Each hit turns a block to its next lower face.',
    see: ['3.15', '7.7.8.shield'],
    status: 'simulated',
  },
  '7.7.8.shield': {
    title: 'Shield',
    text: 'A shielded unit is marked by the first hit and reduced by the second. The mark goes when the battle ends, not the round. Blocks of 7 points have a shield at 7; an order of battle says which strengths have one.',
    see: ['7.7.8', '7.7.9'],
    status: 'simulated',
  },
  '7.7.9': {
    title: 'Who is hit',
    text: 'The strongest unit takes the hit, until it has lost a level; among equals its owner chooses.',
    see: ['3.15', '7.7.8.shield', '19.2'],
    status: 'simulated',
  },
  '7.7.10': {
    title: 'Elimination',
    text: 'A unit that has lost as much as it has strength is removed.',
    see: ['7.7.9', '7.7.10.support'],
    status: 'simulated',
  },
  '7.7.10.support': {
    title: 'Support units at zero',
    text: 'Units whose lowest value is 0, as of artillery, stay in play at 0 until they are alone with enemy land combat units.',
    see: ['6.1.4.alone', '4.5.zero'],
    status: 'simulated',
  },
  '7.7.11': {
    title: 'Hits to spare',
    text: 'Once a side has nobody left in the battle, what hits remain strike nobody.',
    see: ['7.7.9'],
    status: 'simulated',
  },
  '7.7.12': {
    title: 'Further rounds',
    text: 'If after land combat neither side is eliminated or gone, another round follows, and begins with anti-aircraft fire.',
    see: ['7.7.2', '7.7.13'],
    status: 'simulated',
  },
} as const satisfies Chapter;
