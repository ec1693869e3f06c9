import type { GameEvent, PieceView } from './records.js';
import type { Game } from './game.js';
import { eventForOwner } from './visibility.js';

/**
 * The facts with which the expectations at one pause are compared. Each list of events is indexed only once, even if
 * many expectations are compared with it.
 */
export class Evidence {
  private readonly called = new Map<string, readonly PieceView[]>();
  private readonly events = new Map<readonly GameEvent[], Groups<GameEvent>>();

  constructor(readonly game: Game) {}

  /** Returns the unit of that name, or the units of the formation of that name. */
  units(name: string): readonly PieceView[] {
    let units = this.called.get(name);
    if (!units) this.called.set(name, (units = this.game.findUnits(name)));
    return units;
  }

  /**
   * Returns the events of a kind from a list. If a cell is given, the result contains only the events about that cell.
   */
  eventsOf(happened: readonly GameEvent[], kind: string, cell: string | undefined): readonly GameEvent[] {
    let groups = this.events.get(happened);
    if (!groups) this.events.set(happened, (groups = gatherEvents(happened)));
    return groups.get(eventKey(kind, cell)) ?? [];
  }
}

type Groups<T> = ReadonlyMap<string, readonly T[]>;

function gatherEvents(happened: readonly GameEvent[]): Groups<GameEvent> {
  const groups = new Map<string, GameEvent[]>();
  for (const event of happened.map(eventForOwner)) {
    put(groups, eventKey(event.kind, undefined), event);
    for (const cell of new Set(event.cells)) put(groups, eventKey(event.kind, cell), event);
  }
  return groups;
}

function eventKey(kind: string, cell: string | undefined): string {
  return cell === undefined ? kind : `${kind}\n${cell}`;
}

function put<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
