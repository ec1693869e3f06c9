import type { Chapter } from './entry.js';

/** Sections 7.7 to 7.7.5 of the rulebook: the steps of a round of combat. */
export const combat = {
  '7.7': {
    title: 'Combat Phase',
    text: 'The active player chooses the order of the battles. Each battle is fought to its end before the next begins. Every unit that can fight takes part.',
    see: ['7.7.steps', '3.22', '7.7.12'],
    status: 'simulated',
  },
  '7.7.steps': {
    title: 'Steps of a round',
    text: 'A round consists of air combat, anti-aircraft fire, air raid, artillery fire (the attacker fires first) and land combat (the defender fires first).',
    see: ['7.7.1', '7.7.2', '7.7.3', '7.7.4', '7.7.5'],
    status: 'simulated',
  },
  '7.7.1': {
    title: 'Air combat',
    text: 'Air combat takes place only if both sides have aircraft in the battle and one of these aircraft is a fighter. Both sides fire at the same time, one die for each strength point, and then take losses. Afterwards both sides may withdraw aircraft; the defender chooses first. If neither side withdraws, another round of air combat follows.',
    see: ['7.7.1.power', '7.7.13', '7.7.9'],
    status: 'simulated',
  },
  '7.7.1.power': {
    title: 'Power in the air',
    text: 'Initially German fighters hit on 5 and 6, other aircraft hit on 6.',
    see: ['6.3.1', '6.3.2'],
    status: 'simulated',
  },
  '7.7.2': {
    title: 'Anti-aircraft fire',
    text: 'Anti-aircraft fire takes place only against a side that has aircraft in the battle. Before these aircraft attack, enemy land units fire at them, one die for each strength point. A hit removes 1 strength point; shielded aircraft lose a point only after two hits. Artillery and headquarters lose no step by this fire.',
    see: ['7.7.2.places', '7.7.2.power', '6.5', '7.7.8'],
    status: 'simulated',
  },
  '7.7.2.places': {
    title: 'Anti-aircraft fire of cities and fortifications',
    text: 'A major city or a fortress rolls two dice, a minor city or a bunker one.',
    see: ['7.7.2', '3.3.cities'],
    status: 'simulated',
  },
  '7.7.2.power': {
    title: 'Power against aircraft',
    text: 'A unit hits as in defence. Initially bunkers, fortresses, all German armour, other tanks and Soviet Armoured Headquarters hit on 5 and 6; all other units and cities hit on 6.',
    see: ['7.7.2', '6.5'],
    status: 'simulated',
  },
  '7.7.3': {
    title: 'Air raid',
    text: 'The remaining aircraft fire at enemy land units, one die for each strength point. Initially German bombers hit on 5 and 6, German fighters and Soviet and minor bombers on 6; other aircraft do not fire.',
    see: ['6.3.1', '6.3.2', '7.7.9'],
    status: 'simulated',
  },
  '7.7.4': {
    title: 'Artillery fire',
    text: 'The attacker’s artillery fires and its hits are applied; then the defender’s remaining artillery fires. One die is rolled for each strength point. Initially German artillery and Mannerheim hit on 5 and 6, other artillery hits on 6. A unit that has fired loses a step, for example from 4 to 2.',
    see: ['6.1.4', '6.4.armoured', '7.7.9'],
    status: 'simulated',
  },
  '7.7.5': {
    title: 'Land combat',
    text: 'All other land units fire, the defender’s first. Their hits are applied before the attackers fire back. One die is rolled for each strength point. This ends the round.',
    see: ['3.14', '7.7.12', '7.7.9'],
    status: 'simulated',
  },
} as const satisfies Chapter;
