import type { Chapter } from '../../../play/rulebook.js';

/** Sections 7 and 7.1 of the rulebook: movement, supply. */
export const movementAndSupply = {
  '7': {
    title: 'Movement',
    text: 'The rules of this section say how far units move, and what stops or blocks them.',
    see: ['7a', '7b', '7g', '9.2b', '14b'],
    status: 'enforced',
    heading: true,
  },
  '7a': {
    title: 'Sectors per move',
    text: 'Movement allowances in sectors: infantry on foot, mounted troops, heavy weapons and engineers 1; armour and self-propelled artillery 3; mechanised units and towed guns 4; reconnaissance and headquarters 5; aircraft 10.',
    see: ['7b', '7g'],
    status: 'enforced',
  },
  '7b': {
    title: 'Cost of a sector',
    text: 'Every sector that a unit enters costs 1. Terrain never costs more; it stops or blocks movement.',
    see: ['14b', '14c'],
    status: 'simulated',
  },
  '7c': {
    title: 'Diagonal movement',
    text: 'On squares, units also move and attack diagonally.',
    see: ['4a', '7d'],
    status: 'simulated',
  },
  '7d': {
    title: 'No diagonal movement between two enemies',
    text: 'On squares, no unit moves or retreats diagonally across a corner when both sectors next to that corner contain enemy ground units. Assault and fire across the corner are allowed. On hexes this rule has no effect.',
    see: ['7c', '8b'],
    status: 'enforced',
  },
  '7e': {
    title: 'Movement through friendly units',
    text: 'Units may pass freely through sectors with friendly units. The stacking limit applies only where a move or retreat ends.',
    see: ['4c'],
    status: 'enforced',
  },
  '7f': {
    title: 'No movement through enemies',
    text: 'A unit may not enter a sector that contains an enemy ground unit.',
    see: ['8b'],
    status: 'enforced',
  },
  '7g': {
    title: 'Road bonus',
    text: 'A unit whose whole move, including the starting sector, follows connected road may move 1 additional sector. A mined road does not count.',
    see: ['7a', '7h', '13a'],
    status: 'simulated',
  },
  '7h': {
    title: 'Columns on roads',
    text: 'The units of a division that use a road in an activation must end their moves on connected road sectors without a gap. They may move in any order: a gap that other units can still close must be closed before the activation ends.',
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
    text: 'The rules of this section say when a division is in supply, and describe the effects of being out of supply.',
    see: ['7.1b', '7.1d', '7.1e', '7.1f'],
    status: 'simulated',
    heading: true,
  },
  '7.1a': {
    title: 'Full effect only in supply',
    text: 'A division moves, fires and assaults with full effect only while it is in supply.',
    see: ['7.1b', '7.1d', '7.1e'],
    status: 'simulated',
  },
  '7.1b': {
    title: 'Line of supply',
    text: 'A line of supply runs from the division’s headquarters to the nearest road sector, and from there along connected road to a friendly edge of the map. No sector of the line may contain an enemy or be in enemy ZOC. If the headquarters is destroyed, the line may begin at any unit of the division.',
    see: ['7.1c', '9.2a'],
    status: 'simulated',
  },
  '7.1c': {
    title: 'Friendly units keep the line open',
    text: 'Enemy ZOC does not block the line in a sector that contains a friendly unit. A sector that contains an enemy always blocks it.',
    see: ['7.1b'],
    status: 'simulated',
  },
  '7.1d': {
    title: 'Half of an unsupplied division may move',
    text: 'Only half of the ground units of an unsupplied division on the map may move, including the headquarters and rounded down; the owner chooses the units. Supply is determined whenever it is needed.',
    see: ['7.1a'],
    status: 'enforced',
  },
  '7.1e': {
    title: 'One die fewer out of supply',
    text: 'Units of an unsupplied division roll 1 die fewer in assault and in fire.',
    see: ['8o', '10k'],
    status: 'simulated',
  },
  '7.1f': {
    title: 'Reorganisation out of supply',
    text: 'An unsupplied division subtracts 1 from its reorganisation roll.',
    see: ['11d'],
    status: 'simulated',
  },
} as const satisfies Chapter;
