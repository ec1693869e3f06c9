import { counted, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { writtenCells } from '../../../play/written-cells.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { RtlRule } from '../rulebook/index.js';
import { EMERGENCY, OUT_OF_SUPPLY, SUPPLIED } from '../state/fields.js';
import type { Source } from '../state/ground.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { networkOf } from './network.js';
import { fullSources, limitedSources, lineOf, SUPPLY_WORDS, usesTrails } from './supply.js';

/**
 * Determines the supply of all units for the turn [6.0, 6.12]. The ruling `supply.firstTurnPhase` says in which phase
 * this happens in the first turn of a scenario.
 */
export function* determineSupply(state: State): Play {
  if (state.turn === firstTurnOf(state.scenario) && state.rulings['supply.firstTurnPhase'] === 'skipped') return;
  for (const side of BOTH) {
    const without = yield* withoutSupply(state, side);
    for (const piece of state.unitsOf(side)) {
      if (state.returnedThisTurn[piece] === 1) continue; // [5.26]
      if (without.has(piece)) worsenSupply(state, piece);
      else if (state.supply[piece] !== SUPPLIED) setSupply(state, piece, SUPPLIED, '6.12');
    }
  }
}

/** Returns the units of a side that no source can supply now, not even a limited source [6.11, S3.24]. */
export function* withoutSupply(state: State, side: number): Play<ReadonlySet<number>> {
  const without = new Set(unsupplied(state, side));
  for (const piece of yield* suppliedByLimitedSources(state, side, without)) without.delete(piece);
  return without;
}

/**
 * Returns the combat units without a line to an unlimited source [6.11]. Leaders and bridges need no supply [15.23,
 * 16.25].
 */
function unsupplied(state: State, side: number): number[] {
  const network = networkOf(state, side, fullSources(state));
  return state.unitsOf(side).filter((piece) => network.line(state.cell[piece], usesTrails(state, piece)).length === 0);
}

/**
 * Worsens the supply of a unit without a supply line: first to emergency supply, the next time to out of supply
 * [6.12a-6.12c].
 */
function worsenSupply(state: State, piece: number): void {
  if (state.supply[piece] === SUPPLIED) setSupply(state, piece, EMERGENCY, '6.12a');
  else if (state.supply[piece] === EMERGENCY) setSupply(state, piece, OUT_OF_SUPPLY, '6.12b');
}

function setSupply(state: State, piece: number, supply: number, rule: RtlRule): void {
  state.supply[piece] = supply;
  state.emit('supply', rule, () => {
    const { line, ledger } = lineOf(state, piece);
    return {
      side: state.piece(piece).side,
      text: say`${state.name(piece)} is ${term(SUPPLY_WORDS[supply])}.`,
      pieces: [piece],
      cells: supply === SUPPLIED ? line : [state.cell[piece]],
      ledger,
      facts: { outcome: SUPPLY_WORDS[supply] },
    };
  });
}

/**
 * Returns the units that limited sources supply [S3.24]. Each source supplies all units except artillery in a number of
 * hexes that the scenario sets. If more hexes could be supplied, the side is asked to choose among the hexes.
 */
function* suppliedByLimitedSources(state: State, side: number, without: ReadonlySet<number>): Play<readonly number[]> {
  const supplied: number[] = [];
  if (without.size === 0) return supplied;
  for (const source of limitedSources(state, side)) {
    const limit = Number(state.setting('supply', { of: source.name ?? '' }) ?? 0);
    const candidates = unsuppliedNear(state, source, without).filter((piece) => !supplied.includes(piece));
    const hexes = sortHexesByUnits(state, candidates);
    const chosen =
      limit > 0 && hexes.length > limit
        ? yield* chooseSuppliedHexes(state, source, hexes, limit)
        : hexes.slice(0, limit);
    supplied.push(...candidates.filter((piece) => chosen.includes(state.cell[piece])));
  }
  return supplied;
}

/**
 * Returns the units without supply that can trace a line to a limited source. Artillery cannot use such a source.
 * `without` contains the units without supply.
 */
function unsuppliedNear(state: State, source: Source, without: ReadonlySet<number>): number[] {
  const network = networkOf(state, source.side, [source]);
  return [...without].filter(
    (piece) => !state.piece(piece).isArtillery && network.line(state.cell[piece], usesTrails(state, piece)).length > 0,
  );
}

/** Returns the hexes that contain the given units, the hex with the most units first. */
function sortHexesByUnits(state: State, pieces: readonly number[]): Cell[] {
  const inHex = (cell: Cell): number => pieces.filter((piece) => state.cell[piece] === cell).length;
  return [...new Set(pieces.map((piece) => state.cell[piece]))].sort((a, b) => inHex(b) - inHex(a));
}

function* chooseSuppliedHexes(
  state: State,
  source: Source,
  hexes: readonly Cell[],
  limit: number,
): Play<readonly Cell[]> {
  const side = SIDES[source.side];
  const called = source.name ?? state.label(source.cell);
  const labels = (cells: readonly Cell[]): string => cells.map((cell) => state.label(cell)).join(', ');
  const feed = (cells: readonly Cell[]): Answer => ({ verb: 'feed', cells });
  const { cells = [] } = yield* ask(
    choice({
      address: `${state.turn}/supply/${called}`,
      side,
      rule: cite('S3.24'),
      question: 'sources',
      prompt: say`${side}: which ${limit} of ${labels(hexes)} does ${called} supply?`,
      verbs: ['feed'],
      options: () => hexes.map((_, first) => feed([...hexes.slice(first), ...hexes.slice(0, first)].slice(0, limit))),
      answer: (order) => feed(writtenCells(order)),
      whyNot({ cells: named = [] }) {
        const others = named.filter((cell) => !hexes.includes(cell));
        if (others.length > 0)
          return refusal(
            'S3.24',
            'not-hungry',
            say`${labels(others)}: no unsupplied unit there can trace a line to ${called}.`,
          );
        return new Set(named).size === named.length && named.length > 0 && named.length <= limit
          ? undefined
          : refusal(
              'S3.24',
              'too-many',
              say`${called} supplies ${counted(limit, 'hex')}; the order names ${named.length}.`,
            );
      },
      describe: ({ cells: named = [] }) => `feed ${labels(named)}`,
    }),
  );
  return cells;
}
