import type { Chapter } from './entry.js';

/** Section 35 of the rulebook: the war over Germany and against the convoys. */
export const strategicWar = {
  '35.0': {
    title: 'Strategic war',
    text: 'The strategic war is played with the option `strategic-war`. It is a phase before the production of each side.',
    see: ['7.1', '35.1', '35.2'],
    status: 'simulated',
  },
  '35.1': {
    title: 'Bombers over Germany',
    text: 'Before German production the Soviet player sends the British bombers, and from August 1942 on also the American bombers, against hexes with German factories. At most two may attack each hex.',
    see: ['11.2.factories'],
    status: 'enforced',
  },
  '35.1.defence': {
    title: 'Fighters over Germany',
    text: 'The Germans respond with their interceptors and with fighters based in Germany, without headquarters.',
    see: ['13.3.reaction'],
    status: 'enforced',
  },
  '35.1.rounds': {
    title: 'One round of each kind of fire',
    text: 'Air combat, anti-aircraft fire and bombing each last one round.',
    see: ['7.7.1', '7.7.2', '7.7.3'],
    status: 'simulated',
  },
  '35.1.air': {
    title: 'Hits in air combat over Germany',
    text: 'Bombers hit on a 6, and since January 1943 on a 5 or 6. Fighters hit on a 5 or 6, and since May 1944 on a 4, 5 or 6.',
    see: ['35.1.rounds'],
    status: 'simulated',
  },
  '35.1.flak': {
    title: 'German flak',
    text: 'German flak rolls six dice, which hit on 6, from October 1944 on 5 and 6.',
    see: ['35.1.rounds'],
    status: 'simulated',
  },
  '35.1.bombs': {
    title: 'Bombs on Germany',
    text: 'Bombers that survive hit on 5 and 6, from January 1944 on 4 to 6.',
    see: ['35.1.rounds'],
    status: 'simulated',
  },
  '35.1.weather': {
    title: 'Weather over Germany',
    text: 'Bad weather affects air combat and flak, but not bombing.',
    see: ['9.3'],
    status: 'simulated',
  },
  '35.1.damage': {
    title: 'What bombs destroy',
    text: 'Each hit destroys 1 point that the hex produces, picked at random from the remaining points. Hits beyond the points are ignored.',
    see: ['11.2'],
    status: 'simulated',
  },
  '35.1.repair': {
    title: 'After the raid',
    text: 'Allied bombers are fully repaired each turn free of charge; repairs of German fighters are paid for as usual.',
    see: ['11.0.cost'],
    status: 'simulated',
  },
  '35.1.interceptors': {
    title: 'Interceptors stay at home',
    text: 'The two units of interceptors never fight at the front.',
    see: ['35.1.defence'],
    status: 'enforced',
  },
  '35.2': {
    title: 'Attacks on convoys',
    text: 'Each attack lasts one round. On the Arctic route submarines of strength 3 hit on 6 and bombers of strength 2 hit on 5 and 6. On the Persian route German submarines of strength 2 and an Italian submarine of strength 1 hit on 6.',
    see: ['34.0.attacked'],
    status: 'simulated',
  },
  '35.2.loss': {
    title: 'Points sunk',
    text: 'Each hit destroys a point of the route, picked at random. The raiders are neither attacked nor reinforced.',
    see: ['35.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
