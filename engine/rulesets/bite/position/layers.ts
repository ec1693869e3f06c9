import { say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { setupLayer } from '../../../mechanics/special-rules/setup-layer.js';
import type { Layer } from '../../../play/layers.js';
import { closuresOf } from '../nations/regions.js';
import { controlsSea } from '../naval/seas.js';
import { setupRules } from '../setup/setup-rules.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { teamLayers } from './teams.js';

/** Returns the overlays of this game: battles, controlled seas, hexes closed to a unit, teams, and the set-up. */
export const layersOf = (state: State): Layer[] => [
  {
    name: 'battles',
    label: say`Battles`,
    text: say`Battles still to be fought, with the hexes the attackers came from`,
    of: 'side',
    contentFor: (name) => ({
      shapes: entriesIntoBattles(state, sideCalled(name)).map((cells) => ({ drawn: 'arrow' as const, cells })),
    }),
  },
  {
    name: 'sea',
    label: say`Sea control`,
    text: say`Sea areas under control`,
    of: 'side',
    contentFor: (name) => ({ shapes: [{ drawn: 'zone', cells: seasOf(state, sideCalled(name)) }] }),
  },
  {
    name: 'closed',
    label: say`Closed`,
    text: say`Hexes closed to the unit because of its nation`,
    of: 'unit',
    contentFor: (name) => ({ shapes: [{ drawn: 'zone', cells: closedTo(state, name) }] }),
  },
  ...teamLayers(state),
  ...(state.scenario.limits.some(({ ofSetup }) => ofSetup) ? [setupLayer(state.scenario, setupRules)] : []),
];

const sideCalled = (name: string): number => SIDES.findIndex((side) => side === name);

/**
 * Returns the moves by which land units of a side entered battles still to be fought, as pairs [from, battle] [3.22].
 * The pairs are sorted by hex because the order of blocks would identify hidden blocks [1.3].
 */
function entriesIntoBattles(state: State, side: number): (readonly [Cell, Cell])[] {
  const steps = new Map<string, readonly [Cell, Cell]>();
  for (const { index } of state.pieces) {
    const [from, to] = [state.enteredFrom[index], state.cell[index]];
    if (state.piece(index).side !== side || from === NOWHERE || to < 0 || state.battle[to] !== 1) continue;
    steps.set(`${from} ${to}`, [from, to]);
  }
  return [...steps.values()].sort(([a, b], [c, d]) => a - c || b - d);
}

const seasOf = (state: State, side: number): Cell[] =>
  side < 0
    ? []
    : state.ground.seas.filter((_, sea) => controlsSea(state, side, sea)).flatMap(({ cells }) => [...cells]);

/** Returns the land hexes that a unit may not enter because of its nation [5.3-5.8]. */
function closedTo(state: State, name: string): Cell[] {
  const piece = state.muster.byName.get(name);
  if (piece === undefined || !state.isOnMap(piece)) return [];
  const closed = closuresOf(state, piece);
  return [...closed.keys()].filter((cell) => closed[cell] !== 0 && state.ground.closed[cell] === 0);
}
