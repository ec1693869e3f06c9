import type { BiteRulingTexts } from './ruling-text.js';

/** Options about the optional rules. */
export const optionalRulesRulings = {
  'technology.minorsFollow': {
    rules: ['A39', '17.1', '3.13'],
    question: 'The allies of Germany stay one level behind it. Is that so under the fixed schedule, too?',
    readings: {
      true: 'Yes; in the short scenarios it changes nothing.',
      false: 'No, only where technology is researched.',
    },
  },
  'recon.when': {
    rules: ['A40', '19.1'],
    question: 'When do headquarters reconnoitre?',
    readings: {
      movement: 'In the Movement Phase, once they are activated.',
      combat: 'When the Combat Phase begins, before the first battle.',
    },
  },
  'charge.ground': {
    rules: ['A41', '20.0', '21.0'],
    question: 'Charges and panzer attacks ask for plain. What if a city stands there?',
    readings: {
      noStronghold: 'A minor city does no harm; major cities, bunkers and fortresses forbid them.',
      noCity: 'Any city forbids them.',
    },
  },
  'charge.returnFire': {
    rules: ['A41', '20.0', '21.0', '7.7.9'],
    question: 'The answering fire goes first against those who charged. Even if another unit is stronger?',
    readings: {
      beforeOthers: 'Yes: until they are gone nobody else is hit.',
      tiesOnly: 'No: only of equally strong units they are hit first.',
    },
  },
  'stuka.cover': {
    rules: ['A42', '22.0', '19.1'],
    question: 'What covers land units against Stukas?',
    readings: {
      groundAndStrongholds: 'Forest, hill, mountain, swamp, major city, bunker and fortress.',
      strongholds: 'Major city, bunker and fortress.',
    },
  },
  'drop.withoutAircraft': {
    rules: ['A43', '23.0'],
    question: 'Paratroops are dropped and no aircraft is with them. What do hits on the way do?',
    readings: {
      takesHits: 'The paratroops suffer them; they do not fire in the air.',
      forbidden: 'There is no such drop: an aircraft must go along.',
    },
  },
  'volkssturm.places': {
    rules: ['A44', '28.0', '7.3.1'],
    question: 'How much free infantry does a German city take in a turn?',
    readings: {
      cityLimit: 'As many new units as 7.3.1 lets it have.',
      noLimit: 'Any number in every supplied major city.',
    },
  },
  'partisans.entered': {
    rules: ['A45', '29.1.two', '29.1.three'],
    question: 'An Axis unit enters a hex with two or three partisan battalions. What happens?',
    readings: {
      fight: 'It stops there and fights them.',
      cleared: 'They go, as a single battalion does.',
    },
  },
  'persia.firstPoints': {
    rules: ['A46', '34.0', '37.0'],
    question: 'The Persian way opens nine months after Persia fell. When do the first points come by it?',
    readings: {
      tenthMonth: 'A month later, as the table of Lend-Lease has it.',
      ninthMonth: 'In the month in which it opens.',
    },
  },
  'lendLease.lostRoute': {
    rules: ['34.0', '34.0.placement'],
    question:
      'Lend-Lease is a fixed amount a turn. Does it come in by a route whose end on the map the enemy holds, or the map lacks?',
    readings: {
      arrives: 'Yes: new units alone need a route that is joined to the source.',
      nothing: 'No: what is sent by that route is lost.',
    },
  },
  'strategicWar.flak': {
    rules: ['A47', '35.1.flak'],
    question: 'The guns of Germany have six dice. For what?',
    readings: {
      perTurn: 'For the whole raid of a turn; the strongest bombers are hit first.',
      perHex: 'For each hex that is attacked.',
    },
  },
  'convoys.attacked': {
    rules: ['A48', '35.2', '35.0'],
    question: 'Strategic War is fought before each side’s production. When are convoys attacked?',
    readings: {
      oncePerTurn: 'Once in a turn, before Soviet production.',
      eachPlayerTurn: 'In the Strategic War of either side; what is sunk is missing in the next Soviet production.',
    },
  },
  'lightRain.repeat': {
    rules: ['A49', '39.0'],
    question: 'The same weather may not be rolled twice running. What is the roll compared with?',
    readings: {
      previousRoll: 'With the roll before, half a year ago; an equal result is rolled again.',
      previousTurn: 'With the weather of the month before; an equal result is rolled again.',
    },
  },
  'marines.price': {
    rules: ['A53', '24.0.rebuilding'],
    question: 'Lost Marines are rebuilt for one yellow point. Each point of strength, or the whole unit?',
    readings: {
      perPoint: 'Each point of strength.',
      perUnit: 'The whole unit.',
    },
  },
  'marines.headquarters': {
    rules: ['A57', '24.0.conditions'],
    question: 'Marines land at full strength. Must the Naval Headquarters be at its full strength as well?',
    readings: {
      anyStrength: 'No, it is enough that it is activated.',
      fullStrength: 'Yes.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
