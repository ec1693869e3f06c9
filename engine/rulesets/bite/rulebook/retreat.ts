import type { Chapter } from './entry.js';

/** Sections 7.7.13 to 7.7.18 of the rulebook: withdrawing from a battle. */
export const retreat = {
  '7.7.13': {
    title: 'Retreat',
    text: 'After a round of air combat any aircraft may withdraw; land units stay. After a round of land combat any units may retreat, and the other units fight on. The defender chooses first, then the attacker.',
    see: ['7.7.14', '7.7.15', '7.7.16', '7.7.18'],
    status: 'simulated',
  },
  '7.7.14': {
    title: 'Hexes for a retreat',
    text: 'The owner decides for each unit separately. A unit may retreat only to empty hexes or to hexes of its own side and allies, never into an enemy zone of control or a partial hex. A retreat costs no movement points.',
    see: ['3.19', '7.5.4.partial', '7.7.15', '7.7.16', '7.7.17'],
    status: 'enforced',
  },
  '7.7.15': {
    title: 'Retreat of land units',
    text: 'A land unit retreats to an adjacent hex that leads towards supply, or to friendly units. A unit without such a hex cannot retreat; if it must retreat, it is eliminated.',
    see: ['7.7.15a', '7.7.15b', '7.7.18'],
    status: 'enforced',
  },
  '7.7.15a': {
    title: 'Towards supply',
    text: 'A supply source must be no farther from the hex than from the battle. The distance is measured on a path without hexes of water only, enemy zones of control, enemy cities, enemy units (even in flight) and other battles.',
    see: ['4.2', '3.19', '3.22'],
    status: 'enforced',
  },
  '7.7.15b': {
    title: 'To friendly units',
    text: 'A unit may retreat in any direction to a hex that contains only friendly units, or that is a friendly city or fortress.',
    see: ['3.3.cities', '7.7.14'],
    status: 'enforced',
  },
  '7.7.16': {
    title: 'Retreat of aircraft',
    text: 'Aircraft retreat to a friendly base in range: 5 hexes for fighters, 10 for bombers, 15 for Soviet long-range bombers.',
    see: ['3.4', '6.3.1', '6.3.2'],
    status: 'enforced',
  },
  '7.7.17': {
    title: 'Retreat and stacking',
    text: 'A unit may not retreat to a hex where the stacking limit would be exceeded.',
    see: ['3.10'],
    status: 'enforced',
  },
  '7.7.18': {
    title: 'Choice of the units that retreat',
    text: 'After air combat only aircraft may retreat; after land combat some or all units may. The defender chooses before the attacker. A unit that must retreat and cannot is eliminated.',
    see: ['7.7.13', '7.7.15'],
    status: 'simulated',
  },
} as const satisfies Chapter;
