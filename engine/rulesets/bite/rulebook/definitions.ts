import type { Chapter } from './entry.js';

/** Sections 3.1 to 3.9 of the rulebook: control, places, off-map boxes, kinds of units. */
export const definitions = {
  '3.0': {
    title: 'Basic terms',
    text: 'This section defines terms that are used in all phases of a turn.',
    see: ['3.1', '3.10', '3.19'],
    status: 'simulated',
    heading: true,
  },
  '3.1': {
    title: 'Owner and control',
    text: 'Units obey only the player of their side. Hexes and cities behind a side’s front are friendly unless occupied by enemies. In this ruleset every hex has one controlling side, which changes by capture.',
    see: ['3.3', '3.1.sea'],
    status: 'simulated',
  },
  '3.1.sea': {
    title: 'Control of a sea area',
    text: 'A player controls a sea area with at least one major port, or two minor ports, on its coast. Both players may control the same area.',
    see: ['3.1', '18.1'],
    status: 'simulated',
  },
  '3.2': {
    title: 'Active player',
    text: 'The active player is the player whose player turn it is, first the Axis, then the Soviets. The other player is the inactive player.',
    see: ['7.0'],
    status: 'simulated',
  },
  '3.3': {
    title: 'Capture',
    text: 'A city, a production centre or an oil well is captured by a land unit that enters its hex, even if it moves on.',
    see: ['3.1', '3.6', '3.3.factories'],
    status: 'simulated',
  },
  '3.3.factories': {
    title: 'Captured factories',
    text: 'Factories are destroyed when their hex is captured.',
    see: ['3.3', '16.1'],
    status: 'simulated',
  },
  '3.3.cities': {
    title: 'Ranks of cities',
    text: 'The ranks are capital, major city, minor city and fortress. All rules for major cities apply to capitals. Victory cities have a special symbol and decide some scenarios.',
    see: ['Box1', '7.3.1', 'SBE5.victory'],
    status: 'simulated',
  },
  '3.3.sites': {
    title: 'Historic battle sites',
    text: 'Historic battle sites commemorate a battle and have no effect.',
    see: ['Box1.plain'],
    status: 'advice',
  },
  '3.4': {
    title: 'Air bases',
    text: 'Every friendly fortress, minor city or major city that can serve as a supply source is a base for one air unit.',
    see: ['4.2', '3.10.air'],
    status: 'enforced',
  },
  '3.5': {
    title: 'Railways',
    text: 'Railways carry supply and strategic rail movement.',
    see: ['4.2', '7.4'],
    status: 'simulated',
  },
  '3.6': {
    title: 'Production centres',
    text: 'Cities of more than half a million people, mines and oil wells produce points of their colour. The base game uses only the yellow points of cities and mines: each turn as many as the number printed in the hex.',
    see: ['7.3', '11.1'],
    status: 'simulated',
  },
  '3.7': {
    title: 'Off-map boxes',
    text: 'The six boxes Narvik, Tromsø, Petsamo, Murmansk, Krasnovodsk and Siberia follow the rules of hexes. Narvik and Tromsø are mountain, the other boxes are forest.',
    see: ['3.7.links', '7.5.5'],
    status: 'simulated',
  },
  '3.7.links': {
    title: 'Links of the boxes',
    text: 'Links by land and rail join Narvik with Gällivare, Petsamo with Salla, Murmansk with Kandalaksha, Krasnovodsk with Siberia. Links by land only join Narvik with Tromsø, Tromsø with Petsamo, Petsamo with Murmansk. Links by rail only join Siberia with Nizhny Tagil, Sverdlovsk, Chelyabinsk, Magnitogorsk and Chkalov.',
    see: ['3.7', '7.5.5', '7.4'],
    status: 'simulated',
  },
  '3.7.route': {
    title: 'Sea route from Baku to Krasnovodsk',
    text: 'The sea route from Baku to Krasnovodsk does not exist at first; in some scenarios the Soviets may build it.',
    see: ['3.7', 'SBE6.infrastructure'],
    status: 'simulated',
  },
  '3.8': {
    title: 'Combat units',
    text: 'Combat units are all units that may attack alone. Artillery and headquarters may not: they are support units.',
    see: ['3.9', '3.10.land'],
    status: 'enforced',
  },
  '3.9': {
    title: 'Support units',
    text: 'Artillery moves like infantry, fires first in ground combat, and cannot attack alone. There are supreme, armoured and air headquarters and, for the Soviets, a naval headquarters; the base game does not use headquarters.',
    see: ['6.1.4', '6.4'],
    status: 'enforced',
  },
} as const satisfies Chapter;
