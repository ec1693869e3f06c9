import type { Chapter } from './entry.js';

/** Sections 4 and 5 of the rulebook: sequence of play, set-up. */
export const sequenceAndSetup = {
  '4.0': {
    title: 'Sequence of play',
    text: 'A game turn is divided into player-turns (4.1) and phases (4.2).',
    see: ['4.1', '4.2'],
    status: 'simulated',
    heading: true,
  },
  '4.1': {
    title: 'The game turn',
    text: 'A game turn is a Soviet player-turn followed by a German player-turn, in exactly the order of 4.2. The player who is taking his player-turn is called the phasing player.',
    see: ['4.2'],
    status: 'simulated',
  },
  '4.2': {
    title: 'Phases of the game turn',
    text: 'A game turn has four Soviet phases, five German phases, and the advance of the turn marker, always in this order.',
    see: ['4.1'],
    status: 'simulated',
    heading: true,
  },
  '4.2.A1': {
    title: 'Soviet movement phase',
    text: 'Soviet supply is determined; then units move, move by rail, overrun and arrive as reinforcements. At the end of the phase the German interdiction markers are removed.',
    see: ['6.0', '6.3', '6.5', '11.0', '13.33', '14.0'],
    status: 'simulated',
  },
  '4.2.A2': {
    title: 'Soviet combat phase',
    text: 'Soviet units may attack adjacent German units.',
    see: ['9.0'],
    status: 'simulated',
  },
  '4.2.A3': {
    title: 'Soviet disruption removal',
    text: 'Every Soviet unit loses its disruption.',
    see: ['6.63'],
    status: 'simulated',
  },
  '4.2.A4': {
    title: 'Soviet interdiction phase',
    text: 'The Soviet player decides whether to use one of his three interdiction turns. If he does, he places his marker on the map.',
    see: ['13.41', '13.42'],
    status: 'simulated',
  },
  '4.2.B1': {
    title: 'German initial movement phase',
    text: 'German supply is determined; then units move, arrive as reinforcements and overrun.',
    see: ['6.0', '6.5', '11.0', '14.0'],
    status: 'simulated',
  },
  '4.2.B2': {
    title: 'German combat phase',
    text: 'German units may attack adjacent Soviet units.',
    see: ['9.0'],
    status: 'simulated',
  },
  '4.2.B3': {
    title: 'German mechanized movement phase',
    text: 'Panzer, panzer grenadier, motorized and cavalry units may move once more with a full movement allowance, after supply is determined again, and may overrun. Infantry divisions do not move.',
    see: ['6.23', '6.5', '11.0'],
    status: 'enforced',
  },
  '4.2.B4': {
    title: 'German disruption removal',
    text: 'Every German unit loses its disruption.',
    see: ['6.63'],
    status: 'simulated',
  },
  '4.2.B5': {
    title: 'Air interdiction phase',
    text: 'The German player places his interdiction markers for the next Soviet movement phase, and the Soviet marker is removed.',
    see: ['13.2', '13.46'],
    status: 'simulated',
  },
  '4.2.C': {
    title: 'End of the game turn',
    text: 'The turn marker advances by one; after the last turn the points are counted.',
    see: ['15.0'],
    status: 'simulated',
  },
  '5.0': {
    title: 'Set-up in general',
    text: 'The Soviet player draws his divisions by class, face down and unseen, and places them with their leaders. The German player then places three interdiction markers, before the dice of 5.21. No German unit is on the map in the first Soviet player-turn. If several hexes are named for an army, its units are placed in any of these hexes within the stacking limit. By the end of the first Soviet movement phase every hex must be within the limit.',
    see: ['5.1', '7.1', '12.1', '13.2'],
    status: 'enforced',
  },
  '5.1': {
    title: 'Soviet initial set-up',
    text: 'These Soviet armies are on the map at the start: 24th Army in 4015: 5 rifle, 1 tank, Rakutin. 16th in 2216: 6 rifle, Lukin. 19th in 1414: 4 rifle, Konev. 13th in 0123 to 0126: 7 rifle, 1 tank, Remezov. 20th in 0108 to 0115: 6 rifle, 4 tank, Kurochkin. In all 28 rifle and 6 tank divisions and 5 leaders.',
    see: ['5.0', '12.1'],
    status: 'enforced',
  },
  '5.2': {
    title: 'First Soviet turn',
    text: 'The rules of this section restrict four Soviet armies in the first Soviet player-turn only.',
    see: ['5.21', '5.22', '5.23'],
    status: 'simulated',
    heading: true,
  },
  '5.21': {
    title: 'Dice for the 16th and 19th Armies',
    text: 'One die is rolled for each of the two armies. On 1 to 3 the army may move this turn; on 4 to 6 it is frozen and may not move. From turn 2 both armies may move.',
    see: ['5.22'],
    status: 'simulated',
  },
  '5.22': {
    title: 'A frozen army must respect the stacking limit',
    text: 'A frozen army must be within the stacking limit by the end of the movement phase. Only for this purpose may its units leave a hex, each by at most one hex, and no more units than necessary.',
    see: ['5.21', '7.1'],
    status: 'enforced',
  },
  '5.23': {
    title: 'The 13th and 20th Armies march east',
    text: 'Every unit of the two armies spends its whole allowance on turn 1, goes only north, south or east, enters no hex twice, leaves columns 01 and 02, and does not move by rail.',
    see: ['6.4', '6.23', '6.31'],
    status: 'enforced',
  },
} as const satisfies Chapter;
