import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { ExplainedValue } from '../../../mechanics/explained-value.js';
import type { Explained } from '../../../model/ledger.js';
import type { Play } from '../../../play/moment.js';
import { cite, explain, step } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { connectionOf, CONNECTED, NOT_CONNECTED, THROUGH_MINES } from '../supply/transport.js';
import { isSource } from '../supply/lines.js';
import { isPocket } from '../supply/siege.js';
import { nationCalled, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Colour, type Store } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { sumOf, bombedAt, centresOf, earnerOf, isBombed, isNothing, yieldAt, yieldAtStart } from './centres.js';
import { isPocketFed, pocketYield } from './pocket.js';
import { countsOil } from './prices.js';
import { coloured, coloursInPlay, gain, subtract, nationsOf, POCKET, pointsText, storeFacts, sum } from './stores.js';

/** A nation's income in a turn, with an explanation for each place. */
export interface Income {
  readonly points: Store;
  readonly reasons: Pick<Explained, 'ledger'>;
  /** Points that cross mined seas. A die is rolled for each of these points [11.3]. */
  readonly atSea: readonly { readonly cell: Cell; readonly points: Store }[];
  /** Points that stay in the besieged pocket [12.3.road]. */
  readonly pocket: Store;
}

/**
 * Returns the income that the scenario states for a nation in this turn, in the order yellow, red, blue, black;
 * undefined if it states no income [7.3].
 */
export function statedIncome(state: State, nation: NationName): Store | undefined {
  const values = state.settingsOf('production', { of: nation });
  if (values === undefined) return undefined;
  const store = emptyStore();
  coloursInPlay(state).forEach((colour, at) => (store[colour] = Number(values[at] ?? 0)));
  return store;
}

/**
 * Returns whether the scenario states an income for a nation in at least one turn. If so, the nation earns nothing in
 * turns for which no income is stated.
 */
const isStated = ({ settings }: State, nation: NationName): boolean =>
  settings.some(({ name, of }) => name === 'production' && (of === undefined || of.some((one) => one.name === nation)));

/**
 * Returns whether the income that the scenario states is fixed. If not, the income changes when places are lost or won
 * [7.3, A18].
 */
export const hasFixedIncome = (state: State): boolean =>
  (state.setting('income') ?? (state.isAdvanced ? 'map' : 'listed')) === 'listed';

/** Explains the income of a nation in this turn [7.3, 11.0]. */
export function incomeOf(state: State, nation: NationName): Income {
  const stated = statedIncome(state, nation);
  const isSilent = stated === undefined && isStated(state, nation);
  const pocket = nation === 'Soviet Union' ? pocketYield(state) : emptyStore();
  if (isSilent || nationCalled(nation).aided === true || state.surrendered.includes(nation))
    return { points: emptyStore(), reasons: { ledger: [step(say`no income this turn`, '7.3')] }, atSea: [], pocket };
  const figure = { ...(stated ?? emptyStore()) };
  const reasons: Reasons = explain(0);
  if (stated !== undefined) reasons.note(() => say`${pointsText(stated)} as the scenario states`, '7.3');
  const research = researchShare(state, nation, stated !== undefined);
  if (research !== 0) {
    figure.yellow += research;
    reasons.note(
      () => say`${signed({ ...emptyStore(), yellow: research })} for research`,
      research > 0 ? '17.0' : '3.13.price',
    );
  }
  if (hasFixedIncome(state) && stated !== undefined) {
    const bombed = bombedFor(state, nation);
    if (!isNothing(pocket)) reasons.note(() => say`${pointsText(pocket)} stay in the pocket`, '12.3.road');
    if (!isNothing(bombed))
      reasons.note(() => say`${signed(subtract(emptyStore(), bombed))} destroyed by bombs`, '35.1.damage');
    return { points: atLeastNothing(subtract(subtract(figure, pocket), bombed)), reasons, atSea: [], pocket };
  }
  return fromMap(state, nation, { points: figure, pocket }, reasons, stated !== undefined);
}

/** The reasons for an income, formatted only when they are read. */
type Reasons = ExplainedValue<BiteRule>;

/**
 * Adds the points that a nation earns on the map to its income, with a reason for each place. If the scenario states an
 * income, adds only the changes since the start of play.
 */
function fromMap(
  state: State,
  nation: NationName,
  { points, pocket }: Pick<Income, 'points' | 'pocket'>,
  reasons: Reasons,
  isStated: boolean,
): Income {
  const atSea: { readonly cell: Cell; readonly points: Store }[] = [];
  let total = points;
  for (const cell of centresOf(state)) {
    const isEarned = earnerOf(state, state.control[cell], cell) === nation;
    const wasEarned = isStated && earnerOf(state, state.heldAtStart[cell], cell) === nation;
    if (!isEarned && !wasEarned) continue;
    const before = wasEarned ? pointsInFigure(state, nation, yieldAtStart(state, cell)) : emptyStore();
    const { now, why, isAtSea } = earnedAt(state, nation, cell);
    if (isAtSea && !isNothing(now)) atSea.push({ cell, points: now });
    const change = subtract(now, before);
    if (isNothing(change)) continue;
    total = sum(total, change);
    reasons.note(() => {
      const place = state.ground.names.get(cell) ?? state.label(cell);
      return why === '' ? say`${signed(change)} ${place}` : say`${signed(change)} ${place}: ${why}`;
    }, '7.3');
  }
  return { points: atLeastNothing(total), reasons, atSea, pocket };
}

function atLeastNothing(points: Store): Store {
  const floor = emptyStore();
  for (const colour of COLOURS) floor[colour] = Math.max(0, points[colour]);
  return floor;
}

/**
 * Returns the points that bombs destroyed in all places of a nation. Subtracted from an income that is fixed by the
 * scenario [32.1, 35.1.damage].
 */
const bombedFor = (state: State, nation: NationName): Store =>
  sumOf(
    centresOf(state)
      .filter((cell) => isBombed(state, cell) && earnerOf(state, state.control[cell], cell) === nation)
      .map((cell) => bombedAt(state, cell)),
  );

/**
 * Returns the points that a nation earns from a place now. The text `why` notes an obstacle, such as `in ruins`; it
 * is empty if there is none.
 */
export function earnedAt(
  state: State,
  nation: NationName,
  cell: Cell,
): { readonly now: Store; readonly why: string; readonly isAtSea: boolean } {
  const none = (why: string) => ({ now: emptyStore(), why, isAtSea: false });
  if (earnerOf(state, state.control[cell], cell) !== nation) return none(say`not held`);
  if (isPocket(state, cell) && isPocketFed(state)) return none(say`besieged`);
  const way = connectionFor(state, nation, cell);
  if (way === NOT_CONNECTED) return none(say`not connected`);
  const now = countedPoints(state, nation, yieldAt(state, cell));
  const why = state.ruined[cell] > 0 ? say`in ruins` : way === THROUGH_MINES ? say`through mines` : '';
  return { now, why, isAtSea: way === THROUGH_MINES };
}

/**
 * Returns the kind of connection between a centre and its nation. In the base game, a centre is connected if it is a
 * supply source. In the advanced game, its points must be transported to the primary source [7.3, 11.2.transport].
 */
const connectionFor = (state: State, nation: NationName, cell: Cell): number =>
  state.isAdvanced ? connectionOf(state, nation, cell) : isSource(state, nation, cell) ? CONNECTED : NOT_CONNECTED;

/**
 * Returns the points of a place without the colours that are not in play. The base game has only yellow points. Soviet
 * oil is played only in some scenarios [3.6, SBE9.oil].
 */
function countedPoints(state: State, nation: NationName, points: Store): Store {
  if (!state.isAdvanced) return { ...emptyStore(), yellow: points.yellow };
  return nationCalled(nation).side === SOVIET && !countsOil(state) ? { ...points, black: 0 } : points;
}

/**
 * Returns the part of a place's points that the income stated by the scenario already includes. If a stated Soviet
 * income has no number for black points, it does not include oil [SBE9.oil].
 */
function pointsInFigure(state: State, nation: NationName, points: Store): Store {
  const numberCount = state.settingsOf('production', { of: nation })?.length ?? 0;
  const includesOil = nationCalled(nation).side !== SOVIET || numberCount > COLOURS.indexOf('black');
  const usual = countedPoints(state, nation, points);
  return includesOil ? usual : { ...usual, black: 0 };
}

/**
 * Returns the points by which technology changes the Soviet income. The fixed schedule of advances costs points each
 * turn; incomes stated by a scenario are already reduced by this cost. If research is played, the cost does not apply
 * and is added back to stated incomes [3.13.price, 17.0].
 */
function researchShare(state: State, nation: NationName, isFigure: boolean): number {
  if (nation !== 'Soviet Union' || !state.isAdvanced) return 0;
  const points = state.numbers['technology.price'];
  if (isFigure) return state.plays('research') ? points : 0;
  return state.plays('research') ? 0 : -points;
}

const signed = (points: Store): string =>
  COLOURS.filter((colour) => points[colour] !== 0)
    .map((colour) => (points[colour] > 0 ? '+' : '') + coloured(colour, points[colour]))
    .join(', ');

/** Gives each nation of the phasing side its income, without the points that mines destroy [7.3, 11.3]. */
export function* earnIncome(state: State): Play {
  for (const nation of nationsOf(state.side)) {
    const { points, reasons, atSea, pocket } = incomeOf(state, nation);
    if (isNothing(points) && isNothing(pocket)) continue;
    const lost = emptyStore();
    for (const { cell, points: shipped } of atSea)
      for (const colour of COLOURS) lost[colour] += yield* sunkByMines(state, cell, colour, shipped[colour]);
    const arrived = atLeastNothing(subtract(points, lost));
    gain(state, nation, arrived);
    if (!isNothing(pocket)) gain(state, POCKET, pocket);
    const sunk = isNothing(lost)
      ? []
      : [step(say`${signed(subtract(emptyStore(), lost))} lost to mines at sea`, '11.3')];
    state.emit('income', '7.3', () => ({
      text: isNothing(pocket)
        ? say`${term(nation)} earns ${pointsText(arrived)}.`
        : say`${term(nation)} earns ${pointsText(arrived)}, the pocket ${pointsText(pocket)}.`,
      ledger: [...reasons.ledger, ...sunk],
      facts: { nation, ...storeFacts(state, arrived) },
    }));
  }
}

/** Rolls a die for each point that crosses mines; a 6 destroys the point [11.3, 18.2]. */
function* sunkByMines(state: State, cell: Cell, colour: Colour, count: number): Play<number> {
  if (count <= 0) return 0;
  const rolled = (yield {
    kind: 'dice',
    address: `${state.address}/mines/${state.label(cell)}/${colour}`,
    rule: cite('11.3'),
    sides: DIE_FACES,
    count,
    purpose: say`${term(colour)} points of ${state.ground.names.get(cell) ?? state.label(cell)} through the mines`,
  }) as readonly number[];
  return rolled.filter((die) => die === DIE_FACES).length;
}
