import { whyNot } from '../../../mechanics/bars.js';
import type { Cell } from '../../../board/board.js';
import { action, type Action } from '../../../mechanics/action.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import type { Explained } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { say, term } from '../../../model/say.js';
import { roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { circumstancesOf } from '../blocks/circumstances.js';
import { shoot } from '../blocks/shooting.js';
import { actionBar, takeAction } from '../command/actions.js';
import { isSupreme, pointsOf } from '../command/points.js';
import { levelIn } from '../nations/technology.js';
import { cite, explain, refusal } from '../rulebook/refusal.js';
import { BUNKER, FORTRESS, isMajorCity, terrainOf, terrainWord } from '../state/ground.js';
import { revealBlocks } from '../state/fog.js';
import type { State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { FIELDS } from '../vocabulary/nations.js';
import { opponent } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { isBad } from '../vocabulary/terrain.js';
import { flightDistance } from './bases.js';
import { bombableHexes, mayBeBombed } from './bombing.js';

const VERB = 'scout';
const SCOUT_RANGES = [5, 10, 15];

const fighterLevel = (state: State, hq: number): number =>
  levelIn(state, state.piece(hq).nation, FIELDS.indexOf('fighters'));

/** Returns the reconnaissance range of a headquarters, in hexes [19.1.range]. */
export const scoutRange = (state: State, hq: number): Explained =>
  explain(SCOUT_RANGES[fighterLevel(state, hq) - 1], techOf(fighterLevel(state, hq)), '19.1.range');

const techOf = (level: number) => (): string => say`fighters of technology ${level}`;

/**
 * Returns how many reconnaissance attempts a headquarters has left in this turn. An Air HQ has one attempt for each of
 * its points, a Supreme HQ of a minor power has only one attempt [19.1, 13.8.3].
 */
export function attemptsLeft(state: State, hq: number): number {
  if (state.piece(hq).unitClass === 'air headquarters') return pointsOf(state, hq).value - state.scouts[hq];
  return isSupreme(state, hq) && actionBar(state, hq, 'scout') === undefined ? 1 : 0;
}

/**
 * Returns the modifier of a reconnaissance die roll. The attempt succeeds if the modified roll is at most
 * `scout.success` [19.1.roll].
 */
export function scoutModifier(state: State, hq: number, cell: Cell): Explained {
  const { ground, fort, weather } = state;
  const modifier = explain(0);
  const better = fighterLevel(state, hq) - 1;
  if (better > 0) modifier.plus(-2 * better, techOf(better + 1), '19.1.roll');
  if (terrainOf(ground, cell).rough) modifier.plus(2, terrainWord(ground, cell), '19.1.roll');
  if (isMajorCity(ground, cell)) modifier.plus(2, 'major city', '19.1.roll');
  if (fort[cell] === BUNKER) modifier.plus(2, 'bunker', '19.1.roll');
  if (fort[cell] === FORTRESS) modifier.plus(4, 'fortress', '19.1.roll');
  if (isBad(weather)) modifier.plus(2, () => 'bad weather', '19.1.roll');
  return modifier;
}

/** Returns why an HQ may not reconnoitre a hex; undefined if it may [19.1]. */
function refuse(state: State, { pieces: [hq] = [], cells: [cell] = [] }: Answer): Refusal | undefined {
  if (!state.plays('recon')) return whyNot(notPlayedBar('recon'), state);
  if (hq === undefined || cell === undefined)
    return refusal('19.1', 'no-headquarters', say`Name the hex and the HQ: \`scout HEX with HQ\`.`);
  const name = state.name(hq);
  const { side, unitClass } = state.piece(hq);
  if (side !== state.side) return refusal('3.1', 'other-side', say`${name} belongs to the enemy.`);
  if (unitClass !== 'air headquarters' && !isSupreme(state, hq))
    return refusal(
      '19.1',
      'not-able',
      say`${name} cannot reconnoitre: only Air HQs and Supreme HQs of minor powers can.`,
    );
  if (!state.isOnMap(hq) || state.activated[hq] === 0)
    return refusal(
      '19.1',
      'not-activated',
      say`${name} is not activated: \`activate ${state.namesAsWritten([hq])}\` first.`,
    );
  if (attemptsLeft(state, hq) <= 0)
    return refusal('19.1', 'no-attempt', say`${name} has no attempt left in this turn.`, {
      why: pointsOf(state, hq).ledger,
    });
  const place = state.label(cell);
  if (state.units[opponent(side)][cell] === 0 && !mayBeBombed(state, cell))
    return refusal('19.1', 'no-enemy', say`No enemy unit is in ${place}.`);
  if (state.scouted[cell] === 1) return refusal('19.1', 'known', say`${place} has been reconnoitred already.`);
  const far = flightDistance(state.ground, state.cell[hq], cell);
  const range = scoutRange(state, hq);
  return far <= range.value
    ? undefined
    : refusal(
        '19.1.range',
        'out-of-range',
        say`${place} is ${far} hexes from ${name}; its reconnaissance range is ${range.value}.`,
        {
          why: range.ledger,
        },
      );
}

/**
 * Resolves a reconnaissance attempt: anti-aircraft fire, then the reconnaissance roll. Any hit of the anti-aircraft
 * fire foils the attempt [19.1.flak, 19.1.roll, 19.1.seen].
 */
function* attemptScouting(state: State, hq: number, cell: Cell, order: OrderModel | undefined): Play {
  const { side, unitClass } = state.piece(hq);
  if (unitClass === 'air headquarters') state.scouts[hq]++;
  else takeAction(state, hq, 'scout');
  const enemy = opponent(side);
  const address = `${state.address}/scout/${state.name(hq)}/${state.scouts[hq]}`;
  const where = circumstancesOf(state, cell, 1);
  const units = state.landAt(cell, enemy);
  const hits = yield* shoot(state, {
    cell,
    side: enemy,
    fire: 'flak',
    units,
    where,
    address: `${address}/flak`,
    order,
  });
  const place = state.label(cell);
  if (hits > 0) {
    state.emit(VERB, '19.1.flak', () => ({
      side,
      text: say`${state.name(hq)} fails to reconnoitre ${place}: anti-aircraft fire foils the attempt.`,
      pieces: [hq],
      cells: [cell],
      facts: { outcome: 'foiled' },
    }));
    return;
  }
  const die = yield* roll({
    address: `${address}/look`,
    rule: cite('19.1.roll'),
    sides: DIE_FACES,
    purpose: say`reconnaissance of ${place}`,
    ...(order && { order }),
  });
  const modifier = scoutModifier(state, hq, cell);
  const isSeen = die + modifier.value <= state.numbers['scout.success'];
  if (isSeen) state.scouted[cell] = 1;
  const outcome = isSeen ? 'success' : 'failure';
  state.emit(VERB, '19.1.roll', () => ({
    side,
    text:
      modifier.value === 0
        ? say`${state.name(hq)} reconnoitres ${place}: ${die}, ${term(outcome)}.`
        : say`${state.name(hq)} reconnoitres ${place}: ${die} and ${modifier.value}, ${term(outcome)}.`,
    pieces: [hq],
    cells: [cell],
    ledger: modifier.ledger,
    facts: { roll: die, outcome: isSeen ? 'seen' : 'failed' },
  }));
  if (isSeen) revealBlocks(state, state.unitsAt(cell, enemy), '19.1');
}

const answersOf = (state: State, hq: number): Answer[] =>
  [...new Set([...state.onMapOf(opponent(state.side)).map((piece) => state.cell[piece]), ...bombableHexes(state)])]
    .sort((a, b) => a - b)
    .map((cell): Answer => ({ verb: VERB, pieces: [hq], cells: [cell] }))
    .filter((answer) => refuse(state, answer) === undefined);

const mayTry = (state: State, hq: number): boolean =>
  state.isOnMap(hq) && state.activated[hq] === 1 && attemptsLeft(state, hq) > 0;

/** Number of random tries before random play gives up. */
const RANDOM_TRIES = 4;

const pick: Action<State>['pick'] = (state, random) => {
  if (!state.plays('recon')) return undefined;
  const enemies = state.muster.onBoard[opponent(state.side)];
  return findFromRandomStart(state.muster.headquarters[state.side], random, (hq) => {
    if (!mayTry(state, hq)) return undefined;
    for (let i = 0; i < RANDOM_TRIES && enemies.length > 0; i++) {
      const cell = state.cell[enemies[random(enemies.length)]];
      const answer: Answer = { verb: VERB, pieces: [hq], cells: [cell] };
      if (cell >= 0 && refuse(state, answer) === undefined) return answer;
    }
    return undefined;
  });
};

/** `scout 0504 with "Lw.HQ"`: an activated HQ tries to reconnoitre a hex [19.1]. */
export const scouting = action<State>({
  verbs: [VERB],
  legal: (state) =>
    state.plays('recon')
      ? state.muster.headquarters[state.side].filter((hq) => mayTry(state, hq)).flatMap((hq) => answersOf(state, hq))
      : [],
  pick,
  answer: (state, order: OrderModel) =>
    refuseSeveral('19.1', order, 'hex', 'unit with') ?? {
      verb: VERB,
      pieces: unitsNamed(state, order.clauses.find(({ preposition }) => preposition === 'with')?.pieces ?? []),
      cells: writtenCells(order),
    },
  whyNot: refuse,
  perform: (state, { pieces: [hq] = [], cells: [cell] = [], order }) => attemptScouting(state, hq, cell, order),
});
