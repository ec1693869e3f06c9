import type { Chapter } from './entry.js';

/** Sections 6.0 to 6.4 and 6.7 of the rulebook: movement, rail, the west columns, terrain. */
export const movement = {
  '6.0': {
    title: 'Movement in general',
    text: 'In his movement phase a player moves as many units as he likes, one after the other and hex by hex, each up to its allowance. Points not used in the phase are lost; a unit whose move is finished does not move again in that phase. German mechanized and cavalry units have a second such phase.',
    see: ['4.2.B3', '6.12', '6.23'],
    status: 'enforced',
  },
  '6.1': {
    title: 'How units move',
    text: 'Which units move (6.11) and what a hex costs (6.12).',
    see: ['6.11', '6.12'],
    status: 'enforced',
    heading: true,
  },
  '6.11': {
    title: 'Any, all or none',
    text: 'The phasing player chooses which of his units move. There is no combat in the phase except overruns.',
    see: ['6.5'],
    status: 'simulated',
  },
  '6.12': {
    title: 'Movement points',
    text: 'A unit pays for each hex it enters and each hexside it crosses: 1 point in clear country, otherwise as the terrain effects chart says.',
    see: ['6.7'],
    status: 'enforced',
  },
  '6.2': {
    title: 'Limits of movement',
    text: 'Where and when a unit may not move.',
    see: ['6.21', '6.22', '6.23', '6.24', '6.25'],
    status: 'enforced',
    heading: true,
  },
  '6.21': {
    title: 'No entry into enemy hexes',
    text: 'A unit never moves into a hex that holds an enemy unit; an overrun has to empty it first.',
    see: ['6.51'],
    status: 'enforced',
  },
  '6.22': {
    title: 'Stop in enemy zones',
    text: 'A unit that enters an enemy ZOC stops there, and one that stands in an enemy ZOC may not leave its hex of its own will.',
    see: ['8.0', '8.13', '6.56'],
    status: 'enforced',
  },
  '6.23': {
    title: 'Never beyond the allowance',
    text: 'A unit spends at most its allowance in one phase, and may spend less. Points do not pass to another unit, phase or turn; German mechanized units have the whole allowance in each of their two phases.',
    see: ['4.2.B3', '6.25'],
    status: 'enforced',
  },
  '6.24': {
    title: 'Only in movement phases',
    text: 'Units move only in their own movement phases. Retreats and advances come from combat: they are not movement and cost no points.',
    see: ['9.7', '9.8'],
    status: 'enforced',
  },
  '6.25': {
    title: 'Out of supply: half the allowance',
    text: 'A unit out of supply has half its movement allowance, fractions dropped: 7 becomes 3.',
    see: ['11.0', '11.31'],
    status: 'enforced',
  },

  '6.3': {
    title: 'Rail movement',
    text: 'How Soviet units use the railways and how Germans cut them.',
    see: ['6.31', '6.32', '6.33', '6.37'],
    status: 'enforced',
    heading: true,
  },
  '6.31': {
    title: 'Rail capacity',
    text: 'In each turn the Soviet moves up to eight combat units by rail, a tank or mechanized division taking the room of three, and any number of leaders besides.',
    see: ['6.32', '10.21'],
    status: 'enforced',
  },
  '6.32': {
    title: 'Only along the rails',
    text: 'A unit that goes by rail begins and ends the phase on rail hexes, moves only between hexes that the railway joins, and enters no enemy ZOC. Reinforcements that enter by a rail hex may go on by rail and do not count against the eight.',
    see: ['6.31', '8.0', '14.0'],
    status: 'enforced',
  },
  '6.33': {
    title: 'Thirty rail hexes',
    text: 'Rail movement covers up to thirty rail hexes in a turn, whatever the terrain; a German interdiction marker makes its hex count for more.',
    see: ['13.31'],
    status: 'enforced',
  },
  '6.34': {
    title: 'Neither supply nor leader needed',
    text: 'Rail movement has its full thirty hexes also out of supply and out of command.',
    see: ['10.33'],
    status: 'simulated',
  },
  '6.35': {
    title: 'Railways do nothing else',
    text: 'Railways change neither supply nor ordinary movement.',
    see: ['6.7'],
    status: 'simulated',
  },
  '6.36': {
    title: 'Germans never go by rail',
    text: 'No German unit uses rail movement.',
    see: ['6.31'],
    status: 'enforced',
  },
  '6.37': {
    title: 'Cutting and repairing railways',
    text: 'A German combat unit that moves through a rail hex may leave one of six rail-cut markers there; rail movement neither enters nor passes it. Soviets repair the line by moving a combat unit or a leader into the hex; trains run there again from the next turn. The German gets a marker back for new use by moving a combat unit over it.',
    see: ['6.32', '10.22'],
    status: 'enforced',
  },

  '6.4': {
    title: 'The west columns',
    text: 'On turns 1 to 6 no Soviet unit enters columns 01 and 02, except as turn 1 allows the armies that begin there: no move, overrun or advance into them, and being driven into them by a retreat is the end of a unit. Germans there may be attacked, and supply and command may be traced through.',
    see: ['5.23', '9.72', '9.81'],
    status: 'enforced',
  },
  '6.7': {
    title: 'Terrain effects chart',
    text: 'Clear and city hexes cost 1, forest 1 for infantry and 2 for others, swamp 2, a road hex 1 for infantry and cavalry and ½ for others; a river adds 2 for Germans and 1 for Soviets, and a lake side is never crossed. Forest, a major city, and a river that all attackers must cross each double the defender. Swamp takes the end of a supply line but lets none through, a lake side stops it, and the Germans’ long line runs on roads.',
    see: ['6.12', '9.33', '10.21', '11.11', '11.13'],
    status: 'enforced',
  },
} as const satisfies Chapter;
