import type { Chapter } from '../../../play/rulebook.js';

/** Section 8 of the rulebook: assaults. */
export const assault = {
  '8': {
    title: 'Assault',
    text: 'An assault is an attack on an adjacent sector. Each side names a leader and rolls a pool of dice, and the losing side retreats.',
    see: ['8b', '8c', '8d', '8e', '8p', '8q', '8s'],
    status: 'enforced',
    heading: true,
  },
  '8a': {
    title: 'Units that may assault',
    text: 'Units without range cannot fire but may assault; units with range may do both. A won assault allows no free advance: a unit that has not moved yet may enter the sector with its move.',
    see: ['6d', '10a'],
    status: 'simulated',
  },
  '8b': {
    title: 'Assault on one adjacent sector',
    text: 'An assault is made from one sector against one adjacent sector, on squares also diagonally.',
    see: ['7c', '8c'],
    status: 'enforced',
  },
  '8c': {
    title: 'The attacking leader',
    text: 'The attacker names one unit of the sector as leader: a regiment or brigade, or a battalion if the sector has no regiment or brigade. Headquarters and artillery never lead, and artillery does not count as a regiment here.',
    see: ['2.1b', '2.1h', '2.1p'],
    status: 'enforced',
  },
  '8d': {
    title: 'The defending leader',
    text: 'The defender names one unit of the assaulted sector as leader: an infantry or armoured regiment if there is one, otherwise an artillery regiment, otherwise a battalion, and a headquarters only if it is the only unit.',
    see: ['2.1c', '2.1j', '2.1p'],
    status: 'enforced',
  },
  '8e': {
    title: 'The dice of an assault',
    text: 'After support is determined, each leader rolls 1 die, with the dice that the following rules add or subtract. The sum of the dice is the score. At least 1 die is rolled.',
    see: ['8f', '8g', '8h', '8i', '8j', '8m', '8n', '8o'],
    status: 'simulated',
  },
  '8f': {
    title: 'Large leader',
    text: 'A leader of regiment or brigade size rolls 1 additional die.',
    see: ['1a', '8e'],
    status: 'simulated',
  },
  '8g': {
    title: 'Stronger leader',
    text: 'The leader with the higher combat factor rolls 1 additional die, or 2 if his factor is more than double the other factor. Exactly double is not more than double.',
    see: ['3a', '8e'],
    status: 'simulated',
  },
  '8h': {
    title: 'Support',
    text: 'Every full 5 points of combat factor among the supporters give 1 additional die. At most three units may support.',
    see: ['9.1f', '2.1r'],
    status: 'simulated',
  },
  '8i': {
    title: 'Divisional artillery',
    text: 'A leader rolls 1 additional die, never two, if artillery of his division could fire into the defended sector: it is in range, has not fired yet and, if towed, has not moved. All artillery named for this die has used up its fire of the turn, unless the assault ends without dice. Artillery in the assaulted sector cannot give the die.',
    see: ['2.1i', '2.1k', '7i'],
    status: 'simulated',
  },
  '8j': {
    title: 'Protecting terrain',
    text: 'A defender in fortifications, heavy terrain or a mined sector rolls 1 additional die, and no more if several of these apply.',
    see: ['8k', '13f', '14a'],
    status: 'simulated',
  },
  '8k': {
    title: 'Assault engineers',
    text: 'Fortifications and mines give no die when engineers, assault pioneers or flamethrowers lead the assault or support it. Heavy terrain still gives its die.',
    see: ['8j', '2.1s'],
    status: 'simulated',
  },
  '8m': {
    title: 'Headquarters lost',
    text: 'A leader whose division has lost its headquarters rolls 1 die fewer.',
    see: ['2.1e'],
    status: 'simulated',
  },
  '8n': {
    title: 'Losses this turn',
    text: 'A leader whose division has lost 3 or more break points in this turn rolls 1 die fewer.',
    see: ['3c'],
    status: 'simulated',
  },
  '8o': {
    title: 'Out of supply',
    text: 'A leader whose division is out of supply rolls 1 die fewer.',
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
    text: 'A unit that retreats into heavy terrain or fortifications may stop after 1 sector.',
    see: ['8p', '8q', '14a'],
    status: 'enforced',
  },
  '8s': {
    title: 'Equal scores',
    text: 'The attacking leader and its supporters retreat 1 sector. Equal scores cost no break points; a ruling decides whether enemy ZOC on the retreat path costs any.',
    see: ['8e'],
    status: 'simulated',
  },
  '8t': {
    title: 'One break point',
    text: 'The beaten leader loses exactly 1 break point, regardless of the difference between the scores.',
    see: ['8p', '8q'],
    status: 'simulated',
  },
  '8u': {
    title: 'Infantry takes losses for armour',
    text: 'When a beaten leader is armour, its owner may let infantry or cavalry that supported it take the loss. The substitute must be of the same division and size.',
    see: ['8p', '8q', '9.1c'],
    status: 'enforced',
  },
} as const satisfies Chapter;
