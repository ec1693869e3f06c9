import {
  cellsOfSettingValues,
  cellsOfSettingPlaces,
  firstTurnOf,
  numberAtStart,
  settingsOf,
} from '../../../mechanics/start.js';
import { say } from '../../../model/say.js';
import { unitsNamed } from '../../../play/named-units.js';
import { cite } from '../rulebook/cite.js';
import { cut } from '../rail/rail-cuts.js';
import { GERMAN, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { ELIMINATED, type State } from '../state/state.js';
import { noteSmolensk } from '../victory/smolensk.js';
import { rememberGermanCities } from '../victory/victory.js';

/**
 * Applies what the scenario states about a game that is under way: owners of places, lost units and the like. Called
 * before the units are placed.
 */
export function takeUp(state: State): void {
  const { scenario } = state;
  const { map } = scenario;
  for (const setting of settingsOf(scenario, 'control')) {
    const side = setting.values[0] === SIDE_NAMES[GERMAN] ? GERMAN : SOVIET;
    for (const cell of cellsOfSettingPlaces(map, setting)) state.control[cell] = side;
  }
  for (const { of = [] } of settingsOf(scenario, 'lost'))
    for (const piece of unitsNamed(state, of, () => true)) {
      const { division } = state.piece(piece);
      state.put(piece, ELIMINATED);
      if (division >= 0) state.integrityLost[division] = 1; // A division with a lost regiment has no integrity [7.3].
    }
  for (const side of [SOVIET, GERMAN] as const) {
    const points = numberAtStart(scenario, 'points', SIDE_NAMES[side]);
    if (points > 0)
      state.points.push({
        side,
        points,
        text: say`Points granted before play begins.`,
        rule: cite('15.12'),
        turn: lastTurn(state),
      });
  }
  for (const setting of settingsOf(scenario, 'rail.cuts'))
    for (const cell of new Set(cellsOfSettingValues(map, setting))) cut(state, cell);
  for (const { values } of settingsOf(scenario, 'interdiction.turns'))
    state.sovietInterdictionTurns.push(...values.map(Number));
  state.southWesternUsed = numberAtStart(scenario, 'front.used');
  state.evacuations = numberAtStart(scenario, 'evacuations.used');
}

/** Returns the number of the turn before the first turn of the scenario; 0 when the scenario begins with turn 1. */
const lastTurn = ({ scenario }: State): number => firstTurnOf(scenario) - 1;

/**
 * Records the places that the German side holds when play begins. Call this function after the set-up of a scenario
 * that begins in mid-game, because the earlier player-turns were not played [13.2, 15.12.2].
 */
export function takeStock(state: State): void {
  if (lastTurn(state) === 0) return;
  noteSmolensk(state, lastTurn(state));
  rememberGermanCities(state);
}
