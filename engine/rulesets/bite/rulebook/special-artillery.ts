import type { Chapter } from './entry.js';

/** 25 and 26: Katyusha and Gustav. */
export const specialArtillery = {
  '25.0': {
    title: 'Katyusha',
    text: 'The option `rockets`. Soviet artillery of level 2 rolls 2 more dice, though not at aircraft, and none at strength 0.',
    see: ['6.1.4', '7.7.4'],
    status: 'simulated',
  },
  '26.0': {
    title: 'The Gustav gun',
    text: 'The option `siege-gun`. Against bunkers and fortresses it fires with 1 Bonus and without their Malus, and needs no reconnaissance. Elsewhere it is artillery like other.',
    see: ['7.7.6', '19.0.spared'],
    status: 'simulated',
  },
  '26.0.stacking': {
    title: 'Gustav on top',
    text: 'Against bunkers and fortresses it may exceed the limit of the stack.',
    see: ['3.10'],
    status: 'simulated',
  },
  '26.0.third': {
    title: 'Gustav at level 3',
    text: 'With German infantry at level 3 it has 1 Bonus more and hits on 3 to 6.',
    see: ['26.0', '6.1.4'],
    status: 'simulated',
  },
  '26.0.fuel': {
    title: 'Gustav needs fuel',
    text: 'It moves fully and fights only by an activated Armoured Headquarters or the FHQ, as if it were armour.',
    see: ['13.2'],
    status: 'enforced',
  },
} as const satisfies Chapter;
