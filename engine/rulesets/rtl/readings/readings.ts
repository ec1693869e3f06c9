import { namedReadings, type ReadingTexts } from '../../../play/readings.js';
import type { Reading } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

/** How unclear places of the book are read that leave nothing to choose. */
export const readings: readonly Reading[] = namedReadings({
  'control.order': {
    rules: ['3.12a', '3.12b'],
    question: 'Three things control a hex. Which goes before which?',
    text: 'Who stands in it; else an uncontested zone of control; else whose combat unit passed through last.',
  },
  'control.last': {
    rules: ['3.11', '3.12a', '6.2', '6.31', 'S1.22'],
    question: 'A zone of control that alone reached a hex is gone. Whose is the hex?',
    text: 'A place or source is friendly to the side that controlled it last, by a zone too. A line of supply asks who controls the hex now: the zone is gone, so it is the side that passed last.',
  },
  'terrain.missingRule': {
    rules: ['8.31a', '8.34a'],
    question: 'What is the exception of 8.31a, whose number the book does not have?',
    text: 'Woods: their cost is added to the dearest terrain of the hex.',
  },
  'overrun.hills': {
    rules: ['8.64c', 'TEC'],
    question: 'The rule names swamp, city and strongpoint; the chart bars hills as well. Are they barred?',
    text: 'Yes, the chart holds.',
  },
  'coordination.ten': {
    rules: ['10.42c', 'CT'],
    question: 'A modified roll of 10 is within the efficiency of the lead gun. Do the guns support?',
    text: 'No: from 10 on there is no support, whoever leads.',
  },
  'coordination.sequence': {
    rules: ['CT', '10.41b', '10.42b'],
    question: 'Whose sequence and which table make the check of coordination harder or easier?',
    text: 'The sequence that is carried out, for both sides, on whichever table the fight is resolved.',
  },
  'combat.defendingLead': {
    rules: ['SoP.3', '12.13c', '10.18'],
    question:
      'The detailed sequence names the defending lead last, but the defender’s guns go by its formation. When is it named?',
    text: 'After the attacker’s, before anything is coordinated.',
  },
  'combat.resolutionOrder': {
    rules: ['10.0', '9.11'],
    question: 'Attacks are declared one after the other. Are they carried out in that order?',
    text: 'In whatever order the attacker likes; he says which is next while several are left.',
  },
  'results.lossesOfBoth': {
    rules: ['11.24'],
    question: 'Both sides die before they have paid all their steps. Whose loss becomes smaller?',
    text: 'First the attacker’s for the defender who cannot pay; then the defender’s, if the attacker cannot pay what is left.',
  },
  'results.guestsDisrupted': {
    rules: ['11.35', '3.71'],
    question: 'Guests in a defending hex take no losses. Are they disrupted with the others?',
    text: 'Yes: disruption befalls everybody who is in the stack.',
  },
  'command.lettering': {
    rules: ['15.33', '9.33a', '9.42a', '10.44b'],
    question: 'The letters of 15.33 are out of step with the rules that cite them. What is each use?',
    text: 'Reaction or no retreat after enemy declarations; one declared attack; one defending hex; an Army unit; combining.',
  },
  'command.leaders': {
    rules: ['15.25', '15.33a', '15.33b2'],
    question:
      'Leaders work through headquarters that are active, but may help in the enemy’s sequence, when nobody is. How?',
    text: 'In the enemy’s sequence any headquarters that would do in their own does.',
  },
  'command.armyUnits': {
    rules: ['15.33c', '7.45', '15.15'],
    question: 'A headquarters helps an Army unit join, which checks only when none is in range. How far?',
    text: 'However far: range would leave the rule nothing to do.',
  },
  'command.majority': {
    rules: ['4.34', '10.44b'],
    question: '4.34 asks for more than half of an attack, 10.44b only in an Assault Sequence. Which holds?',
    text: 'More than half always; in a Mobile Sequence only combined formations can fail it.',
  },
  'tables.grid': {
    rules: ['CRT.A', 'CRT.M', 'S7'],
    question: 'In three fights the example of play reads other cells than the tables have. Which hold?',
    text: 'The tables. Two of its results are those of the Mobile table though Assault was declared, the third is that of the next row; a scenario that wants them states these cells.',
  },
  'entry.ranges': {
    rules: ['5.2', 'SC'],
    question: 'A card names two hexes of an edge and all between. Do the two count?',
    text: 'Yes, and every edge hex between them.',
  },
  'entry.blocking': {
    rules: ['5.21'],
    question: 'Which hexes must be kept free for enemy reinforcements?',
    text: 'Every entry hex by which some of them may still come. The example of 5.21 calls 3622 one of the 183rd Rifle Division, for which no card names it.',
  },
  'entry.route': {
    rules: ['5.22b'],
    question: 'A unit enters by a road for its rate. What if the map does not show where the road leaves it?',
    text: 'A road, railway or trail anywhere in the entry hex is one by which it enters.',
  },
  'supply.ownHex': {
    rules: ['6.21', '6.21a'],
    question: 'Does the unit’s own hex count where marsh or swamp shortens or bars its line?',
    text: 'No: the line begins with the next hex, as its length does.',
  },
  'stacking.strengthMarkers': {
    rules: ['3.34'],
    question: 'What do strength markers change?',
    text: 'Nothing: they only gather counters, and here the units of a hex stand in it themselves.',
  },
  'works.sharedHexes': {
    rules: ['16.22', '16.26', '8.14', '15.22'],
    question:
      'Only combat units drive bridges and leaders out. May a bridge be laid, or a leader go alone, where these are the enemy’s?',
    text: 'No: a hex never holds units of both sides.',
  },
  'swamp.modifier': {
    rules: ['10.22', 'TEC.h'],
    question: 'Does swamp itself help its defender beyond halving?',
    text: 'No: it halves motorized and heavy attackers and all support, forces the Assault table, and adds nothing to the roll.',
  },
} as const satisfies ReadingTexts<RtlRule>);
