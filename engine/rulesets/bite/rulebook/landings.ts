import type { Chapter } from './entry.js';

/** Sections 23 and 24 of the rulebook: assaults from the air and from the sea. */
export const landings = {
  '23.0': {
    title: 'Paratroop assault',
    text: 'This rule is played with the option `paratroops`. The German 7th Flieger Division, the Soviet 1st to 4th Parachute Corps at level 2, and the German 22nd Air-landing Division may be dropped on a hex. The drop is declared in the Movement Phase.',
    see: ['6.1.5', '13.8.1.drop'],
    status: 'enforced',
  },
  '23.0.conditions': {
    title: 'Conditions of a drop',
    text: 'A unit may be dropped by order of Stavka or FHQ, in good weather and within 5 hexes. It must be at full strength and must have begun the turn in supply on an air base. The target must be plain; a minor city may be there.',
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
    text: 'Air combat and anti-aircraft fire follow the normal rules. Each hit applies to the aircraft and to the unit that it carries.',
    see: ['7.7.1', '7.7.2'],
    status: 'simulated',
  },
  '23.0.landing': {
    title: 'Landing of dropped units',
    text: 'A unit that survives the flight has landed. If enemies are in the hex, land combat follows, with air support; the landed units have 1 Malus in its first round.',
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
    text: 'Paratroops cost yellow and blue points like aircraft, and are placed at an aircraft factory in their home country.',
    see: ['11.0.cost', '7.3.1'],
    status: 'enforced',
  },
  '24.0': {
    title: 'Amphibious landing',
    text: 'This rule is played with the option `marines`. Soviet Marines may land from the sea once Soviet infantry has level 2.',
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
    text: 'The target must be within 5 hexes of the port. It may not be mountain, a major city or a hex with shoals.',
    see: ['24.0.conditions'],
    status: 'enforced',
  },
  '24.0.mines': {
    title: 'Mines during a landing',
    text: 'Marines that land roll for mines like other units at sea.',
    see: ['18.1'],
    status: 'simulated',
  },
  '24.0.round': {
    title: 'First round ashore',
    text: 'In the first round, defending land units have 1 Bonus and fire first; then the Marines fire with 1 Malus.',
    see: ['7.7.5'],
    status: 'simulated',
  },
  '24.0.back': {
    title: 'Marines that go back to sea',
    text: 'After a round the Marines may go back to sea for another activation of the Naval Headquarters. They lose another step and roll for mines again.',
    see: ['7.7.13', '18.1'],
    status: 'simulated',
  },
  '24.0.rebuilding': {
    title: 'Rebuilding Marines',
    text: 'Marines are rebuilt for yellow points at Oranienbaum or Sevastopol.',
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
