import type { Chapter } from './entry.js';

/** Sections 7.7.8 to 7.7.12 of the rulebook: hits, losses and further rounds. */
export const damage = {
  '7.7.8': {
    title: 'Damage',
    text: 'Each hit reduces a block to its next lower step.',
    see: ['3.15', '7.7.8.shield'],
    status: 'simulated',
  },
  '7.7.8.shield': {
    title: 'Shield',
    text: 'The first hit marks a shielded unit, the second hit reduces it. The mark is removed at the end of the battle, not of the round. Blocks of 7 points have a shield at 7; the order of battle shows which other strengths have a shield.',
    see: ['7.7.8', '7.7.9'],
    status: 'simulated',
  },
  '7.7.9': {
    title: 'Choice of the unit that is hit',
    text: 'The strongest unit takes the hit and loses a step; the owner chooses among equally strong units.',
    see: ['3.15', '7.7.8.shield', '19.2'],
    status: 'simulated',
  },
  '7.7.10': {
    title: 'Elimination',
    text: 'A unit that loses its last strength point is removed.',
    see: ['7.7.9', '7.7.10.support'],
    status: 'simulated',
  },
  '7.7.10.support': {
    title: 'Support units at zero',
    text: 'Units whose lowest step is 0, such as artillery, stay in play at 0 until they are alone with enemy land combat units.',
    see: ['6.1.4.alone', '4.5.zero'],
    status: 'simulated',
  },
  '7.7.11': {
    title: 'Surplus hits',
    text: 'When a side has no unit left in the battle, further hits are ignored.',
    see: ['7.7.9'],
    status: 'simulated',
  },
  '7.7.12': {
    title: 'Further rounds',
    text: 'If neither side is eliminated or has left after land combat, another round follows, beginning with anti-aircraft fire.',
    see: ['7.7.2', '7.7.13'],
    status: 'simulated',
  },
} as const satisfies Chapter;
