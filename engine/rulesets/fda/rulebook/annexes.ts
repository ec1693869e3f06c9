import type { Chapter } from '../../../play/rulebook.js';

/** The annexes of the rulebook: Annex A, the basic combat table, and Annex B, the army lists. */
export const annexes = {
  A: {
    title: 'Basic combat table',
    text: 'The table gives the combat factor and the range of every kind of unit.',
    see: ['Aa', 'Ab', 'Ac'],
    status: 'enforced',
    heading: true,
  },
  Aa: {
    title: 'Minimum values',
    text: 'The values of the table are minimum values; size, experience or the scenario may raise them.',
    see: ['3a', 'Ab'],
    status: 'enforced',
  },
  Ab: {
    title: 'Combat factor and range',
    text: 'Armour: heavy 4/2, medium 3/1, light 2/0. Artillery: up to 105 mm or self-propelled 2/6, above 105 mm or with rockets 3/8. Anti-tank: up to 76 mm 2/1, above 76 mm 3/1, combat factor one less against opponents that are not armoured. Infantry and cavalry 1/0. Reconnaissance: light 1/0, heavy 2/0. Anti-aircraft: light 1/1, heavy 2/1; engineers and heavy weapons 1/1; headquarters 1/0.',
    see: ['2.1c', '2.1q', '3a'],
    status: 'enforced',
  },
  Ac: {
    title: 'Vehicles by class',
    text: 'German, American, British and Soviet vehicles are sorted into class A (heavy), B (medium) and C (light). For any other vehicle the author states the class.',
    see: ['Ab'],
    status: 'enforced',
  },
  B: {
    title: 'Army lists',
    text: 'The annex lists divisions as examples, and the order of battle of Operation Goodwood.',
    see: ['Ba', 'Bb', 'Bc'],
    status: 'advice',
    heading: true,
  },
  Ba: {
    title: 'Content of the army lists',
    text: 'The lists give names and break points, and for Goodwood also the quality of headquarters. Combat factor and range follow from the table.',
    see: ['Ab', '3b'],
    status: 'advice',
  },
  Bb: {
    title: 'Regimental combat teams',
    text: 'The regimental combat teams of the US 88th Division can do the work of reconnaissance, engineers and anti-tank units.',
    see: ['2.1n', '2.1s'],
    status: 'simulated',
  },
  Bc: {
    title: 'Numbers of models',
    text: 'A number of battalions after a regiment is the number of models that represent the regiment; it has no effect in play.',
    see: ['2a'],
    status: 'advice',
  },
} as const satisfies Chapter;
