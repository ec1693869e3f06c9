import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about the optional rules. */
export const optionalRulesRulings = {
  'technology.minorsFollow': {
    rules: ['A39', '17.1', '3.13'],
    question:
      'The allies of Germany stay one technology level behind it. Does this also apply with the fixed schedule of technology?',
    readings: {
      true: 'Yes: the allies also stay one level behind with the fixed schedule. In the short scenarios this makes no difference.',
      false: 'No: the allies stay one level behind only with the option `research`.',
    },
  },
  'recon.when': {
    rules: ['A40', '19.1'],
    question: 'When do headquarters attempt reconnaissance?',
    readings: {
      movement: 'Headquarters attempt reconnaissance in the Movement Phase, after their activation.',
      combat: 'Headquarters attempt reconnaissance at the start of the Combat Phase, before the first battle.',
    },
  },
  'charge.ground': {
    rules: ['A41', '20.0', '21.0'],
    question:
      'Cavalry charges and panzer attacks are allowed only in plain. Are they allowed in a plain hex with a city?',
    readings: {
      noStronghold:
        'Charges and panzer attacks are allowed in a plain hex with a minor city, but not with a major city, bunker or fortress.',
      noCity: 'No: charges and panzer attacks are not allowed in a hex with a city.',
    },
  },
  'charge.returnFire': {
    rules: ['A41', '20.0', '21.0', '7.7.9'],
    question: 'The return fire hits charging units first. Are they hit first even if another unit is stronger?',
    readings: {
      beforeOthers: 'Yes: no other unit is hit until all charging units are eliminated.',
      tiesOnly: 'No: charging units are hit first only among equally strong units.',
    },
  },
  'stuka.cover': {
    rules: ['A42', '22.0', '19.1'],
    question: 'What protects land units against the extra dice of dive bombers?',
    readings: {
      groundAndStrongholds: 'Forest, hill, mountain, swamp, a major city, a bunker or a fortress protects land units.',
      strongholds: 'Only a major city, a bunker or a fortress protects land units.',
    },
  },
  'drop.withoutAircraft': {
    rules: ['A43', '23.0'],
    question:
      'Paratroops are dropped without accompanying aircraft. What happens to hits that are scored during the flight?',
    readings: {
      takesHits: 'Paratroops without aircraft take the hits scored during the flight and do not fire in air combat.',
      forbidden: 'Paratroops may not be dropped without aircraft: an air unit must accompany them.',
    },
  },
  'volkssturm.places': {
    rules: ['A44', '28.0', '7.3.1'],
    question: 'How many Volkssturm units may be placed in a German city in a turn?',
    readings: {
      cityLimit: 'A city may receive as many Volkssturm units as new units under rule 7.3.1.',
      noLimit: 'Any number of Volkssturm units may be placed in every supplied major city.',
    },
  },
  'partisans.entered': {
    rules: ['A45', '29.1.two', '29.1.three'],
    question: 'An Axis unit enters a hex with two or three partisan battalions. What happens?',
    readings: {
      fight: 'The Axis unit stops in the hex and fights the partisans.',
      cleared: 'The partisans are removed, like a single battalion.',
    },
  },
  'persia.firstPoints': {
    rules: ['A46', '34.0', '37.0'],
    question:
      'The Persian Corridor opens nine months after the surrender of Persia. When do the first points arrive through it?',
    readings: {
      tenthMonth: 'The first points arrive a month after the corridor opens, as in the Lend-Lease table.',
      ninthMonth: 'The first points arrive in the month in which the corridor opens.',
    },
  },
  'lendLease.lostRoute': {
    rules: ['34.0', '34.0.placement'],
    question:
      'Lend-Lease gives fixed points each turn. Do points arrive by a route whose end is controlled by the enemy or is not on the map?',
    readings: {
      arrives:
        'Yes: the points arrive by such a route. Only new units need a route that is connected to the primary supply source.',
      nothing: 'No: points that are sent by such a route are lost.',
    },
  },
  'strategicWar.flak': {
    rules: ['A47', '35.1.flak'],
    question: 'German flak rolls six dice. How often does it roll them?',
    readings: {
      perTurn: 'German flak rolls once a turn, for all raids together; the strongest bombers are hit first.',
      perHex: 'German flak rolls once for each raided hex.',
    },
  },
  'convoys.attacked': {
    rules: ['A48', '35.2', '35.0'],
    question: 'Strategic war is fought before the production of each side. When are convoys attacked?',
    readings: {
      oncePerTurn: 'Convoys are attacked once a turn, before Soviet production.',
      eachPlayerTurn:
        'Convoys are attacked in the strategic war phase of each side. The points that are sunk are missing in the next Soviet production.',
    },
  },
  'lightRain.repeat': {
    rules: ['A49', '39.0'],
    question: 'The same weather may not occur twice in a row. With which weather is the roll compared?',
    readings: {
      previousRoll: 'The roll is compared with the previous roll, half a year ago. An equal result is rolled again.',
      previousTurn: 'The roll is compared with the weather of the previous month. An equal result is rolled again.',
    },
  },
  'marines.price': {
    rules: ['A53', '24.0.rebuilding'],
    question:
      'Eliminated Marines are rebuilt for one yellow point. Does the point pay for one strength point or for the whole unit?',
    readings: {
      perPoint: 'The yellow point pays for one strength point.',
      perUnit: 'The yellow point pays for the whole unit.',
    },
  },
  'marines.headquarters': {
    rules: ['A57', '24.0.conditions'],
    question: 'Marines must be at full strength to land. Must the Naval Headquarters be at full strength as well?',
    readings: {
      anyStrength: 'No: the headquarters may have any strength and only has to be activated.',
      fullStrength: 'Yes: the headquarters must be at full strength.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
