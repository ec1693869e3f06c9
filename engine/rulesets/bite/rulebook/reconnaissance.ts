import type { Chapter } from './entry.js';

/** Section 19 of the rulebook: reconnaissance from the air. */
export const reconnaissance = {
  '19.0': {
    title: 'Air reconnaissance',
    text: 'This rule is played with the option `recon`. In the first round of a battle raiding aircraft and artillery of the attacker have 1 Malus if the hex was not reconnoitred.',
    see: ['7.7.3', '7.7.4'],
    status: 'simulated',
  },
  '19.0.spared': {
    title: 'Attacks that need no reconnaissance',
    text: 'The defender, strategic bombers and the Gustav gun need no reconnaissance. Neither do anti-aircraft fire and air combat.',
    see: ['26.0', '32.0.strategic'],
    status: 'simulated',
  },
  '19.0.rain': {
    title: 'Reconnaissance in rain',
    text: 'Reconnaissance is allowed in rain, although no aircraft attack.',
    see: ['9.2.flying'],
    status: 'simulated',
  },
  '19.1': {
    title: 'Attempts at reconnaissance',
    text: 'An activated Air Headquarters may make as many attempts as it has action points, in addition to its other actions. An activated Antonescu, Mannerheim, Szombathelyi or Gariboldi makes one attempt. The same hex may be tried again.',
    see: ['13.4', '13.8.3'],
    status: 'enforced',
  },
  '19.1.range': {
    title: 'Range of reconnaissance',
    text: 'The range of reconnaissance is 5, 10 or 15 hexes, by the technology level of the fighters.',
    see: ['3.13'],
    status: 'enforced',
  },
  '19.1.flak': {
    title: 'Fire at the reconnaissance',
    text: 'Before the attempt, the units and the city of the hex fire at the reconnaissance. A hit makes the attempt fail.',
    see: ['7.7.2', '6.5'],
    status: 'simulated',
  },
  '19.1.roll': {
    title: 'Roll for reconnaissance',
    text: 'A die must show 4 or less. Modifiers are cumulative. The roll is reduced by 2 for each fighter level above 1. It is increased by 2 in forest, hill, mountain or swamp, by 2 at a major city or bunker, by 4 at a fortress, and by 2 in bad weather.',
    see: ['19.1.flak', '9.0'],
    status: 'simulated',
  },
  '19.1.seen': {
    title: 'Effect of reconnaissance',
    text: 'After a successful attempt the inactive player reveals all units in the hex.',
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
