import { capitalize } from '../../engine/model/words.js';
import { say } from '../../engine/model/say.js';
import { shownAnswer } from '../text/shown-answer.js';
import { termOf } from '../text/term-of.js';
import { turnTitle, type Calendar } from '../../engine/model/calendar.js';
import { type GameEvent, type MomentRecord, type GameRecord } from '../../engine/play/records.js';
import { recordFor, standingOf } from '../../engine/play/visibility.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { MomentDetail, MomentEvent, MomentItem, Stretch } from '../../preview/contract/moments.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import { type SceneOptions, type ShownGame, findShownGame } from './shown-game.js';
import { sceneOf, viewerFor } from './build-scene.js';
import { buildBattleSheet } from './battle-sheet.js';
import { Formations } from './formations.js';
import { rulesetKey } from '../rules/ruleset-key.js';
import { standingView } from './standing-view.js';
import { summarizeMoment, type SummaryContext } from './moment-summary.js';
import { stretchOf } from './stretch.js';

/** A preview in which the rows of the game record are created on demand. */
export interface Drawn {
  readonly picture: Omit<Preview, 'moments'>;
  /** The moments and events that the viewer may see. */
  readonly sight: GameRecord;
  /** Creates a row of the game record. */
  readonly itemOf: (record: MomentRecord) => MomentItem;
  /**
   * Everything on which the texts of all rows depend, apart from the moments themselves. If two previews have equal
   * keys, moments that are equal in both have equal rows.
   */
  readonly wordingKey: unknown;
}

/**
 * Builds the preview of a document at a moment, with all rows of the game record; undefined if the document has no map.
 */
export function buildPreview(analysis: Analysis, options: SceneOptions = {}): Preview | undefined {
  const drawn = drawPreview(analysis, options);
  return drawn && { ...drawn.picture, moments: drawn.sight.moments.map(drawn.itemOf) };
}

/** Draws a preview without the rows of the game record. */
export function drawPreview(analysis: Analysis, options: SceneOptions): Drawn | undefined {
  const shown = findShownGame(analysis, options);
  const viewer = viewerFor(analysis, options);
  const position = shown?.game.position(viewer);
  const scene = sceneOf(analysis, shown, viewer, position);
  const standing = shown && standingOf(shown.game, viewer);
  if (!scene) return undefined;
  const sight = shown && recordFor(shown.played, viewer);
  const calendar = analysis.ruleset?.vocabulary.calendar;
  const detail = sight?.moments.find(({ number }) => number === shown?.moment);
  const { pieces = [] } = (viewer.umpire === true ? position : shown?.game.position({ umpire: true })) ?? {};
  const verbs = analysis.ruleset?.vocabulary.verbs ?? [];
  const { sides } = scene;
  const teller = {
    verbs,
    shown: (word: string) => termOf(analysis.ruleset, word),
    formations: new Formations(pieces),
    sides,
    ...(calendar && { calendar }),
  };
  return {
    picture: {
      scene,
      ...(detail && sight && shown && { detail: detailOf(sight, detail, analysis, shown, teller) }),
      moment: shown?.moment ?? -1,
      seed: shown?.played.seed ?? '',
      score: shown ? shown.game.score() : [],
      ...(standing && { standing: standingView(standing, teller.shown) }),
      ...(position?.offMap && { beside: position.offMap }),
      ruleset: analysis.ruleset ? rulesetKey(analysis.ruleset) : '',
      layers: shown ? shown.game.views.layers.map(({ name, label, text, of }) => ({ name, label, text, of })) : [],
      ...(analysis.ruleset?.hasHiddenInformation && { hasHiddenInformation: true }),
    },
    sight: sight ?? { moments: [], events: [] },
    itemOf: (record) => itemOf(sight!, record, false, teller),
    wordingKey: [verbs, sides, calendar, pieces.map(({ name, formation }) => [name, formation])],
  };
}

interface ItemContext extends SummaryContext {
  readonly sides: readonly string[];
  readonly calendar?: Calendar;
}

/** Returns the details of a moment: its events with their reasons, and the battle sheet. */
function detailOf(
  sight: GameRecord,
  record: MomentRecord,
  { map }: Analysis,
  { game }: ShownGame,
  context: ItemContext,
): MomentDetail {
  const fight = map && buildBattleSheet(sight, record, map.board, game.views, context.sides, context.shown);
  return { ...itemOf(sight, record, true, context), ...(fight && { fight }) };
}

function itemOf(sight: GameRecord, record: MomentRecord, withReasons: boolean, context: ItemContext): MomentItem {
  const { number, address, kind, turn, phase, side, rule, prompt, answer, by, source, from, to } = record;
  const { calendar, sides, formations, shown } = context;
  const events = sight.events.slice(from, to);
  return {
    number,
    address,
    kind,
    turn,
    ...(calendar && turn > 0 && { turnName: turnTitle(turn, calendar) }),
    phase: shown(phase),
    rule,
    prompt,
    answer: shownAnswer(answer),
    by,
    ...(side === undefined ? {} : { side }),
    ...(source === undefined ? {} : { place: placeOf(source) }),
    events: events.map((event) => eventOf(event, withReasons)),
    stretch: shownStretch(stretchOf(record, sides, formations.has), context),
    ...summarizeMoment(record, events, context),
  };
}

function shownStretch({ side, name }: Stretch, { formations, shown }: ItemContext): Stretch {
  const [, whose, number] = /^(.+) draw (\d+)$/.exec(name) ?? [];
  const drawn = whose === undefined ? undefined : say`${capitalize(shown(whose))} draw ${Number(number)}`;
  return { ...(side !== undefined && { side }), name: drawn ?? (formations.has(name) ? name : shown(name)) };
}

function eventOf({ kind, rule, text, ledger = [], dice }: GameEvent, withReasons: boolean): MomentEvent {
  return { kind, rule, text, ...(withReasons && { ledger }), ...(dice === undefined ? {} : { dice }) };
}
