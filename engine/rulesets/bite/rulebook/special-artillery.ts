import type { Chapter } from './entry.js';

/** Sections 25 and 26 of the rulebook: Katyusha rocket launchers and the siege gun Gustav. */
export const specialArtillery = {
  '25.0': {
    title: 'Katyusha',
    text: 'This rule is played with the option `rockets`. Soviet artillery of level 2 rolls 2 more dice, but not against aircraft, and none at strength 0.',
    see: ['6.1.4', '7.7.4'],
    status: 'simulated',
  },
  '26.0': {
    title: 'The Gustav gun',
    text: 'This rule is played with the option `siege-gun`. Against bunkers and fortresses the gun fires with 1 Bonus and without their Malus, and needs no reconnaissance. Otherwise it is normal artillery.',
    see: ['7.7.6', '19.0.spared'],
    status: 'simulated',
  },
  '26.0.stacking': {
    title: 'Stacking of the Gustav gun',
    text: 'Against bunkers and fortresses the gun may exceed the stacking limit.',
    see: ['3.10'],
    status: 'simulated',
  },
  '26.0.third': {
    title: 'Gustav at level 3',
    text: 'With German infantry at level 3 the gun has 1 more Bonus and hits on 3 to 6.',
    see: ['26.0', '6.1.4'],
    status: 'simulated',
  },
  '26.0.fuel': {
    title: 'Fuel of the Gustav gun',
    text: 'The gun can move fully and fight only with an activated Armoured Headquarters or the FHQ, as if it were armour.',
    see: ['13.2'],
    status: 'enforced',
  },
} as const satisfies Chapter;
