import type { Chapter } from './entry.js';

/** 7.7 to 7.7.5: a round of combat, step by step. */
export const combat = {
  '7.7': {
    title: 'Combat Phase',
    text: 'The active player says in what order his battles are fought, each to its end before the next. Every unit that can fight takes part.',
    see: ['7.7.steps', '3.22', '7.7.12'],
    status: 'simulated',
  },
  '7.7.steps': {
    title: 'Steps of a round',
    text: 'Air combat; anti-aircraft fire; air raid; artillery, the attacker first; land combat, the defender first.',
    see: ['7.7.1', '7.7.2', '7.7.3', '7.7.4', '7.7.5'],
    status: 'simulated',
  },
  '7.7.1': {
    title: 'Air combat',
    text: 'Only if both sides have aircraft in the battle and one of them a fighter. Both fire at once, a die for each strength point, and then take their losses. Afterwards both may withdraw, the defender choosing first; if nobody does, another round of air combat follows.',
    see: ['7.7.1.power', '7.7.13', '7.7.9'],
    status: 'simulated',
  },
  '7.7.1.power': {
    title: 'Power in the air',
    text: 'At first German fighters hit on 5 and 6, other aircraft on 6.',
    see: ['6.3.1', '6.3.2'],
    status: 'simulated',
  },
  '7.7.2': {
    title: 'Anti-aircraft fire',
    text: 'Only if a side has aircraft in the battle: before they strike, enemy land units fire at them, a die for each strength point. A hit takes 1 strength point, from shielded aircraft two hits take one. Artillery and headquarters lose nothing by it.',
    see: ['7.7.2.places', '7.7.2.power', '6.5', '7.7.8'],
    status: 'simulated',
  },
  '7.7.2.places': {
    title: 'Guns of places',
    text: 'A major city or a fortress rolls two dice, a minor city or a bunker one.',
    see: ['7.7.2', '3.3.cities'],
    status: 'simulated',
  },
  '7.7.2.power': {
    title: 'Power against aircraft',
    text: 'That of the unit in defence. At first bunkers, fortresses, all German armour, other tanks and Soviet armoured headquarters hit on 5 and 6, everybody else and cities on 6.',
    see: ['7.7.2', '6.5'],
    status: 'simulated',
  },
  '7.7.3': {
    title: 'Air raid',
    text: 'Aircraft that are left fire at enemy land units, a die for each strength point. At first German bombers hit on 5 and 6, German fighters and Soviet and minor bombers on 6; no others fire.',
    see: ['6.3.1', '6.3.2', '7.7.9'],
    status: 'simulated',
  },
  '7.7.4': {
    title: 'Artillery fire',
    text: 'The attacker’s artillery fires and its hits are taken; then what the defender has left fires. A die for each strength point; at first German artillery and Mannerheim hit on 5 and 6, others on 6. Whoever has fired is turned to his next face: from 4 to 2, say.',
    see: ['6.1.4', '6.4.armoured', '7.7.9'],
    status: 'simulated',
  },
  '7.7.5': {
    title: 'Land combat',
    text: 'All other land units fire, those of the defender first; hits are taken before the attackers fire back. A die for each strength point. This ends the round.',
    see: ['3.14', '7.7.12', '7.7.9'],
    status: 'simulated',
  },
} as const satisfies Chapter;
