import type { Chapter } from './entry.js';

/** Section 34 of the rulebook: Lend-Lease. */
export const lendLease = {
  '34.0': {
    title: 'The Lend-Lease Act',
    text: 'This rule is played with the option `lend-lease`. From September 1941 on the Soviets receive fixed red and blue points each turn: by Vladivostok 3 red and 2 blue, by Murmansk 2 red and 1 blue.',
    see: ['11.0', '34.0.persia', '34.0.late'],
    status: 'simulated',
  },
  '34.0.persia': {
    title: 'The Persian route',
    text: 'From June 1942 on 1 red and 1 blue point more arrive by the Persian route.',
    see: ['37.0.corridor'],
    status: 'simulated',
  },
  '34.0.late': {
    title: 'Lend-Lease from June 1943 on',
    text: 'From June 1943 on, 2 red and 4 blue points arrive by Vladivostok, 1 red and 2 blue by Murmansk, 2 blue by Persia.',
    see: ['34.0'],
    status: 'simulated',
  },
  '34.0.use': {
    title: 'Use of Lend-Lease points',
    text: 'Lend-Lease points need no yellow points in addition, and cannot be saved.',
    see: ['11.0.cost', '11.2.saving'],
    status: 'enforced',
  },
  '34.0.placement': {
    title: 'Units built with Lend-Lease points',
    text: 'Armour and aircraft newly built with Lend-Lease points may also be placed in major cities without factories, if these are connected to Siberia and to the route by which the points arrived.',
    see: ['7.3.1', '7.3.3'],
    status: 'enforced',
  },
  '34.0.attacked': {
    title: 'Convoys that may be attacked',
    text: 'Convoys of the Arctic and of Persia may be attacked, convoys of the Pacific may not.',
    see: ['35.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
