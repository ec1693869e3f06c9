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
    title: 'Placed unseen',
    text: 'Every Soviet division, at set-up and as reinforcement, is drawn at random within its class, rifle or tank and mechanized, and placed with its strength hidden from both players.',
    see: ['5.0', '14.0', '16.1'],
    status: 'enforced',
  },
  '12.2': {
    title: 'Revealed in combat',
    text: 'A unit’s strength is shown when the die of its first combat or overrun is about to be thrown, and stays known. Units committed by then cannot be called back, however bad the odds turn out.',
    see: ['12.3'],
    status: 'simulated',
  },
  '12.3': {
    title: 'Units without strength',
    text: 'A division that turns out to have no strength at all leaves play on the spot; until it is revealed, it has a ZOC and bars supply and retreats like others. The two rifle divisions 0-1-6 remain and can only defend: shown up in an attack they fall back as a leader would.',
    see: ['8.11', '10.23'],
    status: 'simulated',
  },
  '12.4': {
    title: 'Eliminated units may return',
    text: 'Soviet divisions out of play are gathered face down. Once the first pool is empty, reinforcements come from this pile, untried again, until it too is empty.',
    see: ['14.14'],
    status: 'simulated',
  },
  '13.0': {
    title: 'Interdiction in general',
    text: 'The German air force hampers Soviet movement every turn; Soviet aircraft and partisans can rarely do the like.',
    see: ['13.1', '13.4'],
    status: 'simulated',
    heading: true,
  },
  '13.1': {
    title: 'German markers',
    text: 'The German has three air interdiction markers. They have no strength and no ZOC and do not count for stacking.',
    see: ['13.2'],
    status: 'enforced',
  },
  '13.2': {
    title: 'Where and when they are placed',
    text: 'In the German air interdiction phase, and once before turn 1 after the Soviet set-up. Column 40 is the last they may be put in, unless the Germans hold both hexes of Smolensk: from the turn after its capture, while a line joins it to the west edge, they may go anywhere. When Smolensk falls back the limit returns.',
    see: ['4.2.B5', '5.0', '15.11'],
    status: 'enforced',
  },
  '13.3': {
    title: 'What German markers do',
    text: 'How interdiction slows trains and marches.',
    see: ['13.31', '13.32', '13.33'],
    status: 'enforced',
    heading: true,
  },
  '13.31': {
    title: 'On a railway',
    text: 'A rail hex with a marker costs a unit that moves by rail 4 of its rail hexes; a unit that moves otherwise pays 1 movement point more.',
    see: ['6.33', '13.32'],
    status: 'simulated',
  },
  '13.32': {
    title: 'Anywhere',
    text: 'A Soviet unit pays 1 movement point more to enter a hex with a German marker.',
    see: ['6.12'],
    status: 'simulated',
  },
  '13.33': {
    title: 'One in a hex, one phase long',
    text: 'A hex takes one marker. They lie there until Soviet movement is over, and Soviet supply passes them freely.',
    see: ['4.2.A1', '11.21'],
    status: 'enforced',
  },
  '13.34': {
    title: 'Also on Soviet units',
    text: 'A German marker may be put on a hex that holds Soviet units.',
    see: ['13.2'],
    status: 'simulated',
  },
  '13.4': {
    title: 'Soviet interdiction',
    text: 'One marker, in three turns of the game.',
    see: ['13.41', '13.42', '13.43', '13.44'],
    status: 'enforced',
    heading: true,
  },
  '13.41': {
    title: 'Three turns of the game',
    text: 'The Soviet uses his one marker in three game turns of his choice, never in turn 12.',
    see: ['4.2.A4'],
    status: 'enforced',
  },
  '13.42': {
    title: 'When it is placed',
    text: 'As the last act of the Soviet player-turn, in any hex. It has no ZOC and does not count for stacking.',
    see: ['4.2.A4', '13.45'],
    status: 'enforced',
  },
  '13.43': {
    title: 'It slows Germans',
    text: 'In both German movement phases the marker does to German units what theirs do to Soviet ones: 1 movement point more for its hex.',
    see: ['13.32'],
    status: 'simulated',
  },
  '13.44': {
    title: 'It cuts German supply',
    text: 'No German line of supply passes through its hex.',
    see: ['11.11', '11.12'],
    status: 'simulated',
  },
  '13.45': {
    title: 'Not on Germans',
    text: 'The Soviet marker is not put on a hex that holds German units.',
    see: ['13.42'],
    status: 'enforced',
  },
  '13.46': {
    title: 'When it is taken up',
    text: 'The Soviet marker lies until the German player-turn is over.',
    see: ['4.2.B5'],
    status: 'simulated',
  },
} as const satisfies Chapter;
