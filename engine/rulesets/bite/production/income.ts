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
import { added, bombedAt, centresOf, earnerOf, isBombed, nothing, yieldAt, yieldAtStart } from './centres.js';
import { isPocketFed, pocketYield } from './pocket.js';
import { countsOil } from './prices.js';
import { coloursTold, gain, less, nationsOf, POCKET, pointsText, storeFacts, sum } from './stores.js';

/** Points that come to a nation in a turn, with a line for each place that counts. */
export interface Income {
  readonly points: Store;
  readonly reasons: Pick<Explained, 'ledger'>;
  /** Points that have to go through mines: each rolls a die [11.3]. */
  readonly atSea: readonly { readonly cell: Cell; readonly points: Store }[];
  /** Points that stay in the besieged pocket [12.3.road]. */
  readonly pocket: Store;
}

/** The income the scenario states for a nation in this turn, in yellow, red, blue, black [7.3]. */
export function statedFor(state: State, nation: NationName): Store | undefined {
  const values = state.settingsOf('production', { of: nation });
  if (values === undefined) return undefined;
  const store = emptyStore();
  coloursTold(state).forEach((colour, at) => (store[colour] = Number(values[at] ?? 0)));
  return store;
}

/** Whether the scenario states an income for a nation in any turn: where it states none for this one there is none. */
const isStated = ({ settings }: State, nation: NationName): boolean =>
  settings.some(({ name, of }) => name === 'production' && (of === undefined || of.some((one) => one.name === nation)));

/** Whether income is the figure of the scenario as it stands, or changes with what is lost and won [7.3, A18]. */
export const isListed = (state: State): boolean =>
  (state.setting('income') ?? (state.isAdvanced ? 'map' : 'listed')) === 'listed';

/** What a nation earns in this turn [7.3, 11.0]. */
export function incomeOf(state: State, nation: NationName): Income {
  const stated = statedFor(state, nation);
  const isSilent = stated === undefined && isStated(state, nation);
  const pocket = nation === 'Soviet Union' ? pocketYield(state) : emptyStore();
  if (isSilent || nationCalled(nation).aided === true || state.surrendered.includes(nation))
    return { points: emptyStore(), reasons: { ledger: [step('no income this turn', '7.3')] }, atSea: [], pocket };
  const figure = { ...(stated ?? emptyStore()) };
  const reasons: Reasons = explain(0);
  if (stated !== undefined) reasons.note(() => `${pointsText(stated)} by the scenario`, '7.3');
  const research = researchShare(state, nation, stated !== undefined);
  if (research !== 0) {
    figure.yellow += research;
    reasons.note(
      () => `${research > 0 ? '+' : ''}${research} yellow for research`,
      research > 0 ? '17.0' : '3.13.price',
    );
  }
  if (isListed(state) && stated !== undefined) {
    const bombed = bombedFor(state, nation);
    if (!nothing(pocket)) reasons.note(() => `${pointsText(pocket)} stay in the pocket`, '12.3.road');
    if (!nothing(bombed)) reasons.note(() => `${signed(less(emptyStore(), bombed))} under bombs`, '35.1.damage');
    return { points: atLeastNothing(less(less(figure, pocket), bombed)), reasons, atSea: [], pocket };
  }
  return fromMap(state, nation, { points: figure, pocket }, reasons, stated !== undefined);
}

/** The lines of an income, put into words when somebody reads them. */
type Reasons = ExplainedValue<BiteRule>;

/** Place by place what a nation earns now, or how that differs from what it earned when play began. */
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
    const isOurs = earnerOf(state, state.control[cell], cell) === nation;
    const wasOurs = isStated && earnerOf(state, state.heldAtStart[cell], cell) === nation;
    if (!isOurs && !wasOurs) continue;
    const before = wasOurs ? figured(state, nation, yieldAtStart(state, cell)) : emptyStore();
    const { now, why, isAtSea } = earnedAt(state, nation, cell);
    if (isAtSea && !nothing(now)) atSea.push({ cell, points: now });
    const change = less(now, before);
    if (nothing(change)) continue;
    total = sum(total, change);
    reasons.note(() => `${signed(change)} ${state.ground.names.get(cell) ?? state.label(cell)}${why}`, '7.3');
  }
  return { points: atLeastNothing(total), reasons, atSea, pocket };
}

function atLeastNothing(points: Store): Store {
  const floor = emptyStore();
  for (const colour of COLOURS) floor[colour] = Math.max(0, points[colour]);
  return floor;
}

/** What bombs have destroyed of the centres of a nation, where its income is not summed up from them [32.1, 35.1.damage]. */
const bombedFor = (state: State, nation: NationName): Store =>
  added(
    centresOf(state)
      .filter((cell) => isBombed(state, cell) && earnerOf(state, state.control[cell], cell) === nation)
      .map((cell) => bombedAt(state, cell)),
  );

/** What a place brings a nation now, and why not more. */
export function earnedAt(
  state: State,
  nation: NationName,
  cell: Cell,
): { readonly now: Store; readonly why: string; readonly isAtSea: boolean } {
  const none = (why: string) => ({ now: emptyStore(), why, isAtSea: false });
  if (earnerOf(state, state.control[cell], cell) !== nation) return none(': not held');
  if (isPocket(state, cell) && isPocketFed(state)) return none(': besieged');
  const way = wayOf(state, nation, cell);
  if (way === NOT_CONNECTED) return none(': not connected');
  const now = usable(state, nation, yieldAt(state, cell));
  const why = state.ruined[cell] > 0 ? ': in ruins' : way === THROUGH_MINES ? ': through mines' : '';
  return { now, why, isAtSea: way === THROUGH_MINES };
}

/** In the base game a centre works that can serve as a source of supply; in the advanced one its points have to be carried [7.3, 11.2.transport]. */
const wayOf = (state: State, nation: NationName, cell: Cell): number =>
  state.isAdvanced ? connectionOf(state, nation, cell) : isSource(state, nation, cell) ? CONNECTED : NOT_CONNECTED;

/** In the base game yellow points alone count; Soviet oil where that is kept count of [3.6, SBE9.oil]. */
function usable(state: State, nation: NationName, points: Store): Store {
  if (!state.isAdvanced) return { ...emptyStore(), yellow: points.yellow };
  return nationCalled(nation).side === SOVIET && !countsOil(state) ? { ...points, black: 0 } : points;
}

/** What of a place the figure of the scenario has in it: that of the Soviets tells no oil as long as nobody counts it [SBE9.oil]. */
function figured(state: State, nation: NationName, points: Store): Store {
  const told = state.settingsOf('production', { of: nation })?.length ?? 0;
  const isOilTold = nationCalled(nation).side !== SOVIET || told > COLOURS.indexOf('black');
  const usual = usable(state, nation, points);
  return isOilTold ? usual : { ...usual, black: 0 };
}

/** Points for the fixed schedule of technology, which figures of scenarios have left out already; with research they come back [3.13.price, 17.0]. */
function researchShare(state: State, nation: NationName, isFigure: boolean): number {
  if (nation !== 'Soviet Union' || !state.isAdvanced) return 0;
  const points = state.numbers['technology.price'];
  if (isFigure) return state.plays('research') ? points : 0;
  return state.plays('research') ? 0 : -points;
}

const signed = (points: Store): string =>
  COLOURS.filter((colour) => points[colour] !== 0)
    .map((colour) => `${points[colour] > 0 ? '+' : ''}${points[colour]} ${colour}`)
    .join(', ');

/** Every nation of the side earns, less what is lost in the mines [7.3, 11.3]. */
export function* earn(state: State): Play {
  for (const nation of nationsOf(state.side)) {
    const { points, reasons, atSea, pocket } = incomeOf(state, nation);
    if (nothing(points) && nothing(pocket)) continue;
    const lost = emptyStore();
    for (const { cell, points: shipped } of atSea)
      for (const colour of COLOURS) lost[colour] += yield* sunkByMines(state, cell, colour, shipped[colour]);
    const arrived = atLeastNothing(less(points, lost));
    gain(state, nation, arrived);
    if (!nothing(pocket)) gain(state, POCKET, pocket);
    const sunk = nothing(lost) ? [] : [step(`${signed(less(emptyStore(), lost))} lost in the mines`, '11.3')];
    state.emit('income', '7.3', () => ({
      text: `${nation} earns ${pointsText(arrived)}${nothing(pocket) ? '' : `, the pocket ${pointsText(pocket)}`}.`,
      ledger: [...reasons.ledger, ...sunk],
      facts: { nation, ...storeFacts(state, arrived) },
    }));
  }
}

/** A die for each point: 6 and it is lost [11.3, 18.2]. */
function* sunkByMines(state: State, cell: Cell, colour: Colour, count: number): Play<number> {
  if (count <= 0) return 0;
  const rolled = (yield {
    kind: 'dice',
    address: `${state.address}/mines/${state.label(cell)}/${colour}`,
    rule: cite('11.3'),
    sides: DIE_FACES,
    count,
    purpose: `${colour} points of ${state.ground.names.get(cell) ?? state.label(cell)} through the mines`,
  }) as readonly number[];
  return rolled.filter((die) => die === DIE_FACES).length;
}
