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
import { count } from '../../../model/words.js';

/** Both sides judge the supply of their units; what is found holds all turn [6.0, 6.12, RTL-02]. */
export function* determineSupply(state: State): Play {
  if (state.turn === firstTurnOf(state.scenario) && state.rulings['supply.firstTurnPhase'] === 'skipped') return;
  for (const side of BOTH) {
    const without = yield* withoutSupply(state, side);
    for (const piece of state.unitsOf(side)) {
      if (state.returnedThisTurn[piece] === 1) continue; // [5.26]
      if (without.has(piece)) failToTrace(state, piece);
      else if (state.supply[piece] !== SUPPLIED) become(state, piece, SUPPLIED, '6.12');
    }
  }
}

/** The units of a side that no source feeds now, limited ones among them [6.11, S3.24]. */
export function* withoutSupply(state: State, side: number): Play<ReadonlySet<number>> {
  const without = new Set(unsupplied(state, side));
  for (const piece of yield* fedBySpecialSources(state, side, without)) without.delete(piece);
  return without;
}

/** Combat units, no leaders and bridges [15.23, 16.25], without a line to a source that feeds everybody [6.11]. */
function unsupplied(state: State, side: number): number[] {
  const network = networkOf(state, side, fullSources(state));
  return state.unitsOf(side).filter((piece) => network.line(state.cell[piece], usesTrails(state, piece)).length === 0);
}

/** Emergency at first, then out of supply, which stays [6.12a-6.12c]. */
function failToTrace(state: State, piece: number): void {
  if (state.supply[piece] === SUPPLIED) become(state, piece, EMERGENCY, '6.12a');
  else if (state.supply[piece] === EMERGENCY) become(state, piece, OUT_OF_SUPPLY, '6.12b');
}

function become(state: State, piece: number, supply: number, rule: RtlRule): void {
  state.supply[piece] = supply;
  state.emit('supply', rule, () => {
    const { line, ledger } = lineOf(state, piece);
    return {
      side: state.piece(piece).side,
      text: `${state.name(piece)} is ${SUPPLY_WORDS[supply]}.`,
      pieces: [piece],
      cells: supply === SUPPLIED ? line : [state.cell[piece]],
      ledger,
      facts: { outcome: SUPPLY_WORDS[supply] },
    };
  });
}

/** Units in as many hexes as each limited source is set to, artillery apart [S3.24]. */
function* fedBySpecialSources(state: State, side: number, without: ReadonlySet<number>): Play<readonly number[]> {
  const fed: number[] = [];
  if (without.size === 0) return fed;
  for (const source of limitedSources(state, side)) {
    const most = Number(state.setting('supply', { of: source.name ?? '' }) ?? 0);
    const hungry = hungryNear(state, source, without).filter((piece) => !fed.includes(piece));
    const hexes = mostFirst(state, hungry);
    const chosen =
      most > 0 && hexes.length > most ? yield* chooseFed(state, source, hexes, most) : hexes.slice(0, most);
    fed.push(...hungry.filter((piece) => chosen.includes(state.cell[piece])));
  }
  return fed;
}

/** Units that trace a line to this source alone. */
function hungryNear(state: State, source: Source, without: ReadonlySet<number>): number[] {
  const network = networkOf(state, source.side, [source]);
  return [...without].filter(
    (piece) => !state.piece(piece).isArtillery && network.line(state.cell[piece], usesTrails(state, piece)).length > 0,
  );
}

/** Their hexes, those with most of them first. */
function mostFirst(state: State, pieces: readonly number[]): Cell[] {
  const inHex = (cell: Cell): number => pieces.filter((piece) => state.cell[piece] === cell).length;
  return [...new Set(pieces.map((piece) => state.cell[piece]))].sort((a, b) => inHex(b) - inHex(a));
}

function* chooseFed(state: State, source: Source, hexes: readonly Cell[], most: number): Play<readonly Cell[]> {
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
      prompt: `${side}: which ${most} of ${labels(hexes)} does ${called} feed?`,
      verbs: ['feed'],
      options: () => hexes.map((_, first) => feed([...hexes.slice(first), ...hexes.slice(0, first)].slice(0, most))),
      answer: (order) => feed(writtenCells(order)),
      whyNot({ cells: named = [] }) {
        const others = named.filter((cell) => !hexes.includes(cell));
        if (others.length > 0)
          return refusal('S3.24', 'not-hungry', `${labels(others)}: no unit there depends on ${called}.`);
        return new Set(named).size === named.length && named.length > 0 && named.length <= most
          ? undefined
          : refusal('S3.24', 'too-many', `${called} feeds ${count(most, 'hex')}; the order names ${named.length}.`);
      },
      describe: ({ cells: named = [] }) => `feed ${labels(named)}`,
    }),
  );
  return cells;
}
