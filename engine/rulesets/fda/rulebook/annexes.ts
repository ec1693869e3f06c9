import type { Chapter } from '../../../play/rulebook.js';

/** The annexes of the rulebook: Annex A, the basic combat table, and Annex B, the army lists. */
export const annexes = {
  A: {
    title: 'Basic combat table',
    text: 'Combat factor and range of every kind of unit.',
    see: ['Aa', 'Ab', 'Ac'],
    status: 'enforced',
    heading: true,
  },
  Aa: {
    title: 'Least values',
    text: 'The values of the table are minimums; size, experience or the scenario may raise them.',
    see: ['3a', 'Ab'],
    status: 'enforced',
  },
  Ab: {
    title: 'Combat factor and range',
    text: 'Armour: heavy 4/2, medium 3/1, light 2/0. Artillery: to 105 mm and self-propelled 2/6, above and rockets 3/8. Anti-tank: to 76 mm 2/1, above 3/1, one less against what is not armoured. Infantry and cavalry 1/0. Reconnaissance: light 1/0, heavy 2/0. Anti-aircraft: light 1/1, heavy 2/1; engineers and heavy weapons 1/1; headquarters 1/0.',
    see: ['2.1c', '2.1q', '3a'],
    status: 'enforced',
  },
  Ac: {
    title: 'Vehicles by class',
    text: 'German, American, British and Soviet vehicles are sorted into class A (heavy), B (medium) and C (light). Of any other the author states the class.',
    see: ['Ab'],
    status: 'enforced',
  },
  B: {
    title: 'Army lists',
    text: 'Divisions as examples, and the order of battle of Operation Goodwood.',
    see: ['Ba', 'Bb', 'Bc'],
    status: 'advice',
    heading: true,
  },
  Ba: {
    title: 'What the lists tell',
    text: 'Names and break points, for Goodwood the quality of headquarters too; combat factor and range follow from the table.',
    see: ['Ab', '3b'],
    status: 'advice',
  },
  Bb: {
    title: 'Regimental combat teams',
    text: 'Those of the US 88th Division can do the work of reconnaissance, engineers and anti-tank units.',
    see: ['2.1n', '2.1s'],
    status: 'simulated',
  },
  Bc: {
    title: 'Numbers of models',
    text: 'A number of battalions behind a regiment says how many models it is made of; nothing depends on it.',
    see: ['2a'],
    status: 'advice',
  },
} as const satisfies Chapter;
