import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about the optional rules. */
export const optionalRulesRulings = {
  'technology.minorsFollow': {
    rules: ['A39', '17.1', '3.13'],
    question: 'The allies of Germany stay one technology level behind it. Does this apply with the fixed schedule too?',
    readings: {
      true: 'Yes. It makes no difference in the short scenarios.',
      false: 'No: only with the option research.',
    },
  },
  'recon.when': {
    rules: ['A40', '19.1'],
    question: 'When do headquarters attempt reconnaissance?',
    readings: {
      movement: 'In the Movement Phase, after they are activated.',
      combat: 'At the start of the Combat Phase, before the first battle.',
    },
  },
  'charge.ground': {
    rules: ['A41', '20.0', '21.0'],
    question:
      'Cavalry charges and panzer attacks are allowed only in plain. Are they allowed in a plain hex with a city?',
    readings: {
      noStronghold: 'With a minor city yes; with a major city, bunker or fortress no.',
      noCity: 'No.',
    },
  },
  'charge.returnFire': {
    rules: ['A41', '20.0', '21.0', '7.7.9'],
    question: 'The return fire hits charging units first. Even if another unit is stronger?',
    readings: {
      beforeOthers: 'Yes: no other unit is hit until all of them are eliminated.',
      tiesOnly: 'No: they are hit first only among equally strong units.',
    },
  },
  'stuka.cover': {
    rules: ['A42', '22.0', '19.1'],
    question: 'What protects land units against the extra dice of dive bombers?',
    readings: {
      groundAndStrongholds: 'Forest, hill, mountain, swamp, major city, bunker and fortress.',
      strongholds: 'Major city, bunker and fortress.',
    },
  },
  'drop.withoutAircraft': {
    rules: ['A43', '23.0'],
    question: 'Paratroops are dropped without accompanying aircraft. What happens to hits scored during the flight?',
    readings: {
      takesHits: 'The paratroops take them; they do not fire in air combat.',
      forbidden: 'Such a drop is not allowed: an air unit must accompany them.',
    },
  },
  'volkssturm.places': {
    rules: ['A44', '28.0', '7.3.1'],
    question: 'How many Volkssturm units may be placed in a German city in a turn?',
    readings: {
      cityLimit: 'As many as new units by rule 7.3.1.',
      noLimit: 'Any number, in every supplied major city.',
    },
  },
  'partisans.entered': {
    rules: ['A45', '29.1.two', '29.1.three'],
    question: 'An Axis unit enters a hex with two or three partisan battalions. What happens?',
    readings: {
      fight: 'It stops there and fights them.',
      cleared: 'The partisans are removed, like a single battalion.',
    },
  },
  'persia.firstPoints': {
    rules: ['A46', '34.0', '37.0'],
    question:
      'The Persian Corridor opens nine months after the surrender of Persia. When do the first points arrive by it?',
    readings: {
      tenthMonth: 'A month later, as in the Lend-Lease table.',
      ninthMonth: 'In the month in which it opens.',
    },
  },
  'lendLease.lostRoute': {
    rules: ['34.0', '34.0.placement'],
    question:
      'Lend-Lease gives fixed points each turn. Do they arrive by a route whose end is controlled by the enemy, or is not on the map?',
    readings: {
      arrives: 'Yes: only new units need a route that is connected to the primary supply source.',
      nothing: 'No: points sent by that route are lost.',
    },
  },
  'strategicWar.flak': {
    rules: ['A47', '35.1.flak'],
    question: 'German flak rolls six dice. How often?',
    readings: {
      perTurn: 'Once a turn, for all raids; the strongest bombers are hit first.',
      perHex: 'Once for each raided hex.',
    },
  },
  'convoys.attacked': {
    rules: ['A48', '35.2', '35.0'],
    question: 'Strategic War is fought before each side’s production. When are convoys attacked?',
    readings: {
      oncePerTurn: 'Once a turn, before Soviet production.',
      eachPlayerTurn: 'In the Strategic War phase of each side; points sunk are missing in the next Soviet production.',
    },
  },
  'lightRain.repeat': {
    rules: ['A49', '39.0'],
    question: 'The same weather may not occur twice in a row. With what is the roll compared?',
    readings: {
      previousRoll: 'With the previous roll, half a year ago; roll again if equal.',
      previousTurn: 'With the weather of the previous month; roll again if equal.',
    },
  },
  'marines.price': {
    rules: ['A53', '24.0.rebuilding'],
    question: 'Eliminated Marines are rebuilt for one yellow point. Per strength point, or for the whole unit?',
    readings: {
      perPoint: 'Per strength point.',
      perUnit: 'For the whole unit.',
    },
  },
  'marines.headquarters': {
    rules: ['A57', '24.0.conditions'],
    question: 'Marines must be at full strength to land. Must the Naval Headquarters be at full strength as well?',
    readings: {
      anyStrength: 'No: it only has to be activated.',
      fullStrength: 'Yes.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
