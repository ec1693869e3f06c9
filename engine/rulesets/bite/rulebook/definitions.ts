import type { Chapter } from './entry.js';

/** 3.1 to 3.9: who controls what, places, boxes off the map, kinds of units. */
export const definitions = {
  '3.0': {
    title: 'Basic terms',
    text: 'What the phases of a turn use again and again.',
    see: ['3.1', '3.10', '3.19'],
    status: 'simulated',
    heading: true,
  },
  '3.1': {
    title: 'Owner and control',
    text: 'Units obey the player of their side alone. Behind his front all hexes and cities are his where no enemy stands. Here every hex has one owner, and changes him by capture.',
    see: ['3.3', '3.1.sea'],
    status: 'simulated',
  },
  '3.1.sea': {
    title: 'Control of a sea area',
    text: 'A player controls it with at least one major port, or two minor ports, on its coast. Both may control the same area.',
    see: ['3.1', '18.1'],
    status: 'simulated',
  },
  '3.2': {
    title: 'Active player',
    text: 'Active is he whose player turn it is, first the Axis, then the Soviets; the other is inactive.',
    see: ['7.0'],
    status: 'simulated',
  },
  '3.3': {
    title: 'Capture',
    text: 'A city, a production centre or an oil well falls to the land unit that comes into its hex, even if it goes on.',
    see: ['3.1', '3.6', '3.3.factories'],
    status: 'simulated',
  },
  '3.3.factories': {
    title: 'Captured factories',
    text: 'They do not outlive the capture of their hex.',
    see: ['3.3', '16.1'],
    status: 'simulated',
  },
  '3.3.cities': {
    title: 'Ranks of cities',
    text: 'Capitals (all that is said of major cities holds for them), major cities, minor cities and fortresses. Victory cities carry a sign of their own and decide some scenarios.',
    see: ['Box1', '7.3.1', 'SBE5.victory'],
    status: 'simulated',
  },
  '3.3.sites': {
    title: 'Battlefields of history',
    text: 'They recall a battle and have no effect.',
    see: ['Box1.plain'],
    status: 'advice',
  },
  '3.4': {
    title: 'Air bases',
    text: 'Every controlled fortress, minor or major city that can serve as a source of supply is a base, for one air unit.',
    see: ['4.2', '3.10.air'],
    status: 'enforced',
  },
  '3.5': {
    title: 'Railways',
    text: 'They carry supply and strategic rail movement.',
    see: ['4.2', '7.4'],
    status: 'simulated',
  },
  '3.6': {
    title: 'Production centres',
    text: 'Cities of more than half a million people, mines and oil wells yield production points of their colour. The base game knows the yellow ones only, which towns and mines give: each turn as many as the number printed in the hex.',
    see: ['7.3', '11.1'],
    status: 'simulated',
  },
  '3.7': {
    title: 'Boxes off the map',
    text: 'Six of them, Narvik, Tromsø, Petsamo, Murmansk, Krasnovodsk and Siberia, which follow the rules of hexes. Narvik and Tromsø are mountain, the others forest.',
    see: ['3.7.links', '7.5.5'],
    status: 'simulated',
  },
  '3.7.links': {
    title: 'Links of the boxes',
    text: 'By land and rail Narvik with Gällivare, Petsamo with Salla, Murmansk with Kandalaksha, Krasnovodsk with Siberia. By land alone Narvik with Tromsø, Tromsø with Petsamo, Petsamo with Murmansk. By rail alone Siberia with Nizhny Tagil, Sverdlovsk, Chelyabinsk, Magnitogorsk and Chkalov.',
    see: ['3.7', '7.5.5', '7.4'],
    status: 'simulated',
  },
  '3.7.route': {
    title: 'Baku to Krasnovodsk',
    text: 'This sea route is not there at first; in some scenarios the Soviets may build it.',
    see: ['3.7', 'SBE6.infrastructure'],
    status: 'simulated',
  },
  '3.8': {
    title: 'Combat units',
    text: 'All that can attack alone. Artillery and headquarters cannot: they are support units.',
    see: ['3.9', '3.10.land'],
    status: 'enforced',
  },
  '3.9': {
    title: 'Support units',
    text: 'Artillery goes on foot, shoots before the others on the ground, and needs somebody to attack with. Headquarters are supreme, armoured, air and, for the Soviets, naval; the base game plays without them.',
    see: ['6.1.4', '6.4'],
    status: 'enforced',
  },
} as const satisfies Chapter;
