import { say, term } from '../../../model/say.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { cellsOfPlace } from '../../../model/places.js';
import type { Play } from '../../../play/moment.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import { pointsForHolding, scoreLinesOf, type PointSource, type Verdict } from '../../../play/standing.js';
import type { Position } from '../../../play/records.js';
import { isInfantry } from '../state/forces-now.js';
import { opponent, SIDES, type Side } from '../state/pieces.js';
import { poolOf, rollPool } from '../combat/pools.js';
import { cite } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import { WITHDRAWN, type State } from '../state/state.js';
import { settingOf } from '../vocabulary/settings.js';
import { textOf } from '../state/unit-facts.js';
import { victoryDegree, victoryLevels } from '../vocabulary/victory.js';
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
      ? say`a draw`
      : degree === 'victory'
        ? say`a victory of ${state.sideName(winner)}`
        : /^[aeiou]/.test(degree)
          ? say`an ${term(degree)} victory of ${state.sideName(winner)}`
          : say`a ${term(degree)} victory of ${state.sideName(winner)}`;
  state.emit('victory', rule, () => ({
    side: winner,
    text: say`${state.sideName(0)} ${one}, ${state.sideName(1)} ${other}: ${verdict}.`,
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
    purpose: say`victory of ${name}`,
    dice: poolOf(state, { number: 'victory.dice', rule: '16a', text: say`each side` }),
  });
}

const totalOf = (state: State, lines: readonly ScoreLine[], side: Side): number =>
  lines.reduce((sum, line) => (line.side === state.sideName(side) ? sum + line.points : sum), 0);

/**
 * Lists the points that both sides have now. A scenario with points for objectives counts the objectives that a side
 * holds; any other scenario counts the items of the rulebook [16a, 16f].
 */
export const scoreLines = (state: State): ScoreLine[] => scoreLinesOf(pointSources(state));

/** Returns what gives points, as if the game ended now [16a, 16f]. */
const pointSources = (state: State): PointSource[] =>
  countsObjectives(state) ? objectives(state) : SIDES.flatMap((side) => standardItems(state, side));

/** Returns what gives points and, for each degree of victory of each side, the lead that it needs [16b, 16f]. */
export function standing(state: State): { readonly points: PointSource[]; readonly verdicts: Verdict[] } {
  const points = pointSources(state);
  const lines = scoreLinesOf(points);
  const { rule } = countOf(state, lines);
  const leadOf = (side: Side): number => totalOf(state, lines, side) - totalOf(state, lines, opponent(side));
  const verdict = (lead: number, words: string, { least, most }: { least: number; most?: number }): Verdict => ({
    rule: cite(rule),
    condition: {
      test: 'fact',
      isMet: lead >= least && lead <= (most ?? Infinity),
      words,
      counts: 'points',
      current: lead,
      least,
      ...(most !== undefined && { most }),
      counted: [],
      lacking: [],
    },
  });
  const degrees = countsObjectives(state)
    ? [{ degree: 'victory', from: 1 }]
    : victoryLevels.filter(({ degree }) => degree !== 'draw');
  const victories = SIDES.flatMap((side) =>
    degrees.map(({ degree, from }, index): Verdict => ({
      side: state.sideName(side),
      degree,
      ...verdict(leadOf(side), say`lead of ${state.sideName(side)}`, {
        least: from,
        ...(index > 0 && { most: degrees[index - 1].from - 1 }),
      }),
    })),
  );
  const draw = verdict(leadOf(0), say`lead`, { least: 0, most: 0 });
  return { points, verdicts: [...victories, draw] };
}

/**
 * Returns the items for which one side scores in a scenario without points for objectives (reading `victoryCount`)
 * [16a].
 */
function standardItems(state: State, side: Side): PointSource[] {
  const { numbers } = state;
  const enemy = opponent(side);
  const items: PointSource[] = [];
  const add = (number: number, each: number, text: string, idle: string): void => {
    const isCounted = number > 0;
    items.push({
      side: state.sideName(side),
      points: isCounted ? number * each : each,
      isCounted,
      ...(!isCounted && { isEach: true }),
      text: isCounted ? text : idle,
      rule: cite('16a'),
    });
  };
  const destroyed = state.muster.ground[enemy].filter((unit) => isOffTheTable(state, unit));
  const armoured = destroyed.filter((unit) => countsAsArmour(state, unit));
  const infantry = destroyed.filter((unit) => isInfantry(state, unit) && !armoured.includes(unit));
  const headquarters = destroyed.filter((unit) => state.piece(unit).isHeadquarters);
  const beyond = state.inflictedInAll[side] - state.inflictedInAll[enemy];
  const places = takenBy(state, side);
  const dice = say`${numbers['victory.dice']} dice`;
  add(state.victoryRoll[side], 1, dice, say`${dice} at the end`);
  add(beyond, numbers['victory.breakPoint'], say`${beyond} more PR taken than lost`, say`PR taken beyond PR lost`);
  add(
    infantry.length,
    numbers['victory.infantry'],
    say`infantry destroyed: ${state.names(infantry).join(', ')}`,
    say`infantry destroyed`,
  );
  add(
    armoured.length,
    numbers['victory.armour'],
    say`armoured and mechanised units destroyed: ${state.names(armoured).join(', ')}`,
    say`armoured and mechanised units destroyed`,
  );
  add(
    places.length,
    numbers['victory.place'],
    say`taken: ${places.map(({ name, kind }) => name ?? kind).join(', ')}`,
    say`places taken`,
  );
  const wonLastTurn = state.phase === 'end' && state.inflicted[side] > state.inflicted[enemy];
  const lastTurn = say`took more PR in the last turn`;
  add(wonLastTurn ? 1 : 0, numbers['victory.lastTurn'], lastTurn, lastTurn);
  add(
    headquarters.length,
    numbers['victory.headquarters'],
    say`headquarters eliminated: ${state.names(headquarters).join(', ')}`,
    say`headquarters eliminated`,
  );
  return items;
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
function objectives(state: State): PointSource[] {
  const { map, board } = state.ground;
  return state.scenario.scores.flatMap(({ place, points, attributes, source }): PointSource[] => {
    const side = state.sideNamed(textOf(attributes, 'holder'));
    if (side === NO_SIDE) return [];
    const holding = pointsForHolding(
      place,
      cellsOfPlace(map, place),
      (cell) => holdsObjective(state, side, cell),
      board,
    );
    return [{ side: state.sideName(side), points, ...holding, rule: cite('16f'), source }];
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
