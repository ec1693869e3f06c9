import type { Chapter } from './entry.js';

/** Sections 23 and 24 of the rulebook: assaults from the air and from the sea. */
export const landings = {
  '23.0': {
    title: 'Paratroop assault',
    text: 'The option `paratroops`: the German 7th Flieger Division, the Soviet 1st to 4th Parachute Corps at level 2, and the German 22nd Air-landing Division may be dropped on a hex, declared in the Movement Phase.',
    see: ['6.1.5', '13.8.1.drop'],
    status: 'enforced',
  },
  '23.0.conditions': {
    title: 'Conditions of a drop',
    text: 'A unit at full strength that began the turn in supply on an air base may be dropped by order of Stavka or FHQ, in good weather, within 5 hexes, in plain; a minor city may be there.',
    see: ['23.0', '9.0'],
    status: 'enforced',
  },
  '23.0.gliders': {
    title: 'Gliders',
    text: 'The 22nd Air-landing Division needs a German bomber, and then has a range of 10 hexes.',
    see: ['23.0.conditions'],
    status: 'enforced',
  },
  '23.0.company': {
    title: 'Support and interception',
    text: 'The attacker may add aircraft; the defender may send fighters, and armour that is in Reserve.',
    see: ['7.6', '31.0.defence'],
    status: 'simulated',
  },
  '23.0.flight': {
    title: 'Hits during the flight',
    text: 'Air combat and anti-aircraft fire follow the normal rules; each hit applies to the aircraft and to the unit it carries.',
    see: ['7.7.1', '7.7.2'],
    status: 'simulated',
  },
  '23.0.landing': {
    title: 'Landing',
    text: 'A surviving unit has landed. If enemies are there, land combat follows, with air support, and with 1 Malus for the landed units in its first round.',
    see: ['7.7.5'],
    status: 'simulated',
  },
  '23.0.stacking': {
    title: 'Stacking of dropped units',
    text: 'In the turn of the drop the stacking limit may be exceeded.',
    see: ['3.10'],
    status: 'simulated',
  },
  '23.0.rebuilding': {
    title: 'Rebuilding paratroops',
    text: 'They cost yellow and blue points like aircraft, and are placed at an aircraft factory at home.',
    see: ['11.0.cost', '7.3.1'],
    status: 'enforced',
  },
  '24.0': {
    title: 'Amphibious landing',
    text: 'The option `marines`: Soviet Marines may land from the sea once Soviet infantry has level 2.',
    see: ['6.1.5', '3.13'],
    status: 'enforced',
  },
  '24.0.conditions': {
    title: 'Conditions of a landing',
    text: 'Marines and the activated Soviet Naval Headquarters begin in the same port, in supply and at full strength, in good weather.',
    see: ['24.0', '9.0'],
    status: 'enforced',
  },
  '24.0.target': {
    title: 'Target of a landing',
    text: 'Within 5 hexes of the port; not in mountain or a major city, nor at shoals.',
    see: ['24.0.conditions'],
    status: 'enforced',
  },
  '24.0.mines': {
    title: 'Mines during a landing',
    text: 'They roll for mines like other units at sea.',
    see: ['18.1'],
    status: 'simulated',
  },
  '24.0.round': {
    title: 'The first round ashore',
    text: 'Defending land units have 1 Bonus and fire first; then the Marines fire with 1 Malus.',
    see: ['7.7.5'],
    status: 'simulated',
  },
  '24.0.back': {
    title: 'Re-embarking',
    text: 'After a round they may go back to sea for another activation of the Naval Headquarters: they lose another step and roll for mines again.',
    see: ['7.7.13', '18.1'],
    status: 'simulated',
  },
  '24.0.rebuilding': {
    title: 'Rebuilding Marines',
    text: 'They are rebuilt for yellow points at Oranienbaum or Sevastopol.',
    see: ['7.3.1', '11.0.cost'],
    status: 'enforced',
  },
  '24.0.stacking': {
    title: 'Stacking of landed units',
    text: 'In the turn of the landing the stacking limit may be exceeded.',
    see: ['3.10'],
    status: 'simulated',
  },
} as const satisfies Chapter;
