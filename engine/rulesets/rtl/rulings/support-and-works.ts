import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about artillery, aircraft and strongpoints. */
export const supportAndWorksRulings = {
  'artillery.hqInTargetHex': {
    rules: ['12.22', '12.23', '15.13'],
    question: 'Artillery and a headquarters are attacked in the same hex. Does the artillery use its support strength?',
    readings: {
      no: 'No: a headquarters is not the kind of combat unit that 12.23 requires.',
      yes: 'Yes: a headquarters is a combat unit other than artillery.',
    },
  },
  'artillery.gunOfOtherFormation': {
    rules: ['12.13c', '12.23'],
    question: 'An artillery unit in the attacked hex belongs to another formation than the lead unit. Does it support?',
    readings: {
      defends: 'No: it uses its defence strength, because 12.13c requires the formation of the lead unit.',
      supports: 'Yes: 12.23 allows the support of any artillery unit in the hex, as 8.66 does in an overrun.',
    },
  },
  'artillery.defensiveCap': {
    rules: ['12.13f', '10.42e'],
    question: 'Defensive support may not exceed a defence strength. Which one?',
    readings: {
      withoutArtillery: 'That of the units other than artillery.',
      allGround: 'That of all units in the hex, including artillery that uses its defence strength.',
    },
  },
  'artillery.attackerArmyUnits': {
    rules: ['12.13b', '7.41', '7.46'],
    question: 'Which Army artillery may support an attack?',
    readings: {
      mustBeActivated: 'Only artillery activated with the active formation.',
      anyReady: 'Any artillery that is ready and in range.',
    },
  },
  'artillery.automaticCoordination': {
    rules: ['12.17', '10.42b', 'SoP.3', 'S7'],
    question: 'Which attacking artillery adjacent to the target is coordinated automatically?',
    readings: {
      everyUnit: 'All of it.',
      oneOfChoice: 'One unit of the attacker’s choice.',
      none: 'None: it makes the check with the other artillery, as in the example of play.',
    },
  },
  'artillery.emergencyReadying': {
    rules: ['12.13e', '6.13', 'SoP.C2'],
    question: 'Is fired artillery on emergency supply made ready in the Reorganization Phase?',
    readings: {
      notUntilSupplied: 'No, only when it is in supply again.',
      readied: 'Yes: emergency supply has no effect.',
    },
  },
  'air.readyInRain': {
    rules: ['13.12a', 'SoP.A4'],
    question: 'Do Flown aircraft become Ready in a rain turn?',
    readings: {
      no: 'No, as the detailed sequence says.',
      yes: 'Yes, in every turn, as 13.12a says.',
    },
  },
  'air.oneMissionCap': {
    rules: ['13.24b3', '13.24b1'],
    question:
      'Formations other than German mobile ones have one offensive mission per turn. One for each formation, or one for all?',
    readings: {
      perFormation: 'One for each formation, within the missions of the turn.',
      perSide: 'One for all such formations of a side together.',
    },
  },
  'air.halfRounding': {
    rules: ['S3.28', 'S4.27', 'S5.23b'],
    question: 'Half of the Soviet aircraft leave the game. How is an odd number halved?',
    readings: {
      roundDown: 'Rounded down.',
      roundUp: 'Rounded up.',
    },
  },
  'air.secretCommitment': {
    rules: ['10.41a', '13.21'],
    question: 'Are aircraft assigned openly or secretly?',
    readings: {
      open: 'Openly, the attacker first.',
      secret: 'By agreement, secretly for each combat and revealed together.',
    },
  },
  'strongpoint.removalOrder': {
    rules: ['14.26a', 'SoP.C1'],
    question:
      'In the Construction Phase of the Reorganization Segment, are strongpoints first removed or first finished?',
    readings: {
      removeFirst: 'First occupied enemy strongpoints are removed, then friendly ones are finished.',
      completeFirst: 'First friendly ones are finished, then occupied enemy strongpoints are removed.',
    },
  },
  'strongpoint.disruptedBuilder': {
    rules: ['3.72f', '14.24', '14.26b'],
    question: 'A builder was disrupted or cut off from supply but stayed in its hex. What happens to its strongpoint?',
    readings: {
      staysUnfinished: 'It stays unfinished.',
      removed: 'It is removed.',
    },
  },
  'strongpoint.armyBuilders': {
    rules: ['14.25a', '14.25d', '7.45', 'SoP.B'],
    question:
      'Army units outside command range try to join in the Movement Phase, after construction. May such a unit build?',
    readings: {
      anyJoined: 'Yes: all Army units may join before construction, those outside command range by a check.',
      inCommand: 'No: only those in command range join before construction.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
