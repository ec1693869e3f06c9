import type { Chapter } from './entry.js';

/** Section 10 of the rulebook: Soviet leaders. */
export const leaders = {
  '10.0': {
    title: 'Leaders in general',
    text: 'A leader stands for the staff of an army: a combat unit without attack strength, through which Soviet supply and attacks are directed.',
    see: ['10.1', '10.22', '10.31'],
    status: 'simulated',
  },
  '10.1': {
    title: 'The rating',
    text: 'One number on the counter serves three ends.',
    see: ['10.1.a', '10.1.b', '10.1.c'],
    status: 'simulated',
    heading: true,
  },
  '10.1.a': {
    title: 'Rating as radius',
    text: 'Within that many hexes of the leader a unit can be in supply and can begin an attack.',
    see: ['10.35', '11.22'],
    status: 'simulated',
  },
  '10.1.b': {
    title: 'Rating as help in attack',
    text: 'The limit of what he can lend to an attack from his hex.',
    see: ['10.36'],
    status: 'simulated',
  },
  '10.1.c': {
    title: 'Rating as defense',
    text: 'His own strength when he is attacked.',
    see: ['10.22'],
    status: 'simulated',
  },
  '10.2': {
    title: 'What leaders are like',
    text: 'How leaders move, stand and fall.',
    see: ['10.21', '10.23', '10.24'],
    status: 'enforced',
    heading: true,
  },
  '10.21': {
    title: 'How leaders move',
    text: 'Ten movement points; on roads like motorized units, in forest like infantry; by rail without counting against the eight, alone or with others.',
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
    text: 'A leader enters an enemy ZOC only together with a combat unit that can attack; an untried one passes for such. If it turns out to be worthless in attack, he goes back at once to the hex from which he entered the zone, and is eliminated if he cannot; the enemy gains no move by it.',
    see: ['6.22', '12.3'],
    status: 'enforced',
  },
  '10.24': {
    title: 'Leaders have one step',
    text: 'A leader can be given up to satisfy the loss of a step.',
    see: ['9.62', '9.65'],
    status: 'simulated',
  },
  '10.25': {
    title: 'Leaders and stacking',
    text: 'A leader may stand with other units but need not.',
    see: ['7.1'],
    status: 'simulated',
  },
  '10.26': {
    title: 'Leaders in combat results',
    text: 'A leader shares the fate of his stack: he goes back with it, may be the step it loses, and may follow up with victors. When units of his hex attack different enemies, his player names the attack he belongs to.',
    see: ['9.22', '9.65', '9.81'],
    status: 'enforced',
  },
  '10.3': {
    title: 'What leaders do',
    text: 'Leaders direct supply and attacks.',
    see: ['10.31', '10.35', '10.36'],
    status: 'simulated',
    heading: true,
  },
  '10.31': {
    title: 'All Soviet supply goes through leaders',
    text: 'A Soviet unit is in supply by a line of communication to a leader within his radius, who himself has a line of supply to the east edge. Without a leader it is out of supply even beside that edge.',
    see: ['11.21', '11.23'],
    status: 'simulated',
  },
  '10.32': {
    title: 'Any number, any army',
    text: 'A leader serves any number of units, whatever army they belong to.',
    see: ['10.31'],
    status: 'simulated',
  },
  '10.33': {
    title: 'Rail without leaders',
    text: 'Units go their thirty rail hexes without leader and without supply.',
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
    text: 'Soviet units attack only within the radius of a leader. If that leader has no line to the east edge they are out of supply but may attack at half strength. For defending no leader is needed; out of his reach a unit defends at half strength.',
    see: ['6.55', '11.21', '11.31'],
    status: 'enforced',
  },
  '10.36': {
    title: 'Help in attack',
    text: 'Units attacking from a leader’s hex may add his rating, but never more than their own strength after all reductions; nothing is added in defense, and his points are not shared out. With a 4: 6-8-6 attacks with 10, out of supply with 3+3, and 1-2-6 with 1+1.',
    see: ['10.1.b', '11.31'],
    status: 'simulated',
  },
  '10.4': {
    title: 'Evacuating leaders (optional)',
    text: 'At the start of a Soviet movement phase one leader surrounded on all sides by enemies or their ZOC may be taken off the map; a friendly unit in a hex cancels the ZOC there. One in a turn, two in a game; he may come back at entry X from the next turn on.',
    see: ['8.15', '14.3'],
    status: 'enforced',
  },
} as const satisfies Chapter;
