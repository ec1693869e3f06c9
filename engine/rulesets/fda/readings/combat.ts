import type { FdaReadingTexts } from './reading-text.js';

/** Readings of the rules about assault, support, retreat and fire. */
export const combatReadings = {
  leaderOrder: {
    rules: ['8c', '8d', '2.1p'],
    question: 'Do artillery regiments lead assaults, because they are large units?',
    text: 'Artillery regiments never lead an attack and are ignored there. In defence an infantry or armoured regiment leads if there is one, otherwise an artillery regiment with factor 1, otherwise a battalion, and a headquarters only if it is the only unit.',
  },
  artilleryAsSupport: {
    rules: ['8h', '8i', '2.1j'],
    question: 'May artillery also support an assault with its combat factor?',
    text: 'In attack, artillery only gives its die. In the assaulted sector it may support with factor 1, unless its guns moved or retreated in this turn.',
  },
  reconRefusal: {
    rules: ['2.1v'],
    question: 'How does reconnaissance refuse an assault?',
    text: 'Before leaders are named, a reconnaissance unit moves at least 1 sector, with the unused part of its 5 sectors, to a sector outside enemy ZOC. These sectors count as used in its turn. The other units are assaulted; if no unit is left, the assault ends without dice.',
  },
  supportSpendsAssault: {
    rules: ['9.1h', '9.1e', '6e'],
    question: 'Which actions does support use up?',
    text: 'Leading or supporting an attack is the unit’s assault of the turn. Supporting the defence of its own sector uses up nothing. A unit may support the defence of another division in an adjacent sector once per turn.',
  },
  threatened: {
    rules: ['9.1g'],
    question: 'When is a supporting unit threatened by the enemy?',
    text: 'A supporting unit is threatened when an enemy ground unit other than a headquarters is in an adjacent sector. In attack the attacked sector does not count, and in defence the sectors of the attackers do not count. Regiments in the assaulted sector itself can always support.',
  },
  beatenUnits: {
    rules: ['8p', '8q'],
    question: 'Which units of the beaten side retreat?',
    text: 'The leader retreats if it survives. All units of its sector retreat, too, and so do the supporting units of other divisions, each from its own sector. Artillery that only gave its die does not retreat.',
  },
  equalScores: {
    rules: ['8s'],
    question: 'Which attackers retreat when the scores are equal?',
    text: 'The leader and the supporting units retreat; other units of the sector stay.',
  },
  retreatPath: {
    rules: ['8p', '8q', '8r', '9.2f', '7d', '13b'],
    question: 'Which sectors may a retreat enter?',
    text: 'The owner moves each unit, over ground that it may enter, to a sector with room at exactly the distance of the retreat. A unit may stop after one sector if that sector has heavy terrain, fortifications or mines. Paths without ZOC have priority over paths through ZOC. A unit that cannot move stays and loses a break point.',
  },
  equalFire: {
    rules: ['10i'],
    question: 'What effect do equal scores have in fire?',
    text: 'Equal scores have no effect in fire.',
  },
  artilleryTarget: {
    rules: ['2.1l', '10.1d'],
    question: 'Which player chooses the target of unobserved artillery?',
    text: 'The firing player names a sector in range, and the opponent names a unit in this sector, large units first. An observer must belong to the same division as the artillery and be next to the target’s sector.',
  },
  sightBlocking: {
    rules: ['10b', '14d'],
    question: 'Which targets does heavy terrain hide?',
    text: 'Heavy terrain hides targets from direct fire at a distance of two sectors or more if every shortest path goes through it. It never hides its own sector, and it hides nothing from artillery.',
  },
  antiTankReducedAgainst: {
    rules: ['2.1q', 'Ab'],
    question: 'Against which opponents do anti-tank guns have their reduced factor?',
    text: 'Anti-tank guns have their reduced factor against every opponent that is not armoured: a target of the guns, a unit that fires at the guns, or the enemy leader when the guns lead.',
  },
} as const satisfies FdaReadingTexts;
