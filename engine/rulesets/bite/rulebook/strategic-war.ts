import type { Chapter } from './entry.js';

/** 35: the war over Germany and against the convoys. */
export const strategicWar = {
  '35.0': {
    title: 'Strategic war',
    text: 'The option `strategic-war`: a phase before each side’s production.',
    see: ['7.1', '35.1', '35.2'],
    status: 'simulated',
  },
  '35.1': {
    title: 'Bombers over Germany',
    text: 'Before German production the Soviet player sends the British bombers, and from August 1942 the American ones, against hexes with German factories, at most two against each.',
    see: ['11.2.factories'],
    status: 'enforced',
  },
  '35.1.defence': {
    title: 'Fighters over Germany',
    text: 'The Germans answer with their interceptors and with fighters based in Germany, without any headquarters.',
    see: ['13.3.reaction'],
    status: 'enforced',
  },
  '35.1.rounds': {
    title: 'One round each',
    text: 'Air combat, anti-aircraft fire, bombs.',
    see: ['7.7.1', '7.7.2', '7.7.3'],
    status: 'simulated',
  },
  '35.1.air': {
    title: 'What hits in the air',
    text: 'The bombers on 6, from January 1943 on 5 and 6; the fighters on 5 and 6, from May 1944 on 4 to 6.',
    see: ['35.1.rounds'],
    status: 'simulated',
  },
  '35.1.flak': {
    title: 'Guns of Germany',
    text: 'Six dice hit on 6, from October 1944 on 5 and 6.',
    see: ['35.1.rounds'],
    status: 'simulated',
  },
  '35.1.bombs': {
    title: 'Bombs',
    text: 'What survives hits on 5 and 6, from January 1944 on 4 to 6.',
    see: ['35.1.rounds'],
    status: 'simulated',
  },
  '35.1.weather': {
    title: 'Weather over Germany',
    text: 'Bad weather hinders air combat and guns, not the bombs.',
    see: ['9.3'],
    status: 'simulated',
  },
  '35.1.damage': {
    title: 'What bombs destroy',
    text: 'Each hit takes 1 point that the hex makes, drawn by lot among what is left; more hits than points are lost.',
    see: ['11.2'],
    status: 'simulated',
  },
  '35.1.repair': {
    title: 'After the raid',
    text: 'Allied bombers are whole again each turn for nothing; German fighters pay as always.',
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
    title: 'Convoys',
    text: 'One round each. On the Arctic route submarines of strength 3 hit on 6 and bombers of strength 2 on 5 and 6; on the Persian one German submarines of strength 2 and an Italian of 1 on 6.',
    see: ['34.0.attacked'],
    status: 'simulated',
  },
  '35.2.loss': {
    title: 'What is sunk',
    text: 'Each hit takes a point of the route, drawn by lot. The raiders are neither attacked nor reinforced.',
    see: ['35.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
