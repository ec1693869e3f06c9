import type { ScenarioModel } from '../../model/scenario.js';
import type { Layer, Shape } from '../../play/layers.js';
import { setupReasons, setupText, type SetupEntry } from '../../play/setup-entry.js';
import { setupLedger, type SetupRules } from './setup-ledger.js';

/** Its name. */
export const SETUP_LAYER = 'set-up';

/** What the set-up of a side must keep, laid over the map: the places asked for, hatched where a unit is wanted still. */
export const setupLayer = (scenario: ScenarioModel, rules: SetupRules): Layer => ({
  name: SETUP_LAYER,
  label: 'Set-up',
  text: 'What the set-up asks for',
  of: 'side',
  contentFor(side) {
    const entries = setupLedger(scenario, rules).filter(({ limit }) => limit.side === side);
    const missing = entries.filter(({ isFulfilled: isKept }) => !isKept);
    return {
      shapes: entries.flatMap(shapesOf),
      state: {
        value: missing.length === 0 ? 'Set up as asked' : 'Not set up as asked',
        ledger: entries.flatMap((entry) => [
          { text: setupText(entry) },
          ...(entry.isFulfilled ? [] : setupReasons(entry, scenario.map.board)),
        ]),
      },
      isBad: missing.length > 0,
    };
  },
});

/** The cells of a place with what stands there of what is asked for, on the first; those that want a unit hatched. */
function shapesOf(entry: SetupEntry): Shape[] {
  const cells = [...new Set(entry.limit.places.flatMap((place) => place.cells))];
  if (cells.length === 0) return [];
  const labels = cells.map((_, index) => (index === 0 ? setupText(entry) : ''));
  return [
    { drawn: 'area', cells, labels },
    ...(entry.open.length > 0 ? [{ drawn: 'zone' as const, cells: entry.open }] : []),
  ];
}
