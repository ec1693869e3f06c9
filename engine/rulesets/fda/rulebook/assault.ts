import type { Chapter } from '../../../play/rulebook.js';

/** Section 8 of the rulebook: assaults. */
export const assault = {
  '8': {
    title: 'Assault',
    text: 'An attack on a neighbouring sector: two leaders, two pools of dice, one loser who gives way.',
    see: ['8b', '8c', '8d', '8e', '8p', '8q', '8s'],
    status: 'enforced',
    heading: true,
  },
  '8a': {
    title: 'Who assaults',
    text: 'Units without range cannot fire but may assault; units with range may do both. A won assault brings no free advance: a unit that has not moved yet may enter with its move.',
    see: ['6d', '10a'],
    status: 'simulated',
  },
  '8b': {
    title: 'One bordering sector',
    text: 'An assault goes from one sector against one that borders it, on squares over the corner too.',
    see: ['7c', '8c'],
    status: 'enforced',
  },
  '8c': {
    title: 'The attacking leader',
    text: 'The attacker names one unit of the sector as leader: a regiment or brigade, and a battalion only if there is none. Headquarters and artillery never lead, and artillery does not count as a regiment here.',
    see: ['2.1b', '2.1h', '2.1p'],
    status: 'enforced',
  },
  '8d': {
    title: 'The defending leader',
    text: 'The defender names one unit of the assaulted sector: an infantry or armoured regiment first, then an artillery regiment, then a battalion, the headquarters only when it is alone.',
    see: ['2.1c', '2.1j', '2.1p'],
    status: 'enforced',
  },
  '8e': {
    title: 'The dice of an assault',
    text: 'Support is counted, then each leader rolls 1 die and those the following lines give or take; the sum of the dice is the score. At least 1 die is rolled.',
    see: ['8f', '8g', '8h', '8i', '8j', '8m', '8n', '8o'],
    status: 'simulated',
  },
  '8f': {
    title: 'Large leader',
    text: 'A leader of regiment or brigade size rolls 1 die more.',
    see: ['1a', '8e'],
    status: 'simulated',
  },
  '8g': {
    title: 'Stronger leader',
    text: 'The leader with the higher combat factor rolls 1 die more, or 2 instead when his is more than double the other’s. Exactly double is not more than double.',
    see: ['3a', '8e'],
    status: 'simulated',
  },
  '8h': {
    title: 'Support',
    text: 'Every full 5 points of combat factor among the supporters, three of them at most, are 1 die more.',
    see: ['9.1f', '2.1r'],
    status: 'simulated',
  },
  '8i': {
    title: 'Divisional artillery',
    text: 'One die more, never two, if artillery of the leader’s division could fire into the defended sector: in range, not fired yet and, if towed, not moved. Artillery named for it has fired this turn, all of several batteries, but not when the assault comes to no dice. Guns standing in the assaulted sector cannot give it.',
    see: ['2.1i', '2.1k', '7i'],
    status: 'simulated',
  },
  '8j': {
    title: 'Strong ground',
    text: 'A defender in fortifications, heavy terrain or a mined sector rolls 1 die more, once, however many of them there are.',
    see: ['8k', '13f', '14a'],
    status: 'simulated',
  },
  '8k': {
    title: 'Assault engineers',
    text: 'Fortifications and mines give no die when engineers, assault pioneers or flamethrowers lead the assault or are among the counted supporters. Heavy terrain still does.',
    see: ['8j', '2.1s'],
    status: 'simulated',
  },
  '8m': {
    title: 'Headquarters lost',
    text: 'A leader whose division has lost its headquarters rolls 1 die less.',
    see: ['2.1e'],
    status: 'simulated',
  },
  '8n': {
    title: 'Losses this turn',
    text: 'A leader whose division has lost 3 or more break points in this turn rolls 1 die less.',
    see: ['3c'],
    status: 'simulated',
  },
  '8o': {
    title: 'Out of supply',
    text: 'A leader whose division is out of supply rolls 1 die less.',
    see: ['7.1e'],
    status: 'simulated',
  },
  '8p': {
    title: 'The attacker wins',
    text: 'The defending leader loses 1 break point. The leader, the supporters and all other units in the assaulted sector retreat 2 sectors.',
    see: ['8r', '8u', '9.2f'],
    status: 'simulated',
  },
  '8q': {
    title: 'The defender wins',
    text: 'The attacking leader loses 1 break point. The leader, the supporters and all other units in its sector retreat 2 sectors, even units that took no part.',
    see: ['8r', '8u', '9.2f'],
    status: 'simulated',
  },
  '8r': {
    title: 'Short retreat',
    text: 'A unit that falls back into heavy terrain or fortifications may stop after 1 sector.',
    see: ['8p', '8q', '14a'],
    status: 'enforced',
  },
  '8s': {
    title: 'Equal scores',
    text: 'The attacking leader and its counted supporters retreat 1 sector. No break points are lost for the score; whether enemy ZOC on the way costs any is a ruling.',
    see: ['8e'],
    status: 'simulated',
  },
  '8t': {
    title: 'One break point',
    text: 'The beaten leader loses exactly 1 break point, by however much he was beaten.',
    see: ['8p', '8q'],
    status: 'simulated',
  },
  '8u': {
    title: 'Infantry pays for tanks',
    text: 'When a beaten leader is armour, its owner may give the loss to infantry or cavalry that supported it, of the same division and of the same size.',
    see: ['8p', '8q', '9.1c'],
    status: 'enforced',
  },
} as const satisfies Chapter;
