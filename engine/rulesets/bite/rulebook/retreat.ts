import type { Chapter } from './entry.js';

/** 7.7.13 to 7.7.18: withdrawing from a battle. */
export const retreat = {
  '7.7.13': {
    title: 'Withdrawing',
    text: 'After a round of air combat any aircraft may withdraw; land units stay. After a round of land combat any units may, and the others fight on. The defender chooses first, then the attacker.',
    see: ['7.7.14', '7.7.15', '7.7.16', '7.7.18'],
    status: 'simulated',
  },
  '7.7.14': {
    title: 'Where to',
    text: 'Their owner decides, for each unit by itself. Only to empty hexes or those of his own side and allies, never into an enemy zone of control or a partial hex. It costs no movement points.',
    see: ['3.19', '7.5.4.partial', '7.7.15', '7.7.16', '7.7.17'],
    status: 'enforced',
  },
  '7.7.15': {
    title: 'Retreat of land units',
    text: 'To a neighbouring hex that leads towards supply, or to friends. A unit for which there is none cannot retreat, or dies trying.',
    see: ['7.7.15a', '7.7.15b', '7.7.18'],
    status: 'enforced',
  },
  '7.7.15a': {
    title: 'Towards supply',
    text: 'From the hex a source of supply can be reached that is no farther than it was from the battle, on a way without hexes of water alone, enemy zones of control, enemy cities, enemy units (even in flight) and other battles.',
    see: ['4.2', '3.19', '3.22'],
    status: 'enforced',
  },
  '7.7.15b': {
    title: 'To friends',
    text: 'In any direction, if the hex holds friendly units only, or is a friendly city or fortress.',
    see: ['3.3.cities', '7.7.14'],
    status: 'enforced',
  },
  '7.7.16': {
    title: 'Retreat of aircraft',
    text: 'To a friendly base in range: 5 hexes for fighters, 10 for bombers, 15 for Soviet long-range bombers.',
    see: ['3.4', '6.3.1', '6.3.2'],
    status: 'enforced',
  },
  '7.7.17': {
    title: 'Retreat and stacking',
    text: 'No unit retreats to where stacking would be exceeded.',
    see: ['3.10'],
    status: 'enforced',
  },
  '7.7.18': {
    title: 'Who retreats',
    text: 'After air combat aircraft alone; after land combat some or all units, the defender choosing before the attacker. Whoever wants to go and finds no way is lost.',
    see: ['7.7.13', '7.7.15'],
    status: 'simulated',
  },
} as const satisfies Chapter;
