import type { FdaReadingTexts } from './reading-text.js';

/** Readings of the rules about assault, support, retreat and fire. */
export const combatReadings = {
  leaderOrder: {
    rules: ['8c', '8d', '2.1p'],
    question: 'Artillery regiments are large units; do they lead?',
    text: 'Not in attack, where they are overlooked. In defence an infantry or armoured regiment leads first, then an artillery regiment with factor 1, then a battalion, and the headquarters when it is alone.',
  },
  artilleryAsSupport: {
    rules: ['8h', '8i', '2.1j'],
    question: 'Is artillery counted among the supporters too?',
    text: 'In attack it gives its die and no more. In the assaulted sector it may be counted with factor 1, unless its guns moved or retreated this turn.',
  },
  reconRefusal: {
    rules: ['2.1v'],
    question: 'How does reconnaissance refuse an assault?',
    text: 'Before leaders are named it leaves by 1 sector or more of what it has not used of its 5, into no enemy ZOC; that counts for its turn. Others are assaulted; if none is left the assault is spent without dice.',
  },
  supportSpendsAssault: {
    rules: ['9.1h', '9.1e', '6e'],
    question: 'What does it cost to support?',
    text: 'Leading or being counted in an attack is the unit’s assault of the turn. Defending its own sector costs nothing; defending for another division next door can be done once a turn.',
  },
  threatened: {
    rules: ['9.1g'],
    question: 'Every supporter stands beside the enemy; when is it threatened?',
    text: 'When an enemy ground unit other than a headquarters stands next to it, besides the attacked sector or, in defence, the sectors of attackers. Regiments in the assaulted sector itself always support.',
  },
  beatenUnits: {
    rules: ['8p', '8q'],
    question: 'Who retreats with the beaten side?',
    text: 'The leader too if it survives, all units of its sector, and supporters of other divisions from where they stand; not artillery that only gave its die.',
  },
  equalScores: {
    rules: ['8s'],
    question: 'Who are all the attackers that retreat on equal scores?',
    text: 'The leader and the supporters counted; idle units of the sector stay.',
  },
  retreatPath: {
    rules: ['8p', '8q', '8r', '9.2f', '7d', '13b'],
    question: 'Where does a retreat go?',
    text: 'The owner leads each unit to a sector exactly that far away, with room, over ground it may enter. It may stop after one sector of heavy terrain, fortification or mines. Free ways before ways through ZOC; a unit without any step stays and loses a break point.',
  },
  equalFire: {
    rules: ['10i'],
    question: 'What do equal scores do in fire?',
    text: 'Nothing.',
  },
  artilleryTarget: {
    rules: ['2.1l', '10.1d'],
    question: 'Who picks the target of unobserved artillery?',
    text: 'The firer names a sector in range, the opponent a unit in it, large ones first. The observer must be of the guns’ own division and next to the target’s sector.',
  },
  sightBlocking: {
    rules: ['10b', '14d'],
    question: 'What does heavy terrain hide?',
    text: 'Targets of direct fire at two sectors or more, if every shortest way goes through it; never the sector of heavy terrain itself, and nothing from artillery.',
  },
  antiTankReducedAgainst: {
    rules: ['2.1q', 'Ab'],
    question: 'Against whom does the reduced factor of anti-tank guns hold?',
    text: 'Against every opponent that is not armoured: as target, as firer upon the guns, or as enemy leader when the guns lead.',
  },
} as const satisfies FdaReadingTexts;
