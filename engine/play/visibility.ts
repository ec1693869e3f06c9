import type { GameEvent, MomentRecord, GameRecord, Viewer } from './records.js';
import type { Now } from './moment.js';
import type { Game } from './game.js';
import type { Rules } from './ruleset.js';
import type { ConditionState, Standing } from './standing.js';

/** Returns the effective viewer. In a game whose `neutralSeesAll` is set, a neutral viewer becomes the umpire. */
export function viewerOf({ neutralSeesAll }: Pick<Rules, 'neutralSeesAll'>, { umpire = false, side }: Viewer): Viewer {
  return side === undefined ? { umpire: umpire || neutralSeesAll === true } : { umpire, side };
}

/**
 * Returns the events and moments of a game as a viewer sees them. Secret events are omitted; events with a secret part
 * show only their public part.
 */
export function recordFor({ events, moments }: GameRecord, viewer: Viewer): GameRecord {
  const visible: GameEvent[] = [];
  /** For each event, the number of visible events before it. */
  const before: number[] = [];
  for (const event of events) {
    before.push(visible.length);
    if (event.visibleTo === undefined || canSee(viewer, event.visibleTo)) visible.push(eventFor(event, viewer));
  }
  before.push(visible.length);
  return {
    events: visible,
    moments: moments.map((record) => {
      const [from, to] = [before[record.from], before[record.to]];
      const shown = momentFor(record, viewer);
      return from === shown.from && to === shown.to ? shown : { ...shown, from, to };
    }),
  };
}

function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.secret === undefined && event.visibleTo === undefined) return event;
  const { secret, ...open } = event;
  const shown = { ...open, ...(secret && canSee(viewer, secret.sides) && secret.details) };
  delete shown.visibleTo;
  return shown;
}

/**
 * Returns an event with its secret part, as the first side that may know this part sees it. Facts that no side knows
 * yet stay hidden.
 */
export function eventForOwner(event: GameEvent): GameEvent {
  const [side] = event.secret?.sides ?? [];
  return side === undefined ? event : eventFor(event, { side });
}

function momentFor(record: MomentRecord, viewer: Viewer): MomentRecord {
  if (record.secret === undefined) return record;
  const { secret, source, follows, ...shown } = record;
  return canSee(viewer, secret.sides)
    ? { ...shown, ...(source && { source }), ...(follows && { follows }), ...secret.details }
    : shown;
}

/** Returns the position and views of a game as a viewer sees them. */
export const gameViewFor = (game: Game, viewer: Viewer): Pick<Game, 'position' | 'views'> => ({
  position: () => game.position(viewer),
  views: game.viewsFor?.(viewer) ?? game.views,
});

/**
 * Returns the standing of a game without the names of units that a viewer does not see; undefined if the game has none.
 */
export function standingOf(game: Pick<Game, 'standing' | 'position'>, viewer: Viewer): Standing | undefined {
  const standing = game.standing?.();
  if (!standing || viewer.umpire === true) return standing;
  const visibleNames = new Set(game.position(viewer).pieces.map(({ name }) => name));
  const shown = (state: ConditionState): ConditionState => {
    if (state.test !== 'fact') return { ...state, of: state.of.map(shown) };
    return state.counts === 'units'
      ? { ...state, counted: state.counted.filter((name) => visibleNames.has(name)) }
      : state;
  };
  const visible = <T extends { readonly condition?: ConditionState }>(one: T): T =>
    one.condition ? { ...one, condition: shown(one.condition) } : one;
  return { ...standing, verdicts: standing.verdicts.map(visible), effects: standing.effects.map(visible) };
}

/** Returns the same game, with the position and views that a viewer sees. */
export function viewFor(game: Game, viewer: Viewer): Game {
  const { position, views } = gameViewFor(game, viewer);
  return Object.create(game, { position: { value: position }, views: { value: views } }) as Game;
}

/**
 * Returns the sides whose answers a viewer may not see. Findings about their orders are hidden from the viewer, too.
 */
export const sidesWithSecrets = (moments: readonly MomentRecord[], viewer: Viewer): ReadonlySet<string> =>
  new Set(moments.flatMap(({ side, secret }) => (secret && side !== undefined && !canSee(viewer, [side]) ? side : [])));

/**
 * Returns the turn, the phase and the occasions that a viewer may know. Secret occasions of another side are omitted.
 */
export function nowFor(game: Game, viewer: Viewer): Now {
  const now = game.now();
  if (now.occasions === undefined || canSee(viewer, now.side === undefined ? [] : [now.side])) return now;
  return { ...now, occasions: now.occasions.filter(({ isSecret }) => isSecret !== true) };
}

function canSee({ umpire, side }: Viewer, sides: readonly string[]): boolean {
  return umpire === true || (side !== undefined && sides.includes(side));
}
