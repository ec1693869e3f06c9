import type { Chapter } from './entry.js';

/** Sections 12 and 13 of the rulebook: untried units, interdiction. */
export const untriedAndInterdiction = {
  '12.0': {
    title: 'Untried units in general',
    text: 'Neither player knows the strength of a Soviet division before it first fights. Leaders are never untried.',
    see: ['12.1', '12.2'],
    status: 'simulated',
  },
  '12.1': {
    title: 'Divisions are placed face down',
    text: 'Every Soviet division, at set-up and as reinforcement, is drawn at random from its class (rifle, or tank and mechanized) and placed with its strength hidden from both players.',
    see: ['5.0', '14.0', '16.1'],
    status: 'enforced',
  },
  '12.2': {
    title: 'Strengths are revealed in combat',
    text: 'A unit’s strength is revealed just before the die roll of its first combat or overrun, and remains known. Units that are committed at that time cannot be withdrawn, however bad the odds are.',
    see: ['12.3'],
    status: 'simulated',
  },
  '12.3': {
    title: 'Units without strength',
    text: 'A division that turns out to have no strength is removed from play at once; until it is revealed, it has a ZOC and blocks supply and retreats like other units. The two rifle divisions with the values 0-1-6 stay in play but can only defend; when they are revealed in an attack, they withdraw as a leader does.',
    see: ['8.11', '10.23'],
    status: 'simulated',
  },
  '12.4': {
    title: 'Eliminated units may return',
    text: 'Soviet divisions that are out of play form a pile, face down. When the first pool is empty, reinforcements are drawn from this pile as untried units until the pile is also empty.',
    see: ['14.14'],
    status: 'simulated',
  },
  '13.0': {
    title: 'Interdiction in general',
    text: 'The German air force hinders Soviet movement every turn; Soviet aircraft and partisans can hinder German movement in only a few turns.',
    see: ['13.1', '13.4'],
    status: 'simulated',
    heading: true,
  },
  '13.1': {
    title: 'German markers',
    text: 'The German side has three air interdiction markers. The markers have no strength and no ZOC and do not count for stacking.',
    see: ['13.2'],
    status: 'enforced',
  },
  '13.2': {
    title: 'Placement of German markers',
    text: 'German markers are placed in the German air interdiction phase, and once before turn 1 after the Soviet set-up. They may not be placed east of column 40, unless the German side holds both hexes of Smolensk. From the turn after the capture, they may be placed anywhere while Smolensk has a line to the west edge. If Smolensk is lost, the limit applies again.',
    see: ['4.2.B5', '5.0', '15.11'],
    status: 'enforced',
  },
  '13.3': {
    title: 'Effects of German markers',
    text: 'The rules of this section say how interdiction slows rail and ordinary movement.',
    see: ['13.31', '13.32', '13.33'],
    status: 'enforced',
    heading: true,
  },
  '13.31': {
    title: 'Interdiction of a railway',
    text: 'A rail hex with a marker counts as 4 rail hexes for a unit that moves by rail; any other movement into the hex costs 1 additional movement point.',
    see: ['6.33', '13.32'],
    status: 'simulated',
  },
  '13.32': {
    title: 'Interdiction of any hex',
    text: 'A Soviet unit pays 1 additional movement point to enter a hex with a German marker.',
    see: ['6.12'],
    status: 'simulated',
  },
  '13.33': {
    title: 'One marker per hex, for one phase',
    text: 'A hex may contain one German marker. The markers stay until the end of Soviet movement and do not block Soviet supply.',
    see: ['4.2.A1', '11.21'],
    status: 'enforced',
  },
  '13.34': {
    title: 'German markers on Soviet units',
    text: 'A German marker may be placed on a hex that contains Soviet units.',
    see: ['13.2'],
    status: 'simulated',
  },
  '13.4': {
    title: 'Soviet interdiction',
    text: 'The Soviet side has one marker, which it may use in three turns of the game.',
    see: ['13.41', '13.42', '13.43', '13.44'],
    status: 'enforced',
    heading: true,
  },
  '13.41': {
    title: 'Turns of Soviet interdiction',
    text: 'The Soviet player uses his one marker in three game turns of his choice, but never in turn 12.',
    see: ['4.2.A4'],
    status: 'enforced',
  },
  '13.42': {
    title: 'Placement of the Soviet marker',
    text: 'The Soviet marker is placed at the end of the Soviet player-turn, in any hex. It has no ZOC and does not count for stacking.',
    see: ['4.2.A4', '13.45'],
    status: 'enforced',
  },
  '13.43': {
    title: 'The Soviet marker slows German units',
    text: 'In both German movement phases a German unit pays 1 additional movement point to enter the hex of the Soviet marker.',
    see: ['13.32'],
    status: 'simulated',
  },
  '13.44': {
    title: 'The Soviet marker blocks German supply',
    text: 'No German line of supply passes through the hex of the Soviet marker.',
    see: ['11.11', '11.12'],
    status: 'simulated',
  },
  '13.45': {
    title: 'No Soviet marker on German units',
    text: 'The Soviet marker may not be placed on a hex that contains German units.',
    see: ['13.42'],
    status: 'enforced',
  },
  '13.46': {
    title: 'Removal of the Soviet marker',
    text: 'The Soviet marker stays on the map until the end of the German player-turn.',
    see: ['4.2.B5'],
    status: 'simulated',
  },
} as const satisfies Chapter;
