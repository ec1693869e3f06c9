import { agree, counted, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { traceFirst, noLine, type LineOption, type TracedLine } from '../../../mechanics/lines.js';
import type { Ledger } from '../../../model/ledger.js';
import { step } from '../rulebook/refusal.js';
import { EMERGENCY, OUT_OF_SUPPLY, SUPPLIED } from '../state/fields.js';
import type { Source } from '../state/ground.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { friendlyTo } from '../zones/control.js';
import { networkOf, type Network } from './network.js';

/**
 * Returns the unlimited sources. An unlimited source supplies all units of its side that can trace a supply line to it
 * [3.11, 6.31].
 */
export const fullSources = (state: State): Source[] => state.ground.sources.filter(({ isLimited }) => !isLimited);

/**
 * Returns the limited sources that a side can use now. The side must control the source, and it must not rain [S3.24].
 */
export const limitedSources = (state: State, side: number): Source[] =>
  state.weather === 'rain'
    ? []
    : state.ground.sources.filter(
        (source) => source.isLimited && source.side === side && friendlyTo(state, source.cell) === side,
      );

/** The names of the supply states by their values in `State.supply` [6.1]. */
export const SUPPLY_WORDS: Readonly<Record<number, string>> = {
  [SUPPLIED]: 'in supply',
  [EMERGENCY]: 'on emergency supply',
  [OUT_OF_SUPPLY]: 'out of supply',
};

/** Returns whether a unit may use trails as supply roads in dry and overcast weather [6.23]. */
export const usesTrails = (state: State, piece: number): boolean => state.piece(piece).moves === 'foot';

/**
 * Returns the supply line that a unit can trace now, including the road to the source, or why the unit has none
 * [6.1-6.3].
 */
export function lineOf(state: State, piece: number): TracedLine {
  const { role, side, isArtillery } = state.piece(piece);
  if (role !== 'combat') return noLine(true, step(term('only combat units need supply'), '6.11'));
  if (!state.isOnMap(piece)) return noLine(true, step(term('off the map'), '6.32'));
  const limited = isArtillery ? [] : limitedSources(state, side).map((source) => [source]);
  return traceFirst(...[fullSources(state), ...limited].map((sources) => lineTo(state, piece, sources)));
}

function lineTo(state: State, piece: number, sources: readonly Source[]): LineOption {
  const onTrails = usesTrails(state, piece);
  const network = (): Network => networkOf(state, state.piece(piece).side, sources);
  return {
    line() {
      const lines = network();
      const line = lines.line(state.cell[piece], onTrails);
      return line.length === 0 ? [] : [...line, ...lines.roadFrom(line[line.length - 1], onTrails).slice(1)];
    },
    why: (whole) => explainLine(state, piece, whole, network().line(state.cell[piece], onTrails).length - 1),
    whyNot: () => explainNoLine(state, piece, network(), sources),
  };
}

function explainLine(state: State, piece: number, whole: readonly Cell[], length: number): Ledger {
  const [end, last] = [whole[length], whole[whole.length - 1]];
  const source = state.ground.sources.find(({ cell }) => cell === last);
  const called = say`${source?.name ?? term('the source')} in ${state.label(last)}`;
  const hexes = counted(length, 'hex');
  const onTrails = usesTrails(state, piece);
  const limited = source?.isLimited === true ? [step(term('a limited source'), 'S3.24')] : [];
  if (end === last) return [step(say`${length} ${agree(length, 'hex', 'hexes')} to ${called}`, '6.21'), ...limited];
  return [
    step(
      onTrails
        ? say`${hexes} to the road or trail in ${state.label(end)}`
        : say`${hexes} to the road in ${state.label(end)}`,
      '6.21',
    ),
    step(say`along the road to ${called}`, onTrails ? '6.23' : '6.22'),
    ...limited,
  ];
}

function explainNoLine(state: State, piece: number, { hasSource }: Network, sources: readonly Source[]): Ledger {
  const { side } = state.piece(piece);
  if (!sources.some((source) => source.side === side))
    return [step(say`the map has no supply source of the ${SIDES[side]}`, '6.31')];
  if (!hasSource)
    return [step(say`every source of the ${SIDES[side]} is occupied, controlled or contested by the enemy`, '6.31')];
  const { weather, numbers } = state;
  const shortLength = numbers['supply.lengthInRain'];
  const noLineText =
    weather === 'rain'
      ? say`no open supply line to a source or supply road within ${shortLength} hexes in rain`
      : say`no open supply line to a source or supply road within ${counted(numbers['supply.length'], 'hex')}, ${shortLength} through marsh or swamp`;
  return [
    step(noLineText, '6.21'),
    step(
      say`a supply line may not enter hexes that the enemy occupies, controls or contests or enemy strongpoints, and may not cross lakes or rivers without a bridge`,
      '6.2',
    ),
  ];
}
