import { NOWHERE, type Cell } from '../../../board/board.js';
import { oneOf } from '../../../mechanics/choice.js';
import { movement, type Going } from '../../../mechanics/ways/orders.js';
import type { Play, Refusal } from '../../../play/moment.js';
import { whyNot } from '../../../mechanics/bars.js';
import { crowdBar, supportBar } from '../air/missions.js';
import { levelOf } from '../nations/technology.js';
import { attackBar, standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { TO_BATTLE } from '../state/fields.js';
import { garrisonBar } from '../politics/persia.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { isBad } from '../vocabulary/terrain.js';
import { costOfWay, stepBar, stepCosts } from './costs.js';
import { away, isMobile, others, type Held } from './holding.js';
import { apart, beginBattle, walk } from './moving.js';

const is = (rule: BiteRule, slug: string, why: string): Held =>
  bar(rule, slug, (state: State, piece: number) => `${state.name(piece)} ${why}.`);

const inBadWeather = is('7.8.weather', 'blitz-weather', 'does not go on: there is no Blitz in bad weather');
const hasNotFought = is('7.8', 'not-fought', 'has fought in no battle and does not go on');
const hasLanded = is('7.8.companions', 'withdrawn', 'has gone to a base and does not fly on');
const again = is('7.8', 'blitzed', 'has gone on already');
const notMobile = is('7.8.who', 'not-mobile', 'takes no part in a Blitz');
const notSkilled = is('7.8.companions', 'not-skilled', 'goes along from technology 2 on');

/** The movement points a unit has beyond its allowance [7.8.hex]. */
const MORE = 1;

/** What keeps a unit from a Blitz: whatever took part in a battle may go on, even after a retreat; armour by itself, aircraft and artillery with it [7.8.who, 7.8.companions, A32]. */
export function blitzHeld(state: State, piece: number): Held | undefined {
  const { side, isArtillery, isAir } = state.piece(piece);
  if (side !== state.side) return others;
  if (!state.onMap(piece)) return away;
  if (isBad(state.weather)) return inBadWeather;
  if (state.fought[piece] === 0) return hasNotFought;
  if (state.blitzed[piece] === 1) return again;
  if (state.hasRebased[piece] === 1) return hasLanded;
  if (!isMobile(state, piece)) {
    if (!isArtillery && !isAir) return notMobile;
    if (levelOf(state, piece) < 2) return notSkilled;
  }
  return garrisonBar(state, piece);
}

const friends = bar(
  '7.8.hex',
  'friends-there',
  (state: State, piece: number, to: Cell) =>
    `${state.name(piece)} does not go on to ${state.label(to)}: a Blitz leads into a hex that is empty or holds enemies, and its own side stands there.`,
);

/** Returns whether a hex is empty or holds enemies, but for units that have gone there in their Blitz and have no battle behind them [7.8.hex]. */
function isOpen(state: State, side: number, to: Cell): boolean {
  if (state.units[opponent(side)][to] > 0) return true;
  return state.unitsAt(to, side).every((piece) => state.blitzed[piece] === 1 && state.battle[to] === 0);
}

/** Why a unit does not go on into a hex [7.8.hex, 5.3-5.8]. */
function hexBar(state: State, piece: number, to: Cell): Refusal | undefined {
  const from = state.cell[piece];
  const barred = standingBar(state, piece, to) ?? attackBar(state, piece, to);
  if (barred !== undefined) return whyNot(barred, state, piece, to);
  if (!isOpen(state, state.side, to)) return whyNot(friends, state, piece, to);
  const goes = (): string => `${state.name(piece)} does not go on from ${state.label(from)} to ${state.label(to)}`;
  const step = stepBar(state, piece, from, to);
  if (step !== undefined)
    return whyNot({ ...step, tell: () => `${goes()}: ${step.tell(state, piece, from, to)}.`, more: undefined });
  if (state.piece(piece).isAir) return undefined;
  const cost = costOfWay(state, piece, [from, to]);
  return cost.value <= MORE
    ? undefined
    : refusal(
        '7.8.hex',
        'too-dear',
        `${goes()}: a Blitz has ${MORE} movement point more, and the hex takes ${cost.value}.`,
        {
          why: cost.ledger,
        },
      );
}

/** A unit takes part in a battle; by one reading it may go on again after it [7.8, A32]. */
export function takePart(state: State, piece: number, cell: Cell): void {
  state.fought[piece] = 1;
  state.foughtIn[piece] = cell;
  state.inBattle[piece] = 1;
  if (state.rulings['blitz.often'] === 'afterEachBattle') state.blitzed[piece] = 0;
}

/** Hexes into which armour that fought may go on. */
export function blitzTargets(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const steps = stepCosts(state, piece);
  const from = state.cell[piece];
  const open: Cell[] = [];
  for (let direction = 0; direction < board.directions; direction++) {
    const to = board.neighbour(from, direction);
    if (to === NOWHERE || steps[from * board.directions + direction] > MORE) continue;
    const going: Going = { pieces: [piece], cells: [to] };
    if (
      hexBar(state, piece, to) === undefined &&
      (whyNotAlone(state, going) ?? whyNoSupport(state, going)) === undefined
    )
      open.push(to);
  }
  return open;
}

/** Aircraft and artillery go where armour of their battle goes, or has gone; support does not attack alone [7.8.companions, 3.9]. */
function whyNotAlone(state: State, { pieces, cells }: Going): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  const { side } = state.piece(pieces[0]);
  const gone = state
    .landAt(to, side)
    .filter((piece) => state.blitzed[piece] === 1 && state.foughtIn[piece] === state.foughtIn[pieces[0]]);
  const leads = [...pieces, ...gone].filter((piece) => isMobile(state, piece));
  if (leads.length === 0)
    return refusal(
      '7.8.companions',
      'no-armour',
      `Armour of the same battle goes along to ${state.label(to)}, or has gone there before: none does.`,
    );
  const isHeld = state.units[opponent(side)][to] > 0;
  return isHeld && !leads.some((piece) => state.piece(piece).isCombat) && !isLed(state, to, side)
    ? refusal('3.9', 'support-alone', `Headquarters do not attack ${state.label(to)} alone.`)
    : undefined;
}

/** Aircraft that go along into a battle are bound by what binds them in every battle: their number, and whom they support [3.10.battle, 5.3.air]. */
function whyNoSupport(state: State, { pieces, cells }: Going): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  const aircraft = pieces.filter((piece) => state.piece(piece).isAir);
  if (aircraft.length === 0 || state.units[opponent(state.side)][to] === 0) return undefined;
  for (const piece of aircraft) {
    const alien = supportBar(state, piece, to, pieces);
    if (alien !== undefined) return whyNot(alien, state, piece, to);
  }
  return whyNot(crowdBar(state, state.side, to, aircraft.length), state, aircraft[0], to);
}

const isLed = (state: State, cell: Cell, side: number): boolean =>
  state.landAt(cell, side).some((piece) => state.piece(piece).isCombat);

/** Armour that fought goes on by a hex, with the aircraft and artillery of its battle; who meets enemies is to fight [7.8]. */
export const blitzing = movement<State>({
  verb: 'blitz',
  rule: '7.8',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `blitz UNITS to HEX`.'],
    way: ['no-cell', 'The order says not where: `blitz UNITS to HEX`.'],
    oneCell: ['one-hex', 'A Blitz goes into one neighbouring hex.'],
    all: ['no-units', 'A Blitz has units and a hex.'],
  },
  units: (state) => state.muster.onBoard[state.side],
  gone: (state) => state.blitzed,
  holds: blitzHeld,
  destinations: blitzTargets,
  byChance(state, piece, random) {
    const open = isMobile(state, piece) ? blitzTargets(state, piece) : [];
    return open.length === 0 ? [] : [oneOf(open, random)];
  },
  whyNot: (state, piece, { cells }) => hexBar(state, piece, cells.at(-1) ?? NOWHERE),
  whyNotTogether(state, going) {
    const battles = new Set(going.pieces.map((piece) => state.foughtIn[piece]));
    if (battles.size > 1)
      return refusal('7.8.companions', 'two-battles', 'Who goes on together has fought in one battle.');
    return whyNotAlone(state, going) ?? apart(state, going) ?? whyNoSupport(state, going);
  },
  perform(state, { pieces, cells }): Play | undefined {
    const to = cells.at(-1) ?? NOWHERE;
    for (const piece of pieces) {
      const from = state.cell[piece];
      if (state.piece(piece).isAir) follow(state, piece, to);
      else walk(state, piece, [from, to]);
      state.blitzed[piece] = 1;
    }
    return undefined;
  },
});

/** An aircraft of the battle flies along; it returns to the base from which it came. */
function follow(state: State, piece: number, to: Cell): void {
  if (state.base[piece] === NOWHERE) state.setBase(piece, state.cell[piece]);
  state.mission[piece] = TO_BATTLE;
  state.put(piece, to);
  if (state.isShared(to)) beginBattle(state, to);
  state.emit('fly', '7.8.companions', () => ({
    side: state.piece(piece).side,
    text: `${state.name(piece)} flies along to ${state.label(to)}.`,
    pieces: [piece],
    cells: [to],
  }));
}
