import type { Chapter } from './entry.js';

/** Sections 6.5 and 6.6 of the rulebook: overruns and disruption. */
export const overrun = {
  '6.5': {
    title: 'Overrun in general',
    text: 'In a movement phase, and only then, the phasing player may overrun: an attack made as part of moving. Both sides may, the German in each of his two movement phases.',
    see: ['6.51', '4.2.B3'],
    status: 'simulated',
  },
  '6.51': {
    title: 'How an overrun is made',
    text: 'Units stacked in one hex beside the target spend 3 more movement points each and attack everything in the target hex at half strength, fractions dropped; terrain and present supply count. Once the hex is emptied they all enter, free of charge, and can march or overrun further while points last and no enemy ZOC holds them.',
    see: ['6.52', '6.55', '6.59'],
    status: 'enforced',
  },
  '6.52': {
    title: 'A failed overrun ends the move',
    text: 'If the hex is not emptied the overrunning units move no more in that phase. A split or engaged result never lets them in, even if the hex is empty, and ends their move; so does any result that costs them a step or makes them retreat.',
    see: ['9.66', '9.67'],
    status: 'enforced',
  },
  '6.53': {
    title: 'Leaders in overruns',
    text: 'A leader may be overrun like any unit. Without other units he cannot overrun, since he has no attack strength.',
    see: ['10.22', '10.36'],
    status: 'enforced',
  },
  '6.54': {
    title: 'One start, one target',
    text: 'All units of an overrun began the phase in the same hex, and strike one hex. Several overruns may follow one another in a phase, and a defender may be overrun more than once by different units.',
    see: ['6.51'],
    status: 'enforced',
  },
  '6.55': {
    title: 'Half strength, last of all',
    text: 'The overrun’s halving comes after every other change, fractions dropped: 8 printed, doubled by integrity, halved out of supply, halved for the overrun, makes 4. A Soviet unit that begins the phase beyond every leader’s radius may not overrun.',
    see: ['7.3', '10.35', '11.31'],
    status: 'enforced',
  },
  '6.56': {
    title: 'Overrun and enemy zones',
    text: 'Enemy ZOC on the hex from which the overrun comes does not hinder it, nor does other enemy ZOC on the target keep the victors out. If they are then in an enemy ZOC they cannot move on, but with points enough may overrun another hex beside them.',
    see: ['6.22', '8.13'],
    status: 'enforced',
  },
  '6.57': {
    title: 'No advance from an overrun',
    text: 'The victors enter the emptied hex and no more; every further hex is movement and is paid for.',
    see: ['9.88'],
    status: 'simulated',
  },
  '6.58': {
    title: 'Victorious defenders stay',
    text: 'Defenders who hold against an overrun stay in their hex; they neither move nor advance.',
    see: ['9.88'],
    status: 'simulated',
  },
  '6.59': {
    title: 'Supply in an overrun',
    text: 'The supply of attackers and defenders is judged when the overrun happens.',
    see: ['11.36'],
    status: 'simulated',
  },

  '6.6': {
    title: 'Disruption',
    text: 'What overruns do to those who survive them.',
    see: ['6.61', '6.62', '6.63', '6.64'],
    status: 'simulated',
    heading: true,
  },
  '6.61': {
    title: 'Who is disrupted',
    text: 'Defenders who lose a step or retreat in an overrun are disrupted, all survivors of the hex alike. An engaged result does not disrupt, nor does ordinary combat, nor are attackers ever disrupted.',
    see: ['6.62', '9.67'],
    status: 'simulated',
  },
  '6.62': {
    title: 'What disruption does',
    text: 'A disrupted unit cannot move or attack and has no ZOC; it defends with its normal strength. More disruption adds nothing.',
    see: ['8.11'],
    status: 'enforced',
  },
  '6.63': {
    title: 'When disruption ends',
    text: 'Disruption lasts until the removal phase of the unit’s owner comes round.',
    see: ['4.2.A3', '4.2.B4'],
    status: 'simulated',
  },
  '6.64': {
    title: 'Disrupted leaders',
    text: 'A disrupted leader is still a unit but gives no command, no supply and no help in attack.',
    see: ['10.3', '10.36'],
    status: 'simulated',
  },
} as const satisfies Chapter;
