import type { Chapter } from './entry.js';

/** Sections 3.4 and 3.5 of the rulebook: efficiency, lead units and halving. */
export const efficiencyAndHalving = {
  '3.4': {
    title: 'Efficiency',
    text: 'These rules say how efficiency ratings and checks work.',
    see: ['3.42', '3.43'],
    status: 'simulated',
    heading: true,
  },
  '3.41': {
    title: 'Efficiency rating',
    text: 'The higher the rating, the better the unit. Most units have a lower rating on their reduced side.',
    see: ['3.44'],
    status: 'simulated',
  },
  '3.42': {
    title: 'Efficiency checks',
    text: 'Roll a die and add the modifiers. The check succeeds if the result is equal to or lower than the unit’s current rating.',
    see: ['2.42', '3.44'],
    status: 'simulated',
  },
  '3.43': {
    title: 'Lead units',
    text: 'One unit makes the check for a whole group.',
    see: ['3.43a', '3.43b', '3.43c'],
    status: 'simulated',
    heading: true,
  },
  '3.43a': {
    title: 'Choice of the lead unit',
    text: 'The owner chooses the lead unit, which need not be the best one.',
    see: ['10.18'],
    status: 'enforced',
  },
  '3.43b': {
    title: 'First loss of the lead unit',
    text: 'The lead unit normally takes the first loss. Armour attrition is the exception.',
    see: ['11.12', '11.22'],
    status: 'simulated',
  },
  '3.43c': {
    title: 'Lead unit of the active side',
    text: 'The lead unit of the active side must belong to the active formation or be an Army unit activated with it.',
    see: ['4.35b', '7.46'],
    status: 'enforced',
  },
  '3.44': {
    title: 'Reduced ratings',
    text: 'Losses, disruption and lack of supply lower a rating, but never below 1.',
    see: ['3.72b', '6.14b'],
    status: 'simulated',
  },
  '3.5': {
    title: 'Halving',
    text: 'Strengths and allowances are halved in a set order and rounded.',
    see: ['3.51', '3.54'],
    status: 'simulated',
    heading: true,
  },
  '3.51': {
    title: 'What may be halved',
    text: 'Attack strength, support strength and movement allowance may be halved, defence strength never.',
    see: ['3.55', '3.56', '3.57'],
    status: 'simulated',
  },
  '3.52': {
    title: 'Strengths halved more than once',
    text: 'Attack and support strength may be halved more than once in a combat, in the order of 3.55 and 3.56.',
    see: ['3.55', '3.56'],
    status: 'simulated',
  },
  '3.53': {
    title: 'Halve before adding',
    text: 'First halve the strengths that are halved, then add up all strengths.',
    see: ['3.54'],
    status: 'simulated',
  },
  '3.54': {
    title: 'Rounding of strength',
    text: 'Fractions of strength are dropped.',
    see: ['3.54a', '3.54b', '3.54c'],
    status: 'simulated',
    heading: true,
  },
  '3.54a': {
    title: 'Artillery one by one',
    text: 'Each supporting artillery unit is halved separately.',
    see: ['3.55'],
    status: 'simulated',
  },
  '3.54b': {
    title: 'Other attackers together',
    text: 'The strengths of attackers other than artillery are added up and then halved. A force halved below 1 may not attack.',
    see: ['9.14', '10.24'],
    status: 'enforced',
  },
  '3.54c': {
    title: 'Forces that are partly halved',
    text: 'The strengths to be halved are added up and halved, then the other strengths are added.',
    see: ['3.56'],
    status: 'simulated',
  },
  '3.55': {
    title: 'Order of halving for artillery',
    text: 'Artillery is halved first for failed coordination, then for a target in swamp, or in marsh in rain. Each unit keeps at least 1.',
    see: ['10.42c', '10.28'],
    status: 'simulated',
  },
  '3.56': {
    title: 'Order of halving for attackers',
    text: 'Units out of supply are halved first, then motorized and heavy units that attack into or out of swamp, then units that attack across a river.',
    see: ['6.14c', '10.25', '10.26'],
    status: 'simulated',
  },
  '3.57': {
    title: 'Halved allowance',
    text: 'The allowance of each unit is halved separately, and fractions are kept. It is halved only once, whether for supply, an Assault Sequence or a reaction.',
    see: ['6.14a', '7.21b', '9.31'],
    status: 'simulated',
  },
} as const satisfies Chapter;
