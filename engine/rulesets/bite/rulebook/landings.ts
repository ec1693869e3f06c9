import type { Chapter } from './entry.js';

/** 23 and 24: assaults from the air and from the sea. */
export const landings = {
  '23.0': {
    title: 'Paratroop assault',
    text: 'The option `paratroops`: the German 7th Flieger Division, the Soviet 1st to 4th Parachute Corps at level 2, and the German 22nd Air-landing Division drop on a hex, declared in the Movement Phase.',
    see: ['6.1.5', '13.8.1.drop'],
    status: 'enforced',
  },
  '23.0.conditions': {
    title: 'Who may drop',
    text: 'A unit at full strength that began the turn in supply on an air base, by order of Stavka or FHQ, in good weather, within 5 hexes, on plain; a minor city may stand there.',
    see: ['23.0', '9.0'],
    status: 'enforced',
  },
  '23.0.gliders': {
    title: 'Gliders',
    text: 'The 22nd goes with a German bomber, and then within 10 hexes.',
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
    title: 'Hits on the way',
    text: 'Air combat and anti-aircraft fire are as ever, and each hit is one on the aircraft and one on the unit it carries.',
    see: ['7.7.1', '7.7.2'],
    status: 'simulated',
  },
  '23.0.landing': {
    title: 'Landing',
    text: 'Who survives has landed; where enemies stand land combat follows, with support from the air, and with 1 Malus for the landed in its first round.',
    see: ['7.7.5'],
    status: 'simulated',
  },
  '23.0.stacking': {
    title: 'Dropped on top',
    text: 'In the turn of the drop the stack may be too high.',
    see: ['3.10'],
    status: 'simulated',
  },
  '23.0.rebuilding': {
    title: 'New paratroops',
    text: 'They cost yellow and blue points as aircraft do, and arrive at an aircraft factory at home.',
    see: ['11.0.cost', '7.3.1'],
    status: 'enforced',
  },
  '24.0': {
    title: 'Amphibious landing',
    text: 'The option `marines`: Soviet Marines land from the sea once Soviet infantry is at level 2.',
    see: ['6.1.5', '3.13'],
    status: 'enforced',
  },
  '24.0.conditions': {
    title: 'Who may land',
    text: 'Marines and the activated Soviet Naval Headquarters begin in the same port, supplied and at full strength, in good weather.',
    see: ['24.0', '9.0'],
    status: 'enforced',
  },
  '24.0.target': {
    title: 'Where they land',
    text: 'Within 5 hexes of the port; not in mountain or a major city, nor on shoals.',
    see: ['24.0.conditions'],
    status: 'enforced',
  },
  '24.0.mines': {
    title: 'Mines before the shore',
    text: 'They roll for mines as others do at sea.',
    see: ['18.1'],
    status: 'simulated',
  },
  '24.0.round': {
    title: 'The first round ashore',
    text: 'Defending land units have 1 Bonus and fire first, the Marines after them with 1 Malus.',
    see: ['7.7.5'],
    status: 'simulated',
  },
  '24.0.back': {
    title: 'Back to the ships',
    text: 'After a round they may be taken aboard for another activation of the Naval Headquarters: they lose a step more and roll for mines again.',
    see: ['7.7.13', '18.1'],
    status: 'simulated',
  },
  '24.0.rebuilding': {
    title: 'New Marines',
    text: 'They are rebuilt for yellow points at Oranienbaum or Sevastopol; either of the two will do.',
    see: ['7.3.1', '11.0.cost'],
    status: 'enforced',
  },
  '24.0.stacking': {
    title: 'Landed on top',
    text: 'In the turn of the landing the stack may be too high.',
    see: ['3.10'],
    status: 'simulated',
  },
} as const satisfies Chapter;
