import type { Chapter } from './entry.js';

/** Sections 6.5 and 6.6 of the rulebook: overruns and disruption. */
export const overrun = {
  '6.5': {
    title: 'Overrun in general',
    text: 'An overrun is an attack that the phasing player makes as part of movement, and only in a movement phase. Both sides may overrun, the German side in each of its two movement phases.',
    see: ['6.51', '4.2.B3'],
    status: 'simulated',
  },
  '6.51': {
    title: 'Procedure of an overrun',
    text: 'Units stacked in one hex next to the target spend 3 movement points each and attack all units in the target hex at half strength, with fractions dropped; terrain and present supply apply. If the hex is emptied, all attackers enter it at no cost. They may continue to move or overrun if they have points left and no enemy ZOC stops them.',
    see: ['6.52', '6.55', '6.59'],
    status: 'enforced',
  },
  '6.52': {
    title: 'A failed overrun ends the move',
    text: 'If the hex is not emptied, the overrunning units do not move again in that phase. After a split or engaged result they never enter, even if the hex is empty, and their move ends. Any result by which they lose a step or retreat also ends their move.',
    see: ['9.66', '9.67'],
    status: 'enforced',
  },
  '6.53': {
    title: 'Leaders in overruns',
    text: 'A leader may be overrun like any unit. Without other units he cannot overrun, because he has no attack strength.',
    see: ['10.22', '10.36'],
    status: 'enforced',
  },
  '6.54': {
    title: 'One starting hex and one target per overrun',
    text: 'All units of an overrun must have begun the phase in the same hex, and they attack one hex. Several overruns may follow one another in a phase, and a defender may be overrun more than once by different units.',
    see: ['6.51'],
    status: 'enforced',
  },
  '6.55': {
    title: 'Overrun strength is halved last',
    text: 'The strength of an overrun is halved after every other change, with fractions dropped: a printed 8, doubled by integrity, halved out of supply and halved for the overrun, is 4. A Soviet unit that begins the phase outside every leader’s radius may not overrun.',
    see: ['7.3', '10.35', '11.31'],
    status: 'enforced',
  },
  '6.56': {
    title: 'Overrun and enemy zones',
    text: 'Units in enemy ZOC may overrun, and the ZOC of other enemies does not prevent the victors from entering the target hex. Victors that are then in an enemy ZOC cannot move on, but may overrun another adjacent hex if they have enough points.',
    see: ['6.22', '8.13'],
    status: 'enforced',
  },
  '6.57': {
    title: 'No advance from an overrun',
    text: 'The victors enter only the emptied hex; every further hex is movement and costs points.',
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
    text: 'The supply of attackers and defenders is determined when the overrun takes place.',
    see: ['11.36'],
    status: 'simulated',
  },

  '6.6': {
    title: 'Disruption',
    text: 'The rules of this section say how an overrun disrupts the defenders that survive it.',
    see: ['6.61', '6.62', '6.63', '6.64'],
    status: 'simulated',
    heading: true,
  },
  '6.61': {
    title: 'Units that are disrupted',
    text: 'When defenders lose a step or retreat in an overrun, all survivors of their hex are disrupted. An engaged result or ordinary combat does not disrupt units, and attackers are never disrupted.',
    see: ['6.62', '9.67'],
    status: 'simulated',
  },
  '6.62': {
    title: 'Effects of disruption',
    text: 'A disrupted unit cannot move or attack and has no ZOC; it defends with its normal strength. Further disruption has no effect.',
    see: ['8.11'],
    status: 'enforced',
  },
  '6.63': {
    title: 'End of disruption',
    text: 'Disruption lasts until the next disruption removal phase of the unit’s owner.',
    see: ['4.2.A3', '4.2.B4'],
    status: 'simulated',
  },
  '6.64': {
    title: 'Disrupted leaders',
    text: 'A disrupted leader is still a unit but gives no command, no supply and no bonus in attack.',
    see: ['10.3', '10.36'],
    status: 'simulated',
  },
} as const satisfies Chapter;
