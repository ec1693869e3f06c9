import type { Chapter } from './entry.js';

/** Section 19 of the rulebook: reconnaissance from the air. */
export const reconnaissance = {
  '19.0': {
    title: 'Air reconnaissance',
    text: 'The option `recon`. In the first round of a battle raiding aircraft and artillery of the attacker have 1 Malus if the hex was not reconnoitred.',
    see: ['7.7.3', '7.7.4'],
    status: 'simulated',
  },
  '19.0.spared': {
    title: 'Attacks that need no reconnaissance',
    text: 'The defender, strategic bombers and the Gustav gun need none. Nor do anti-aircraft fire and air combat.',
    see: ['26.0', '32.0.strategic'],
    status: 'simulated',
  },
  '19.0.rain': {
    title: 'Reconnaissance in rain',
    text: 'It is allowed, although no aircraft attack.',
    see: ['9.2.flying'],
    status: 'simulated',
  },
  '19.1': {
    title: 'Attempts',
    text: 'An activated Air Headquarters may make as many attempts as it has action points, in addition to its other actions; an activated Antonescu, Mannerheim, Szombathelyi or Gariboldi makes one. The same hex may be tried again.',
    see: ['13.4', '13.8.3'],
    status: 'enforced',
  },
  '19.1.range': {
    title: 'Range of reconnaissance',
    text: '5, 10 or 15 hexes, by the technology level of the fighters.',
    see: ['3.13'],
    status: 'enforced',
  },
  '19.1.flak': {
    title: 'Fire at the reconnaissance',
    text: 'First the units and the city of the hex fire; a hit makes the attempt fail.',
    see: ['7.7.2', '6.5'],
    status: 'simulated',
  },
  '19.1.roll': {
    title: 'Roll for reconnaissance',
    text: 'Then a die must show 4 or less. Modifiers are cumulative: 2 off for each fighter level above 1, 2 more in forest, hill, mountain or swamp, 2 at a major city or bunker, 4 at a fortress, 2 in bad weather.',
    see: ['19.1.flak', '9.0'],
    status: 'simulated',
  },
  '19.1.seen': {
    title: 'Effect of reconnaissance',
    text: 'The inactive player reveals all units in the hex.',
    see: ['1.3'],
    status: 'simulated',
  },
  '19.2': {
    title: 'Aimed fire',
    text: 'In good weather and after reconnaissance, aircraft and artillery of level 2 and above choose which of several equally strong enemy units they hit.',
    see: ['7.7.9'],
    status: 'simulated',
  },
} as const satisfies Chapter;
