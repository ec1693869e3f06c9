import type { DepartureModel } from '../../model/special-rules.js';
import type { GameEvent, UnitLocation } from '../../play/records.js';
import { ruleOf } from './by-scenario.js';
import { becomings, namesOf } from './departures.js';
import type { SpecialGame } from './face.js';
import { say } from '../../model/say.js';

/**
 * Returns whether a unit is off the map. A unit that has left the game may still be on the map, because some games
 * remove it later.
 */
const isOffMap = ({ cell }: UnitLocation): boolean => cell === undefined;

/** Removes the units of a departure from the game, or replaces them by others. Returns the events. */
export function playDeparture(game: SpecialGame, departure: DepartureModel, turn: number): GameEvent[] {
  const [address, rule] = [`${turn}/leave`, ruleOf(departure)];
  const { special } = game;
  const events: GameEvent[] = [];
  for (const { names, by } of becomings(departure.items))
    for (const name of names)
      if (special.replace?.(name, by))
        events.push({ kind: 'leave', address, rule, text: say`${name} becomes ${by}.`, pieces: [name, by] });
  const names = namesOf(departure.items);
  const leaving = names.flatMap((name) => game.findUnits(name)).filter(({ cell }) => cell !== undefined);
  special.leave?.(names);
  const pieces = leaving.map(({ name }) => name).filter((name) => game.findUnits(name).some(isOffMap));
  if (pieces.length > 0)
    events.push({ kind: 'leave', address, rule, text: say`${pieces.join(', ')} leave the game.`, pieces });
  return events;
}
