import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { OrderModel } from '../../../model/orders.js';
import { counted, say, term } from '../../../model/say.js';
import type { Address, Play } from '../../../play/moment.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import type { Circumstances } from '../blocks/firing.js';
import { shoot } from '../blocks/shooting.js';
import { destroyFactories } from '../control/spoils.js';
import { yielding } from '../production/centres.js';
import type { BiteRule } from '../rulebook/index.js';
import { AGAINST_FACTORY, AGAINST_PORT, AGAINST_STATION } from '../state/fields.js';
import { FORTRESS, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isStriking } from './missions.js';
import { withdrawAir } from './withdrawal.js';

/** The effect of bombs on one kind of installation. */
interface Effect {
  readonly mission: number;
  readonly rule: BiteRule;
  readonly what: string;
  readonly hit: (state: State, cell: Cell, hits: number) => void;
}

const EFFECTS: readonly Effect[] = [
  {
    mission: AGAINST_FACTORY,
    rule: '32.1',
    what: 'industry',
    hit(state, cell, hits) {
      state.bombed[cell] += hits;
      if (hits < state.numbers['bombing.destroys']) return;
      state.wrecked[cell] = 1;
      destroyFactories(state, cell);
    },
  },
  {
    mission: AGAINST_PORT,
    rule: '32.2',
    what: 'port',
    hit: ({ portHits }, cell, hits) => (portHits[cell] = Math.max(portHits[cell], hits)), // only the best attack counts
  },
  {
    mission: AGAINST_STATION,
    rule: '32.3',
    what: 'station',
    hit: ({ stationHits }, cell, hits) => (stationHits[cell] += hits),
  },
];

/**
 * Resolves the attack of bombers on installations. They attack once, after air combat and anti-aircraft fire; then they
 * return to base [32.0.round, 32.0.strategic].
 */
export function* dropBombs(state: State, cell: Cell, address: Address, order: OrderModel | undefined): Play {
  const side = state.side;
  const strikers = (): number[] => state.airAt(cell, side).filter((piece) => isStriking(state, piece));
  for (const { mission, rule, what, hit } of EFFECTS) {
    const units = strikers().filter((piece) => state.mission[piece] === mission);
    if (units.length === 0) continue;
    const where = withoutWalls(circumstancesOf(state, cell, 1));
    const hits = yield* shoot(state, { cell, side, fire: 'raid', units, where, address: `${address}/${what}`, order });
    hit(state, cell, hits);
    state.invalidateSupply();
    state.emit('strike', rule, () => ({
      side,
      text: say`Bombs on the ${term(what)} of ${state.label(cell)}: ${counted(hits, 'hit')}.`,
      pieces: units,
      cells: [cell],
      facts: { 'attack-hits': hits, outcome: what },
    }));
  }
  for (const piece of strikers())
    yield* withdrawAir(state, piece, {
      rule: '32.0.round',
      question: 'withdrawal',
      verb: 'withdraw',
      address: `${address}/home`,
      within: order,
    });
}

/**
 * Removes the fortress and the bunker from the circumstances, because they protect troops but not installations
 * [32.0.strategic].
 */
const withoutWalls = (where: Circumstances): Circumstances =>
  Object.fromEntries(Object.entries(where).filter(([name]) => name !== 'works')) as unknown as Circumstances;

/** Repairs all bomb damage on installations in hexes of `side`, at the end of its player turn [32.0.round]. */
export function repairBombed(state: State, side: number): void {
  for (const hits of [state.bombed, state.portHits, state.stationHits])
    for (const cell of bombableHexes(state.ground))
      if (hits[cell] > 0 && state.control[cell] === side) {
        hits[cell] = 0;
        state.invalidateSupply();
      }
}

/** Lists the hexes with something that bombers can attack: industry, ports, stations of cities [32.1-32.3]. */
const bombableHexes = memoize((ground: Ground): readonly Cell[] => [
  ...new Set([
    ...yielding(ground).map(({ cell }) => cell),
    ...[...ground.port.keys()].filter((at) => ground.port[at] > 0 || ground.fort[at] === FORTRESS),
  ]),
]);
