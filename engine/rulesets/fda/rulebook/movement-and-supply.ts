import type { Chapter } from '../../../play/rulebook.js';

/** Sections 7 and 7.1 of the rulebook: movement, supply. */
export const movementAndSupply = {
  '7': {
    title: 'Movement',
    text: 'How far units go, and what is in their way.',
    see: ['7a', '7b', '7g', '9.2b', '14b'],
    status: 'enforced',
    heading: true,
  },
  '7a': {
    title: 'Sectors per move',
    text: 'Infantry on foot, mounted troops, heavy weapons and engineers 1; armour and self-propelled artillery 3; mechanised units and towed guns 4; reconnaissance and headquarters 5; aircraft 10.',
    see: ['7b', '7g'],
    status: 'enforced',
  },
  '7b': {
    title: 'One for each sector',
    text: 'Every sector entered costs 1. Terrain never costs more; it stops or bars.',
    see: ['14b', '14c'],
    status: 'simulated',
  },
  '7c': {
    title: 'Diagonals',
    text: 'On squares units move and attack over the corners too.',
    see: ['4a', '7d'],
    status: 'simulated',
  },
  '7d': {
    title: 'Not between two enemies',
    text: 'On squares no unit moves or retreats over a corner when both sectors beside that corner hold enemy ground units. Assault and fire across it are free, and hexes know no such corner.',
    see: ['7c', '8b'],
    status: 'enforced',
  },
  '7e': {
    title: 'Through friends',
    text: 'Sectors with friends may be passed freely. The stacking limit is looked at where a move or retreat ends.',
    see: ['4c'],
    status: 'enforced',
  },
  '7f': {
    title: 'Never through enemies',
    text: 'A unit may not enter a sector that an enemy ground unit holds.',
    see: ['8b'],
    status: 'enforced',
  },
  '7g': {
    title: 'Road bonus',
    text: 'A unit whose whole move, the starting sector included, follows connected road gets 1 sector more. A mined road does not count.',
    see: ['7a', '7h', '13a'],
    status: 'simulated',
  },
  '7h': {
    title: 'In column',
    text: 'The units of a division that use a road in an activation must end in sectors that form one unbroken run of connected road. They may come in any order: a gap that others can still close is closed before the activation ends.',
    see: ['7g', '4c'],
    status: 'enforced',
  },
  '7i': {
    title: 'Moving and firing',
    text: 'Every unit may both move and fire in a turn, except artillery that is not self-propelled.',
    see: ['2.1k', '6d'],
    status: 'enforced',
  },

  '7.1': {
    title: 'Supply',
    text: 'What keeps a division going.',
    see: ['7.1b', '7.1d', '7.1e', '7.1f'],
    status: 'simulated',
    heading: true,
  },
  '7.1a': {
    title: 'Supplied divisions act in full',
    text: 'A division moves, fires and assaults with full effect only while it is in supply.',
    see: ['7.1b', '7.1d', '7.1e'],
    status: 'simulated',
  },
  '7.1b': {
    title: 'Line of supply',
    text: 'From the division’s headquarters to the nearest road sector, and from there along connected road to a friendly edge of the map. No sector of it may hold an enemy or lie in enemy ZOC. Without a headquarters, any of its units may trace.',
    see: ['7.1c', '9.2a'],
    status: 'simulated',
  },
  '7.1c': {
    title: 'Friends keep the line open',
    text: 'Where a friendly unit stands, enemy ZOC does not cut the line. A sector held by the enemy always does.',
    see: ['7.1b'],
    status: 'simulated',
  },
  '7.1d': {
    title: 'Half may move',
    text: 'Of an unsupplied division only half of the ground units on the map may move, the headquarters counted and fractions dropped; the owner picks which. Supply is looked at when it is needed.',
    see: ['7.1a'],
    status: 'enforced',
  },
  '7.1e': {
    title: 'One die less',
    text: 'An unsupplied division has 1 die less in assault and in fire.',
    see: ['8o', '10k'],
    status: 'simulated',
  },
  '7.1f': {
    title: 'Harder to reorganise',
    text: 'An unsupplied division subtracts 1 from its reorganisation roll.',
    see: ['11d'],
    status: 'simulated',
  },
} as const satisfies Chapter;
