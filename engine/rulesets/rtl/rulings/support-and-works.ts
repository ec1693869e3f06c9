import type { RtlRulingTexts } from './ruling-text.js';

/** Options about artillery, aircraft and strongpoints. */
export const supportAndWorksRulings = {
  'artillery.hqInTargetHex': {
    rules: ['12.22', '12.23', '15.13'],
    question: 'Guns and a headquarters are attacked together. Do the guns support?',
    readings: {
      no: 'No: a headquarters is not the combat unit that 12.23 asks for.',
      yes: 'Yes: a headquarters is a combat unit that is no artillery.',
    },
  },
  'artillery.gunOfOtherFormation': {
    rules: ['12.13c', '12.23'],
    question: 'A gun stands in the attacked hex and is of another formation than the lead unit. Does it support?',
    readings: {
      defends: 'No: it uses its defence strength, for 12.13c asks for the formation of the lead.',
      supports: 'Yes: 12.23 gives the support of any gun in the hex, as 8.66 does in an overrun.',
    },
  },
  'artillery.defensiveCap': {
    rules: ['12.13f', '10.42e'],
    question: 'Defensive support is capped by a defence strength. By which?',
    readings: {
      withoutArtillery: 'That of the units that are no artillery.',
      allGround: 'That of all units in the hex, guns that use their defence strength included.',
    },
  },
  'artillery.attackerArmyUnits': {
    rules: ['12.13b', '7.41', '7.46'],
    question: 'Which Army artillery may support an attack?',
    readings: {
      mustBeActivated: 'That which was activated with the active formation.',
      anyReady: 'Any that is ready and in range.',
    },
  },
  'artillery.automaticCoordination': {
    rules: ['12.17', '10.42b', 'SoP.3', 'S7'],
    question: 'Which attacking guns beside the target are coordinated of themselves?',
    readings: {
      everyUnit: 'All of them.',
      oneOfChoice: 'One, of the attacker’s choice.',
      none: 'None: they check with the others, as the example of play has it.',
    },
  },
  'artillery.emergencyReadying': {
    rules: ['12.13e', '6.13', 'SoP.C2'],
    question: 'Fired guns are on emergency supply in the Reorganization Phase. Are they made ready?',
    readings: {
      notUntilSupplied: 'No, not before they are in supply.',
      readied: 'Yes: emergency supply does no harm.',
    },
  },
  'air.readyInRain': {
    rules: ['13.12a', 'SoP.A4'],
    question: 'Do flown aircraft become ready in a turn of rain?',
    readings: {
      no: 'No, by the detailed sequence.',
      yes: 'Yes, in every turn.',
    },
  },
  'air.oneMissionCap': {
    rules: ['13.24b3', '13.24b1'],
    question: 'Formations other than German mobile ones have one offensive mission a turn. Each or all?',
    readings: {
      perFormation: 'Each, within the missions of the turn.',
      perSide: 'All of a side together.',
    },
  },
  'air.halfRounding': {
    rules: ['S3.28', 'S4.27', 'S5.23b'],
    question: 'Half of an odd number of Soviet aircraft leaves. How many?',
    readings: {
      roundDown: 'Half, fractions dropped.',
      roundUp: 'Half, fractions rounded up.',
    },
  },
  'air.secretCommitment': {
    rules: ['10.41a', '13.21'],
    question: 'How are aircraft assigned?',
    readings: {
      open: 'In the open, attacker first.',
      secret: 'By agreement of both, unseen for each fight and shown at once.',
    },
  },
  'strongpoint.removalOrder': {
    rules: ['14.26a', 'SoP.C1'],
    question: 'What comes first in the Construction Phase of the Reorganization Segment?',
    readings: {
      removeFirst: 'Occupied enemy strongpoints go, then own ones are finished.',
      completeFirst: 'Own ones are finished, then those that enemies hold go.',
    },
  },
  'strongpoint.disruptedBuilder': {
    rules: ['3.72f', '14.24', '14.26b'],
    question: 'A builder was disrupted or cut off but stayed where it was. What of its work?',
    readings: {
      staysUnfinished: 'It stays, unfinished.',
      removed: 'It is removed.',
    },
  },
  'strongpoint.armyBuilders': {
    rules: ['14.25a', '14.25d', '7.45', 'SoP.B'],
    question: 'Army units out of command try to join in the movement phase, after construction. May such a unit build?',
    readings: {
      anyJoined: 'Yes: before construction all Army units may join, those out of command by a check.',
      inCommand: 'No: only those in command join before construction.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
