import type { Chapter } from './entry.js';

/** Section 10 of the rulebook: Soviet leaders. */
export const leaders = {
  '10.0': {
    title: 'Leaders in general',
    text: 'A leader represents the staff of an army. He is a combat unit without attack strength and directs Soviet supply and attacks.',
    see: ['10.1', '10.22', '10.31'],
    status: 'simulated',
  },
  '10.1': {
    title: 'The rating',
    text: 'The rating is one number on the counter that has three uses.',
    see: ['10.1.a', '10.1.b', '10.1.c'],
    status: 'simulated',
    heading: true,
  },
  '10.1.a': {
    title: 'Rating as radius',
    text: 'The rating is a number of hexes: within this distance of the leader, a unit can be in supply and can attack.',
    see: ['10.35', '11.22'],
    status: 'simulated',
  },
  '10.1.b': {
    title: 'Rating as bonus in attack',
    text: 'The rating is the maximum bonus that the leader can add to an attack from his hex.',
    see: ['10.36'],
    status: 'simulated',
  },
  '10.1.c': {
    title: 'Rating as defense',
    text: 'The rating is the defense strength of the leader when he is attacked.',
    see: ['10.22'],
    status: 'simulated',
  },
  '10.2': {
    title: 'Properties of leaders',
    text: 'The rules of this section say how leaders move, stack and suffer losses.',
    see: ['10.21', '10.23', '10.24'],
    status: 'enforced',
    heading: true,
  },
  '10.21': {
    title: 'Movement of leaders',
    text: 'A leader has ten movement points. He moves on roads like motorized units and in forest like infantry. He may move by rail, by himself or with other units, without counting against the limit of eight units.',
    see: ['6.31', '6.7'],
    status: 'enforced',
  },
  '10.22': {
    title: 'Leaders are units',
    text: 'A leader has a ZOC and is treated as any combat unit, but with attack strength 0.',
    see: ['6.53', '8.11'],
    status: 'simulated',
  },
  '10.23': {
    title: 'Leaders and enemy zones',
    text: 'A leader enters an enemy ZOC only together with a combat unit that can attack; an untried unit also suffices. If this unit turns out to have no attack strength, the leader withdraws at once to the hex from which he entered the ZOC, and is eliminated if he cannot. The enemy may not enter the hex that he left.',
    see: ['6.22', '12.3'],
    status: 'enforced',
  },
  '10.24': {
    title: 'Leaders have one step',
    text: 'A leader can be eliminated to satisfy the loss of a step.',
    see: ['9.62', '9.65'],
    status: 'simulated',
  },
  '10.25': {
    title: 'Leaders and stacking',
    text: 'A leader may be in a hex with other units or by himself.',
    see: ['7.1'],
    status: 'simulated',
  },
  '10.26': {
    title: 'Leaders in combat results',
    text: 'A combat result applies to a leader as to the other units of his stack: he retreats with them, may be eliminated as a lost step, and may advance with victors. When units of his hex attack different hexes, his owner names the attack in which he takes part.',
    see: ['9.22', '9.65', '9.81'],
    status: 'enforced',
  },
  '10.3': {
    title: 'Functions of leaders',
    text: 'Leaders direct supply and attacks.',
    see: ['10.31', '10.35', '10.36'],
    status: 'simulated',
    heading: true,
  },
  '10.31': {
    title: 'All Soviet supply goes through leaders',
    text: 'A Soviet unit is in supply if a line of communication no longer than a leader’s radius leads to this leader, and the leader has a line of supply to the east edge. Without a leader the unit is out of supply even next to that edge.',
    see: ['11.21', '11.23'],
    status: 'simulated',
  },
  '10.32': {
    title: 'Leaders serve units of any army',
    text: 'A leader serves any number of units, whatever army they belong to.',
    see: ['10.31'],
    status: 'simulated',
  },
  '10.33': {
    title: 'Rail movement without leaders',
    text: 'Units move up to thirty rail hexes without a leader and without supply.',
    see: ['6.34'],
    status: 'simulated',
  },
  '10.34': {
    title: 'Supply of leaders',
    text: 'A leader needs an open line of any length to the east edge.',
    see: ['11.24'],
    status: 'simulated',
  },
  '10.35': {
    title: 'No attack without command',
    text: 'Soviet units attack only within the radius of a leader. If that leader has no line to the east edge, the units are out of supply but may attack at half strength. Units defend without a leader, but a unit outside every leader’s radius defends at half strength.',
    see: ['6.55', '11.21', '11.31'],
    status: 'enforced',
  },
  '10.36': {
    title: 'Bonus of leaders in attack',
    text: 'Units that attack from a leader’s hex may add his rating, but never more than their own strength after all reductions. Nothing is added in defense, and the rating is not divided among attacks. With a leader of rating 4, a 6-8-6 attacks with 6 + 4, out of supply with 3 + 3; a 1-2-6 attacks with 1 + 1.',
    see: ['10.1.b', '11.31'],
    status: 'simulated',
  },
  '10.4': {
    title: 'Evacuating leaders (optional)',
    text: 'At the start of a Soviet movement phase one leader who is surrounded by enemy units or their ZOC in all adjacent hexes may be evacuated from the map. A friendly unit in a hex cancels the ZOC there. At most one leader may be evacuated per turn and two per game. An evacuated leader may return at entry X from the next turn on.',
    see: ['8.15', '14.3'],
    status: 'enforced',
  },
} as const satisfies Chapter;
