import type { Chapter } from './entry.js';

/** Sections 7.8 to 7.11 of the rulebook: Blitz, the final check of supply, extra movement of armour, victory. */
export const blitzAndVictory = {
  '7.8': {
    title: 'Blitz Phase',
    text: 'Armour that took part in a battle, whether it stayed or retreated, may move into an adjacent hex that is empty or contains enemies. The attacker chooses the order.',
    see: ['7.8.who', '7.8.hex', '7.8.companions', '7.8.combat', '7.8.weather'],
    status: 'enforced',
  },
  '7.8.who': {
    title: 'Units that may make a Blitz move',
    text: 'Soviet tanks, Armoured Headquarters and all German armoured units may make a Blitz move; Soviet mechanized units may from technology 2 on.',
    see: ['6.2.1', '6.2.2', '6.4.armoured'],
    status: 'enforced',
  },
  '7.8.hex': {
    title: 'Movement points of a Blitz move',
    text: 'The unit spends 1 extra movement point, so the hex may cost it no more than 1. The hex must be empty or contain enemy units.',
    see: ['7.5.3.costs'],
    status: 'enforced',
  },
  '7.8.companions': {
    title: 'Units that join a Blitz move',
    text: 'Aircraft and artillery of technology 2 that fought in the same battle may join the Blitz.',
    see: ['6.1.4.power', '6.3.1', '6.3.2'],
    status: 'enforced',
  },
  '7.8.combat': {
    title: 'Blitz battles',
    text: 'Blitz battles are fought like other battles, but the inactive player may not react with aircraft, only with units in Reserve.',
    see: ['7.6', '7.7', '31.0.defence'],
    status: 'simulated',
  },
  '7.8.weather': {
    title: 'No Blitz in bad weather',
    text: 'In bad weather no hex costs 1 point, so no Blitz move is possible.',
    see: ['7.8.hex', '9.2', '39.0.movement'],
    status: 'enforced',
  },
  '7.8.1': {
    title: 'Rebasing after battle',
    text: 'At the end of the phase all surviving aircraft that fought return to a base as in a retreat. A base may then hold only one air unit; the owner eliminates the surplus air units.',
    see: ['7.7.16', '3.10.air'],
    status: 'simulated',
  },
  '7.9': {
    title: 'Final check of supply',
    text: 'Units marked in the Supply Phase of this player turn are checked again. A unit that is in supply again loses its barrel. A unit that is still out of supply surrenders, and the enemy gains 1 production point. Units at strength 0 do not surrender.',
    see: ['4.5', '4.5.zero', '7.2', '12.5'],
    status: 'simulated',
  },
  '7.10': {
    title: 'Extra movement of armour',
    text: 'Armoured units may move a second time, with their full allowance and by the normal rules.',
    see: ['7.10.who', '7.10.supply', '7.10.combat', '7.5.3', '13.7'],
    status: 'enforced',
  },
  '7.10.who': {
    title: 'Units that may move twice',
    text: 'Soviet tanks and headquarters and all German armoured units may move a second time. Soviet mechanized units may from technology 2 on, which they reach in November 1942.',
    see: ['6.2.1', '3.13.calendar', '31.0.motorisation'],
    status: 'enforced',
  },
  '7.10.supply': {
    title: 'Supply for the extra movement',
    text: 'A unit must be in supply at the start of this movement, not at its end. Armour that is then cut off is marked out of supply, but no unit surrenders in this phase.',
    see: ['4.3', '7.9'],
    status: 'enforced',
  },
  '7.10.combat': {
    title: 'No combat in the extra movement',
    text: 'Units may not enter hexes with enemy units.',
    see: ['7.10'],
    status: 'enforced',
  },
  '7.11': {
    title: 'Victory Phase',
    text: 'Surrenders and the conditions of the scenario are checked and take effect at once; then the turn marker advances.',
    see: ['7.11.capitals', '7.11.germany', '7.11.soviet', '7.11.italy'],
    status: 'simulated',
  },
  '7.11.capitals': {
    title: 'Surrender of a nation',
    text: 'Germany, Finland, Romania, Hungary and Slovakia surrender if the enemy controls their capital in this phase: Berlin, Helsinki, Bucharest, Budapest, Bratislava. All their units are removed permanently.',
    see: ['5.5.surrender', '7.11.germany'],
    status: 'simulated',
  },
  '7.11.germany': {
    title: 'Surrender of Germany',
    text: 'If Germany surrenders, the whole Axis surrenders, and the Soviets win at once.',
    see: ['7.11.capitals'],
    status: 'simulated',
  },
  '7.11.soviet': {
    title: 'Surrender of the Soviets',
    text: 'The Soviets surrender only if a scenario says so.',
    see: ['SBE9.victory'],
    status: 'simulated',
  },
  '7.11.italy': {
    title: 'Surrender of Italy',
    text: 'In the base game Italy surrenders at the end of September 1943.',
    see: ['36.0'],
    status: 'simulated',
  },
} as const satisfies Chapter;
