import type { ScenarioModel } from '../../model/scenario.js';
import type { Layer, Shape } from '../../play/layers.js';
import { setupReasons, setupText, type SetupEntry } from '../../play/setup-entry.js';
import { setupLedger, type SetupRules } from './setup-ledger.js';
import { say, term } from '../../model/say.js';

/** The name of the overlay that shows the requirements of a set-up. */
export const SETUP_LAYER = 'set-up';

/**
 * Creates the map overlay with the requirements of a side's set-up. It shows the places, hatched where a unit is
 * missing.
 */
export const setupLayer = (scenario: ScenarioModel, rules: SetupRules): Layer => ({
  name: SETUP_LAYER,
  get label() {
    return term('Set-up');
  },
  get text() {
    return say`Requirements for the set-up`;
  },
  of: 'side',
  contentFor(side) {
    const entries = setupLedger(scenario, rules).filter(({ limit }) => limit.side === side);
    const missing = entries.filter(({ isFulfilled: isKept }) => !isKept);
    return {
      shapes: entries.flatMap(shapesOf),
      state: {
        value: missing.length === 0 ? say`All requirements met` : say`Requirements not met`,
        ledger: entries.flatMap((entry) => [
          { text: setupText(entry) },
          ...(entry.isFulfilled ? [] : setupReasons(entry, scenario.map.board)),
        ]),
      },
      isBad: missing.length > 0,
    };
  },
});

/**
 * Returns the shapes of a requirement: its cells with a label on the first cell, and hatching where a unit is missing.
 */
function shapesOf(entry: SetupEntry): Shape[] {
  const cells = [...new Set(entry.limit.places.flatMap((place) => place.cells))];
  if (cells.length === 0) return [];
  const labels = cells.map((_, index) => (index === 0 ? setupText(entry) : ''));
  return [
    { drawn: 'area', cells, labels },
    ...(entry.open.length > 0 ? [{ drawn: 'zone' as const, cells: entry.open }] : []),
  ];
}
