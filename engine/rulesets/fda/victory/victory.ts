import { NO_SIDE } from '../../../mechanics/sides.js';
import { cellsOfPlace } from '../../../model/places.js';
import type { Play } from '../../../play/moment.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import type { Position } from '../../../play/records.js';
import { isInfantry } from '../state/forces-now.js';
import { opponent, SIDES, type Side } from '../state/pieces.js';
import { poolOf, rollPool } from '../combat/pools.js';
import { cite } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import { WITHDRAWN, type State } from '../state/state.js';
import { settingOf } from '../vocabulary/settings.js';
import { textOf } from '../state/unit-facts.js';
import { victoryDegree } from '../vocabulary/victory.js';
import { holderOf, holdsObjective, takenBy, victoryPlaces } from './places.js';

/** Returns whether the scenario counts points allotted to objectives in place of the standard items [16e]. */
const countsObjectives = (state: State): boolean => settingOf(state.scenario, 'victory') === 'points';

/**
 * Ends the scenario and declares the winner: the side with the higher total. Each side first adds a die roll to its
 * points, unless the scenario counts objectives [5b, 16a, 16b].
 */
export function* countVictory(state: State): Play {
  state.address = 'end';
  if (!countsObjectives(state)) for (const side of SIDES) state.victoryRoll[side] = yield* rollForVictory(state, side);
  const lines = scoreLines(state);
  const [one, other] = SIDES.map((side) => totalOf(state, lines, side));
  const { winner, lead, rule, degree } = countOf(state, lines);
  const verdict =
    lead === 0
      ? 'a draw'
      : `${degree === 'victory' ? 'a' : `a${/^[aeiou]/.test(degree) ? 'n' : ''} ${degree}`} victory of ${state.sideName(winner)}`;
  state.emit('victory', rule, () => ({
    side: winner,
    text: `${state.sideName(0)} ${one}, ${state.sideName(1)} ${other}: ${verdict}.`,
    ledger: lines.map(({ side, points, text, rule: by }) => ({ text: `${side} ${points}: ${text}`, rule: by })),
    facts: { degree, lead, outcome: outcomeText({ ...victor(state, { winner, lead, degree }), rule }) },
  }));
}

/** Returns the leading side, its lead in points, and the degree of victory. */
function countOf(
  state: State,
  lines: readonly ScoreLine[],
): { readonly winner: Side; readonly lead: number; readonly rule: FdaRule; readonly degree: string } {
  const [one, other] = SIDES.map((side) => totalOf(state, lines, side));
  const lead = Math.abs(one - other);
  const winner: Side = one >= other ? 0 : 1;
  if (countsObjectives(state)) return { winner, lead, rule: '16f', degree: lead === 0 ? 'draw' : 'victory' };
  return { winner, lead, rule: '16b', degree: victoryDegree(lead) };
}

/** Returns the winner when the game is over; undefined before [16b, 16f]. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const { winner, lead, rule, degree } = countOf(state, scoreLines(state));
  return { ...victor(state, { winner, lead, degree }), rule: cite(rule) };
}

/** Returns the winning side and the degree of victory; no side for a draw. */
const victor = (
  state: State,
  { winner, lead, degree }: Pick<ReturnType<typeof countOf>, 'winner' | 'lead' | 'degree'>,
): Pick<Outcome, 'side' | 'degree'> => (lead > 0 ? { side: state.sideName(winner), degree } : {});

function* rollForVictory(state: State, side: Side): Play<number> {
  const name = state.sideName(side);
  return yield* rollPool(state, {
    address: `end/${name}/victory`,
    rule: '16a',
    side,
    purpose: `victory of ${name}`,
    dice: poolOf(state, { number: 'victory.dice', rule: '16a', text: 'each side' }),
  });
}

const totalOf = (state: State, lines: readonly ScoreLine[], side: Side): number =>
  lines.reduce((sum, line) => (line.side === state.sideName(side) ? sum + line.points : sum), 0);

/**
 * Lists the points that both sides have now. A scenario with points for objectives counts the objectives that a side
 * holds; any other scenario counts the items of the rulebook [16a, 16f].
 */
export function scoreLines(state: State): ScoreLine[] {
  if (countsObjectives(state)) return objectiveLines(state);
  return SIDES.flatMap((side) => standardLines(state, side));
}

/**
 * Returns the items for which one side scores in a scenario without points for objectives (reading `victoryCount`)
 * [16a].
 */
function standardLines(state: State, side: Side): ScoreLine[] {
  const { numbers } = state;
  const enemy = opponent(side);
  const lines: ScoreLine[] = [];
  const add = (number: number, each: number, text: string): void => {
    if (number > 0) lines.push({ side: state.sideName(side), points: number * each, text, rule: cite('16a') });
  };
  const destroyed = state.muster.ground[enemy].filter((unit) => isOffTheTable(state, unit));
  const armoured = destroyed.filter((unit) => countsAsArmour(state, unit));
  const infantry = destroyed.filter((unit) => isInfantry(state, unit) && !armoured.includes(unit));
  const headquarters = destroyed.filter((unit) => state.piece(unit).isHeadquarters);
  const beyond = state.inflictedInAll[side] - state.inflictedInAll[enemy];
  const places = takenBy(state, side);
  add(state.victoryRoll[side], 1, `${numbers['victory.dice']} dice`);
  add(beyond, numbers['victory.breakPoint'], `${beyond} more PR taken than lost`);
  add(infantry.length, numbers['victory.infantry'], `infantry destroyed: ${state.names(infantry).join(', ')}`);
  add(
    armoured.length,
    numbers['victory.armour'],
    `armoured and mechanised units destroyed: ${state.names(armoured).join(', ')}`,
  );
  add(places.length, numbers['victory.place'], `taken: ${places.map(({ name, kind }) => name ?? kind).join(', ')}`);
  const wonLastTurn = state.phase === 'end' && state.inflicted[side] > state.inflicted[enemy];
  add(wonLastTurn ? 1 : 0, numbers['victory.lastTurn'], 'took more PR in the last turn');
  add(
    headquarters.length,
    numbers['victory.headquarters'],
    `headquarters eliminated: ${state.names(headquarters).join(', ')}`,
  );
  return lines;
}

/**
 * Returns whether a unit is off the table because it has no break points or retreated off its own edge (reading
 * `victoryCount`) [11a, 16a].
 */
const isOffTheTable = (state: State, unit: number): boolean => state.pr[unit] === 0 || state.cell[unit] === WITHDRAWN;

/**
 * Returns whether a unit counts as armour: armour, infantry in vehicles, and reconnaissance in tanks. Other units in
 * tanks do not count as armour (reading `victoryCount`) [16a].
 */
function countsAsArmour(state: State, unit: number): boolean {
  const { arm, armoured, mobility } = state.piece(unit);
  if (arm === 'reconnaissance') return armoured;
  return arm === 'armour' || (isInfantry(state, unit) && (armoured || mobility === 'mechanised'));
}

/**
 * Returns the points that a side allotted to the objectives that it holds. Contested objectives count for neither side
 * [16e, 16f].
 */
function objectiveLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points, attributes }): ScoreLine[] => {
    const side = state.sideNamed(textOf(attributes, 'holder'));
    const cells = cellsOfPlace(state.ground.map, place);
    if (side === NO_SIDE || cells.length === 0 || !cells.every((cell) => holdsObjective(state, side, cell))) return [];
    return [{ side: state.sideName(side), points, text: `holds ${place}`, rule: cite('16f') }];
  });
}

/**
 * Returns the side that controls each place. A side controls an objective while it holds it uncontested; in scenarios
 * without points for objectives, a side controls a place after its units were the last ones there [16a, 16f].
 */
export function controlOf(state: State): Position['control'] {
  if (!countsObjectives(state))
    return victoryPlaces(state).flatMap((place) => {
      const side = holderOf(state, place);
      return place.name === undefined || side === NO_SIDE ? [] : [{ place: place.name, side: state.sideName(side) }];
    });
  return [...new Set(state.scenario.scores.map(({ place }) => place))].flatMap((place) => {
    const cells = cellsOfPlace(state.ground.map, place);
    const side = SIDES.find((one) => cells.length > 0 && cells.every((cell) => holdsObjective(state, one, cell)));
    return side === undefined ? [] : [{ place, side: state.sideName(side) }];
  });
}
