import type { Chapter } from './entry.js';

/** 7.8 to 7.11: Blitz, the final check of supply, extra movement of armour, victory. */
export const blitzAndVictory = {
  '7.8': {
    title: 'Blitz Phase',
    text: 'Armour that took part in a battle, whether it stayed or withdrew, may go on into a neighbouring hex, empty or held by the enemy, in whatever order the attacker likes.',
    see: ['7.8.who', '7.8.hex', '7.8.companions', '7.8.combat', '7.8.weather'],
    status: 'enforced',
  },
  '7.8.who': {
    title: 'Who may Blitz',
    text: 'Soviet tanks, armoured headquarters and all German armoured units; Soviet mechanized units from technology 2.',
    see: ['6.2.1', '6.2.2', '6.4.armoured'],
    status: 'enforced',
  },
  '7.8.hex': {
    title: 'One movement point more',
    text: 'The unit spends 1 point beyond its allowance, so the hex may cost it no more than that. It is empty or holds enemies.',
    see: ['7.5.3.costs'],
    status: 'enforced',
  },
  '7.8.companions': {
    title: 'Who goes along',
    text: 'Aircraft and artillery of technology 2 that fought in the same battle.',
    see: ['6.1.4.power', '6.3.1', '6.3.2'],
    status: 'enforced',
  },
  '7.8.combat': {
    title: 'Battles of the Blitz',
    text: 'Fought like others, but the inactive player does not react with aircraft, only with units in reserve.',
    see: ['7.6', '7.7', '31.0.defence'],
    status: 'simulated',
  },
  '7.8.weather': {
    title: 'No Blitz in bad weather',
    text: 'Then no hex costs 1 point.',
    see: ['7.8.hex', '9.2', '39.0.movement'],
    status: 'enforced',
  },
  '7.8.1': {
    title: 'Rebasing after battle',
    text: 'At the end of the phase all aircraft that fought and live return to a base as in a retreat. No base then holds more than one; what is too much its owner eliminates.',
    see: ['7.7.16', '3.10.air'],
    status: 'simulated',
  },
  '7.9': {
    title: 'Final check of supply',
    text: 'Units marked in the Supply Phase of this player turn are checked again. Who is supplied loses his barrel; who is not surrenders, and the enemy gains 1 production point. Units at 0 do not surrender.',
    see: ['4.5', '4.5.zero', '7.2', '12.5'],
    status: 'simulated',
  },
  '7.10': {
    title: 'Extra movement of armour',
    text: 'Armoured units move a second time, with their whole allowance and by the usual rules.',
    see: ['7.10.who', '7.10.supply', '7.10.combat', '7.5.3', '13.7'],
    status: 'enforced',
  },
  '7.10.who': {
    title: 'Who moves twice',
    text: 'Soviet tanks and headquarters and all German armoured units; Soviet mechanized units from technology 2, which is November 1942.',
    see: ['6.2.1', '3.13.calendar', '31.0.motorisation'],
    status: 'enforced',
  },
  '7.10.supply': {
    title: 'Supply for the extra movement',
    text: 'A unit must be supplied when it begins, not when it ends. Armour then cut off gets its barrel, but this phase does away with nobody.',
    see: ['4.3', '7.9'],
    status: 'enforced',
  },
  '7.10.combat': {
    title: 'No combat in the extra movement',
    text: 'No hex with enemy units is entered.',
    see: ['7.10'],
    status: 'enforced',
  },
  '7.11': {
    title: 'Victory Phase',
    text: 'Surrenders and the conditions of the scenario, with effect at once; then the turn marker moves on.',
    see: ['7.11.capitals', '7.11.germany', '7.11.soviet', '7.11.italy'],
    status: 'simulated',
  },
  '7.11.capitals': {
    title: 'Surrender of a nation',
    text: 'Germany, Finland, Romania, Hungary and Slovakia surrender if the enemy controls their capital now: Berlin, Helsinki, Bucharest, Budapest, Bratislava. All their units are removed, for good.',
    see: ['5.5.surrender', '7.11.germany'],
    status: 'simulated',
  },
  '7.11.germany': {
    title: 'Surrender of Germany',
    text: 'With it all the Axis surrenders, and the Soviets have won at once.',
    see: ['7.11.capitals'],
    status: 'simulated',
  },
  '7.11.soviet': {
    title: 'Surrender of the Soviets',
    text: 'Only by the procedure of a scenario.',
    see: ['SBE9.victory'],
    status: 'simulated',
  },
  '7.11.italy': {
    title: 'Surrender of Italy',
    text: 'In the base game at the end of September 1943.',
    see: ['36.0'],
    status: 'simulated',
  },
} as const satisfies Chapter;
