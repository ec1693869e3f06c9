import type { Chapter } from './entry.js';

/** Sections 4 and 5 of the rulebook: sequence of play, set-up. */
export const sequenceAndSetup = {
  '4.0': {
    title: 'Sequence of play',
    text: 'How a game turn is divided into player-turns (4.1) and phases (4.2).',
    see: ['4.1', '4.2'],
    status: 'simulated',
    heading: true,
  },
  '4.1': {
    title: 'The game turn',
    text: 'A game turn is a Soviet player-turn followed by a German one, in exactly the order of 4.2. The player whose player-turn it is is called the phasing player.',
    see: ['4.2'],
    status: 'simulated',
  },
  '4.2': {
    title: 'Phases of the game turn',
    text: 'Four Soviet phases, five German phases, and the advance of the turn marker, always in this order.',
    see: ['4.1'],
    status: 'simulated',
    heading: true,
  },
  '4.2.A1': {
    title: 'Soviet movement phase',
    text: 'Soviet supply is judged; then units move, go by rail, overrun and arrive as reinforcements. At the end of the phase the German interdiction markers are taken up.',
    see: ['6.0', '6.3', '6.5', '11.0', '13.33', '14.0'],
    status: 'simulated',
  },
  '4.2.A2': {
    title: 'Soviet combat phase',
    text: 'Soviet units may attack Germans next to them.',
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
    text: 'Here the Soviet decides whether to spend one of his three interdiction turns; if so, his marker is put on the map.',
    see: ['13.41', '13.42'],
    status: 'simulated',
  },
  '4.2.B1': {
    title: 'German initial movement phase',
    text: 'German supply is judged; then units move, arrive as reinforcements and overrun.',
    see: ['6.0', '6.5', '11.0', '14.0'],
    status: 'simulated',
  },
  '4.2.B2': {
    title: 'German combat phase',
    text: 'German units may attack Soviets next to them.',
    see: ['9.0'],
    status: 'simulated',
  },
  '4.2.B3': {
    title: 'German mechanized movement phase',
    text: 'Panzer, panzer grenadier, motorized and cavalry units may move once more with a full allowance, after supply is judged again, and may overrun. Infantry divisions stay.',
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
    text: 'The German places his interdiction markers for the coming Soviet movement, and the Soviet marker is taken up.',
    see: ['13.2', '13.46'],
    status: 'simulated',
  },
  '4.2.C': {
    title: 'End of the game turn',
    text: 'The turn marker goes on by one; after the last turn the points are counted.',
    see: ['15.0'],
    status: 'simulated',
  },
  '5.0': {
    title: 'Set-up in general',
    text: 'The Soviet draws his divisions face down and unseen by class, places them with their leaders, and the German then places three interdiction markers, before the dice of 5.21. No German unit is on the map in the first Soviet player-turn. Where several hexes are named, units stand in any of them within the stacking limit; by the end of the first Soviet movement phase every hex must keep it.',
    see: ['5.1', '7.1', '12.1', '13.2'],
    status: 'enforced',
  },
  '5.1': {
    title: 'Soviet initial set-up',
    text: 'On the map at the start: 24th Army in 4015: 5 rifle, 1 tank, Rakutin. 16th in 2216: 6 rifle, Lukin. 19th in 1414: 4 rifle, Konev. 13th in 0123 to 0126: 7 rifle, 1 tank, Remezov. 20th in 0108 to 0115: 6 rifle, 4 tank, Kurochkin. In all 28 rifle and 6 tank divisions and 5 leaders.',
    see: ['5.0', '12.1'],
    status: 'enforced',
  },
  '5.2': {
    title: 'First Soviet turn',
    text: 'Limits that bind four Soviet armies in the first Soviet player-turn only.',
    see: ['5.21', '5.22', '5.23'],
    status: 'simulated',
    heading: true,
  },
  '5.21': {
    title: 'Dice for the 16th and 19th Armies',
    text: 'One die is rolled for each of the two armies. On 1 to 3 it may move this turn; on 4 to 6 it is frozen. Both are free from turn 2.',
    see: ['5.22'],
    status: 'simulated',
  },
  '5.22': {
    title: 'A frozen army still has to unstack',
    text: 'A frozen army must keep the stacking limit by the end of the movement phase; only for that may units step out, each by one hex at most, and no more of them than needed.',
    see: ['5.21', '7.1'],
    status: 'enforced',
  },
  '5.23': {
    title: 'The 13th and 20th Armies march east',
    text: 'Every unit of the two armies spends its whole allowance on turn 1, goes only north, south or east, enters no hex twice, leaves columns 01 and 02 behind, and stays off the railway.',
    see: ['6.4', '6.23', '6.31'],
    status: 'enforced',
  },
} as const satisfies Chapter;
