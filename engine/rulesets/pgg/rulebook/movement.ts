import type { Chapter } from './entry.js';

/** Sections 6.0 to 6.4 and 6.7 of the rulebook: movement, rail, the west columns, terrain. */
export const movement = {
  '6.0': {
    title: 'Movement in general',
    text: 'In his movement phase a player moves as many units as he likes, one after another and hex by hex, each up to its movement allowance. Points that are not used in the phase are lost; a unit whose move is finished does not move again in that phase. German mechanized and cavalry units have a second movement phase.',
    see: ['4.2.B3', '6.12', '6.23'],
    status: 'enforced',
  },
  '6.1': {
    title: 'Movement of units',
    text: 'Rule 6.11 says which units move, and rule 6.12 says what a hex costs.',
    see: ['6.11', '6.12'],
    status: 'enforced',
    heading: true,
  },
  '6.11': {
    title: 'Free choice of the units that move',
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
    text: 'The rules of this section say where and when a unit may not move.',
    see: ['6.21', '6.22', '6.23', '6.24', '6.25'],
    status: 'enforced',
    heading: true,
  },
  '6.21': {
    title: 'No entry into enemy hexes',
    text: 'A unit never moves into a hex that contains an enemy unit; an overrun has to empty the hex first.',
    see: ['6.51'],
    status: 'enforced',
  },
  '6.22': {
    title: 'Stop in enemy zones',
    text: 'A unit that enters an enemy ZOC stops there. A unit that is in an enemy ZOC may not leave its hex by movement.',
    see: ['8.0', '8.13', '6.56'],
    status: 'enforced',
  },
  '6.23': {
    title: 'Never beyond the movement allowance',
    text: 'A unit spends at most its allowance in one phase, and may spend less. Points cannot be transferred to another unit, phase or turn. German mechanized units have the whole allowance in each of their two movement phases.',
    see: ['4.2.B3', '6.25'],
    status: 'enforced',
  },
  '6.24': {
    title: 'Movement only in movement phases',
    text: 'Units move only in their own movement phases. Retreats and advances result from combat: they are not movement and cost no points.',
    see: ['9.7', '9.8'],
    status: 'enforced',
  },
  '6.25': {
    title: 'Half the movement allowance out of supply',
    text: 'A unit out of supply has half its movement allowance, fractions dropped: 7 becomes 3.',
    see: ['11.0', '11.31'],
    status: 'enforced',
  },

  '6.3': {
    title: 'Rail movement',
    text: 'The rules of this section say how Soviet units use railways and how German units cut them.',
    see: ['6.31', '6.32', '6.33', '6.37'],
    status: 'enforced',
    heading: true,
  },
  '6.31': {
    title: 'Rail capacity',
    text: 'In each turn the Soviet side moves up to eight combat units by rail; a tank or mechanized division counts as three. In addition, any number of leaders may move by rail.',
    see: ['6.32', '10.21'],
    status: 'enforced',
  },
  '6.32': {
    title: 'Rail movement only along the rails',
    text: 'A unit that moves by rail begins and ends the phase on rail hexes, moves only between hexes that the railway joins, and enters no enemy ZOC. Reinforcements that enter by a rail hex may continue by rail and do not count against the limit of eight units.',
    see: ['6.31', '8.0', '14.0'],
    status: 'enforced',
  },
  '6.33': {
    title: 'Distance of rail movement',
    text: 'Rail movement covers up to thirty rail hexes in a turn, regardless of terrain. A hex with a German interdiction marker counts as more than one.',
    see: ['13.31'],
    status: 'enforced',
  },
  '6.34': {
    title: 'Rail movement needs neither supply nor leader',
    text: 'A unit moves the full thirty rail hexes even when it is out of supply or out of command.',
    see: ['10.33'],
    status: 'simulated',
  },
  '6.35': {
    title: 'Railways have no other effect',
    text: 'Railways affect neither supply nor ordinary movement.',
    see: ['6.7'],
    status: 'simulated',
  },
  '6.36': {
    title: 'German units never move by rail',
    text: 'No German unit uses rail movement.',
    see: ['6.31'],
    status: 'enforced',
  },
  '6.37': {
    title: 'Cutting and repairing railways',
    text: 'A German combat unit that moves through a rail hex may leave one of six rail-cut markers there; rail movement cannot enter the hex. The Soviet side repairs the railway by moving a combat unit or a leader into the hex; trains run there again from the next turn. The German side can use a marker again after moving a combat unit through its hex.',
    see: ['6.32', '10.22'],
    status: 'enforced',
  },

  '6.4': {
    title: 'The west columns',
    text: 'On turns 1 to 6 no Soviet unit enters columns 01 and 02, by movement, overrun or advance; only the armies that begin there have an exception on turn 1. A unit that is forced into these columns by a retreat is eliminated. German units there may be attacked, and supply and command may be traced through the columns.',
    see: ['5.23', '9.72', '9.81'],
    status: 'enforced',
  },
  '6.7': {
    title: 'Terrain effects chart',
    text: 'Clear and city hexes cost 1, forest 1 for infantry and 2 for others, swamp 2, a road hex 1 for infantry and cavalry and ½ for others. A river adds 2 for German and 1 for Soviet units, and a lake hexside is never crossed. Forest, a major city, and a river that all attackers must cross each double the defender. A line of supply may end in swamp but not pass through it, a lake hexside blocks it, and the German line of supply by road follows roads.',
    see: ['6.12', '9.33', '10.21', '11.11', '11.13'],
    status: 'enforced',
  },
} as const satisfies Chapter;
