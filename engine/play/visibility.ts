import type { GameEvent, MomentRecord, GameRecord, Viewer } from './records.js';
import type { Now } from './moment.js';
import type { Game } from './game.js';
import type { Rules } from './ruleset.js';

/** Who looks at a game as no side is the umpire where it is open to all. */
export function viewerOf({ neutralSeesAll }: Pick<Rules, 'neutralSeesAll'>, { umpire = false, side }: Viewer): Viewer {
  return side === undefined ? { umpire: umpire || neutralSeesAll === true } : { umpire, side };
}

/** The events and moments of a game as somebody sees them: what is told to others alone is left out, or told as everybody knows it. */
export function recordFor({ events, moments }: GameRecord, viewer: Viewer): GameRecord {
  const heard: GameEvent[] = [];
  /** How many of the events before each one are heard. */
  const before: number[] = [];
  for (const event of events) {
    before.push(heard.length);
    if (event.visibleTo === undefined || canSee(viewer, event.visibleTo)) heard.push(eventFor(event, viewer));
  }
  before.push(heard.length);
  return {
    events: heard,
    moments: moments.map((record) => {
      const [from, to] = [before[record.from], before[record.to]];
      const seen = momentFor(record, viewer);
      return from === seen.from && to === seen.to ? seen : { ...seen, from, to };
    }),
  };
}

function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.secret === undefined && event.visibleTo === undefined) return event;
  const { secret, ...open } = event;
  const seen = { ...open, ...(secret && canSee(viewer, secret.sides) && secret.details) };
  delete seen.visibleTo;
  return seen;
}

/** An event with all that one of the sides knows of it; what no side knows yet stays out. */
export function eventForOwner(event: GameEvent): GameEvent {
  const [side] = event.secret?.sides ?? [];
  return side === undefined ? event : eventFor(event, { side });
}

function momentFor(record: MomentRecord, viewer: Viewer): MomentRecord {
  if (record.secret === undefined) return record;
  const { secret, source, follows, ...seen } = record;
  return canSee(viewer, secret.sides)
    ? { ...seen, ...(source && { source }), ...(follows && { follows }), ...secret.details }
    : seen;
}

/** What stands where and what the editor asks of it, as somebody sees it. */
export const gameViewFor = (game: Game, viewer: Viewer): Pick<Game, 'position' | 'views'> => ({
  position: () => game.position(viewer),
  views: game.viewsFor?.(viewer) ?? game.views,
});

/** The same game, which tells what stands where and what the editor asks of it as somebody sees it. */
export function viewFor(game: Game, viewer: Viewer): Game {
  const { position, views } = gameViewFor(game, viewer);
  return Object.create(game, { position: { value: position }, views: { value: views } }) as Game;
}

/** Sides whose answers are kept from somebody: what is wrong with their orders is kept from him, too. */
export const sidesWithSecrets = (moments: readonly MomentRecord[], viewer: Viewer): ReadonlySet<string> =>
  new Set(moments.flatMap(({ side, secret }) => (secret && side !== undefined && !canSee(viewer, [side]) ? side : [])));

/** Where a game stands, as somebody sees it: without the marker in hand, where only the side whose moment it is knows that. */
export function nowFor(game: Game, viewer: Viewer): Now {
  const now = game.now();
  if (now.occasions === undefined || canSee(viewer, now.side === undefined ? [] : [now.side])) return now;
  return { ...now, occasions: now.occasions.filter(({ isSecret }) => isSecret !== true) };
}

function canSee({ umpire, side }: Viewer, sides: readonly string[]): boolean {
  return umpire === true || (side !== undefined && sides.includes(side));
}
