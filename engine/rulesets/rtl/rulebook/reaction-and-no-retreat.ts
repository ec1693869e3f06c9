import type { Chapter } from './entry.js';

/** Sections 9.3 and 9.4 of the rulebook: reaction movement and no retreat. */
export const reactionAndNoRetreat = {
  '9.3': {
    title: 'Reaction movement',
    text: 'After all refusals of combat the defender may move units that pass their reaction checks.',
    see: ['9.31', '9.33'],
    status: 'simulated',
    heading: true,
  },
  '9.31': {
    title: 'Distance of a reaction',
    text: 'A reacting unit moves with half its movement allowance. Headquarters and units that are disrupted or out of supply may not react.',
    see: ['3.57'],
    status: 'enforced',
  },
  '9.32': {
    title: 'Units that may react',
    text: 'A motorized unit within two hexes of a defending hex, but not in one, may react. It may not be disrupted, out of supply, or have tried to refuse combat. A Soviet unit may not be in an enemy zone of control. The unit must belong to the formation of the hex’s lead unit or be an Army unit that can act. Without a declared attack there is no reaction.',
    see: ['9.26'],
    status: 'enforced',
  },
  '9.33': {
    title: 'Procedure of a reaction',
    text: 'A unit that is to react makes a check.',
    see: ['9.33a', '9.33b'],
    status: 'simulated',
    heading: true,
  },
  '9.33a': {
    title: 'The reaction check',
    text: 'The unit makes an efficiency check. Command points may be spent on it.',
    see: ['15.33a'],
    status: 'simulated',
  },
  '9.33b': {
    title: 'A failed reaction',
    text: 'If the reaction check fails, the unit stays and may not try to react again in the phase.',
    see: ['9.33a'],
    status: 'enforced',
  },
  '9.34': {
    title: 'Reactions next to enemies',
    text: 'A reacting unit may enter a hex adjacent to enemies only if a friendly combat unit is already there and the stacking limit is kept. It pays nothing for the zone of control and stops.',
    see: ['3.32'],
    status: 'enforced',
  },
  '9.35': {
    title: 'Destination of a reaction',
    text: 'A reacting unit may move anywhere, not only towards the combat. Terrain prohibitions apply.',
    see: ['8.36', '8.37'],
    status: 'enforced',
  },
  '9.4': {
    title: 'No retreat',
    text: 'A defender may try to hold its hex instead of retreating.',
    see: ['9.41', '9.42', '9.43'],
    status: 'simulated',
    heading: true,
  },
  '9.41': {
    title: 'Requirements for no retreat',
    text: 'A no-retreat attempt requires a strongpoint in the defending hex and at least two steps of defenders.',
    see: ['14.13d'],
    status: 'enforced',
  },
  '9.42': {
    title: 'Procedure of no retreat',
    text: 'Defenders that attempt no retreat make a check.',
    see: ['9.42a', '9.42b', '9.42c'],
    status: 'simulated',
    heading: true,
  },
  '9.42a': {
    title: 'The no-retreat check',
    text: 'The lead unit makes an efficiency check with its reductions. Command points may be spent on it.',
    see: ['15.33a'],
    status: 'simulated',
  },
  '9.42b': {
    title: 'A successful no-retreat check',
    text: 'If the no-retreat check succeeds, a No Retreat marker is placed on the hex.',
    see: ['9.43'],
    status: 'simulated',
  },
  '9.42c': {
    title: 'A failed no-retreat check',
    text: 'If the no-retreat check fails, the defenders retreat as the combat result says.',
    see: ['11.3'],
    status: 'simulated',
  },
  '9.43': {
    title: 'Effects of no retreat',
    text: 'A No Retreat marker modifies the combat roll, and an extra loss replaces the retreat.',
    see: ['9.43a', '9.43b', '9.43c'],
    status: 'simulated',
    heading: true,
  },
  '9.43a': {
    title: 'Modifier for no retreat',
    text: 'A No Retreat marker adds 1 to the combat roll.',
    see: ['10.61e'],
    status: 'simulated',
  },
  '9.43b': {
    title: 'Extra loss for no retreat',
    text: 'If the result is a retreat, the lead unit loses one more step.',
    see: ['11.42'],
    status: 'simulated',
  },
  '9.43c': {
    title: 'No unit retreats',
    text: 'No unit of a hex with a No Retreat marker retreats.',
    see: ['11.41'],
    status: 'simulated',
  },
} as const satisfies Chapter;
