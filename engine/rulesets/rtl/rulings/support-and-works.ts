import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about artillery, aircraft and strongpoints. */
export const supportAndWorksRulings = {
  'artillery.hqInTargetHex': {
    rules: ['12.22', '12.23', '15.13'],
    question: 'Artillery and a headquarters are attacked in the same hex. Does the artillery use its support strength?',
    readings: {
      no: 'No: a headquarters is not the kind of combat unit that rule 12.23 requires.',
      yes: 'Yes: a headquarters is a combat unit other than artillery.',
    },
  },
  'artillery.gunOfOtherFormation': {
    rules: ['12.13c', '12.23'],
    question:
      'An artillery unit in the attacked hex belongs to another formation than the lead unit. May the artillery support?',
    readings: {
      defends:
        'No: the artillery uses its defence strength, because rule 12.13c requires the formation of the lead unit.',
      supports: 'Yes: rule 12.23 allows any artillery unit in the hex to support, as rule 8.66 does in an overrun.',
    },
  },
  'artillery.defensiveCap': {
    rules: ['12.13f', '10.42e'],
    question:
      'The defender’s artillery support may not exceed a defence strength. Which units count for that strength?',
    readings: {
      withoutArtillery: 'Only the defence strength of units other than artillery counts.',
      allGround:
        'The defence strength of all units in the hex counts, including artillery that uses its defence strength.',
    },
  },
  'artillery.attackerArmyUnits': {
    rules: ['12.13b', '7.41', '7.46'],
    question: 'Which Army artillery may support an attack?',
    readings: {
      mustBeActivated: 'Only Army artillery activated with the active formation may support an attack.',
      anyReady: 'Any Army artillery that is ready and in range may support an attack.',
    },
  },
  'artillery.automaticCoordination': {
    rules: ['12.17', '10.42b', 'SoP.3', 'S7'],
    question: 'Which attacking artillery adjacent to the target is coordinated automatically?',
    readings: {
      everyUnit: 'All attacking artillery adjacent to the target is coordinated automatically.',
      oneOfChoice: 'One artillery unit of the attacker’s choice is coordinated automatically.',
      none: 'No artillery is coordinated automatically: adjacent artillery makes the check with the other artillery, as in the example of play.',
    },
  },
  'artillery.emergencyReadying': {
    rules: ['12.13e', '6.13', 'SoP.C2'],
    question: 'Is fired artillery on emergency supply made ready in the Reorganization Phase?',
    readings: {
      notUntilSupplied: 'No: the artillery is made ready only when it is in supply again.',
      readied: 'Yes: the artillery is made ready, because emergency supply has no effect on artillery.',
    },
  },
  'air.readyInRain': {
    rules: ['13.12a', 'SoP.A4'],
    question: 'Do Flown aircraft become Ready in a rain turn?',
    readings: {
      no: 'No: Flown aircraft stay Flown in rain, as the detailed sequence says.',
      yes: 'Yes: Flown aircraft become Ready in every turn, as rule 13.12a says.',
    },
  },
  'air.oneMissionCap': {
    rules: ['13.24b3', '13.24b1'],
    question:
      'Formations that are not German mobile formations have one offensive mission per turn. Does each of them have one, or do they share one?',
    readings: {
      perFormation:
        'Each formation that is not a German mobile formation has one mission, within the number of missions of the turn.',
      perSide: 'All formations of a side that are not German mobile formations share one mission.',
    },
  },
  'air.halfRounding': {
    rules: ['S3.28', 'S4.27', 'S5.23b'],
    question: 'Half of the Soviet aircraft leave the game. How many leave if their number is odd?',
    readings: {
      roundDown: 'Half of the Soviet aircraft, rounded down, leave the game.',
      roundUp: 'Half of the Soviet aircraft, rounded up, leave the game.',
    },
  },
  'air.secretCommitment': {
    rules: ['10.41a', '13.21'],
    question: 'Are aircraft assigned to a combat openly or secretly?',
    readings: {
      open: 'Aircraft are assigned openly, first by the attacker.',
      secret:
        'By agreement of the players, both sides assign aircraft secretly for each combat and reveal them together.',
    },
  },
  'strongpoint.removalOrder': {
    rules: ['14.26a', 'SoP.C1'],
    question:
      'In the Construction Phase of the Reorganization Segment, are strongpoints first removed or first finished?',
    readings: {
      removeFirst: 'First occupied enemy strongpoints are removed, then friendly strongpoints are finished.',
      completeFirst: 'First friendly strongpoints are finished, then occupied enemy strongpoints are removed.',
    },
  },
  'strongpoint.disruptedBuilder': {
    rules: ['3.72f', '14.24', '14.26b'],
    question:
      'A builder was disrupted or cut off from supply but stayed in its hex. What happens to the strongpoint that it was building?',
    readings: {
      staysUnfinished: 'The strongpoint stays unfinished.',
      removed: 'The strongpoint is removed.',
    },
  },
  'strongpoint.armyBuilders': {
    rules: ['14.25a', '14.25d', '7.45', 'SoP.B'],
    question:
      'Army units outside command range try to join a formation in the Movement Phase, after construction. May such a unit build?',
    readings: {
      anyJoined: 'Yes: all Army units may join before construction; Army units outside command range need a check.',
      inCommand: 'No: only Army units in command range may join before construction.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
