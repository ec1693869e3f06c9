import { turnName, type Calendar } from '../../engine/model/calendar.js';
import { type GameEvent, type MomentRecord, type GameRecord, type Viewer } from '../../engine/play/records.js';
import { sightOf } from '../../engine/play/visibility.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { MomentDetail, MomentEvent, MomentItem } from '../../preview/contract/moments.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import { type SceneOptions, type ShownGame, findShownGame } from './shown-game.js';
import { sceneOf, viewerFor } from './build-scene.js';
import { buildBattleSheet } from './battle-sheet.js';
import { Formations } from './formations.js';
import { summarizeMoment, type SummaryContext } from './moment-summary.js';
import { stretchOf } from './stretch.js';

/** A picture before its moments are told in words. */
export interface Drawn {
  readonly picture: Omit<Preview, 'moments'>;
  /** The moments and what happened in them, as who looks may know it. */
  readonly seen: GameRecord;
  /** A row of the record. */
  readonly itemOf: (record: MomentRecord) => MomentItem;
  /** On what the words of all rows hang. */
  readonly wordingKey: unknown;
}

/** The picture at a moment with the whole row of moments; undefined when there is no map in sight. */
export function buildPreview(analysis: Analysis, options: SceneOptions = {}): Preview | undefined {
  const drawn = drawPreview(analysis, options);
  return drawn && { ...drawn.picture, moments: drawn.seen.moments.map(drawn.itemOf) };
}

/** The same, its moments still to be told. */
export function drawPreview(analysis: Analysis, options: SceneOptions): Drawn | undefined {
  const shown = findShownGame(analysis, options);
  const viewer = viewerFor(analysis, options);
  const scene = sceneOf(analysis, shown, viewer);
  if (!scene) return undefined;
  const seen = shown && sightOf(shown.played, viewer);
  const calendar = analysis.ruleset?.vocabulary.calendar;
  const detail = seen?.moments.find(({ number }) => number === shown?.moment);
  const pieces = shown?.game.position({ umpire: true }).pieces ?? [];
  const verbs = analysis.ruleset?.vocabulary.verbs ?? [];
  const { sides } = scene;
  const teller = { verbs, formations: new Formations(pieces), sides, ...(calendar && { calendar }) };
  return {
    picture: {
      scene,
      ...(detail && seen && shown && { detail: detailOf(seen, detail, analysis, shown, teller) }),
      moment: shown?.moment ?? -1,
      seed: shown?.played.seed ?? '',
      score: shown ? shown.game.score() : [],
      ...besideOf(shown, viewer),
      ruleset: analysis.ruleset?.id ?? '',
      layers: shown ? shown.game.views.layers.map(({ name, label, text, of }) => ({ name, label, text, of })) : [],
      ...(analysis.ruleset?.hasHiddenInformation && { hasHiddenInformation: true }),
    },
    seen: seen ?? { moments: [], events: [] },
    itemOf: (record) => itemOf(seen!, record, false, teller),
    wordingKey: [verbs, sides, calendar, pieces.map(({ name, formation }) => [name, formation])],
  };
}

function besideOf(shown: ShownGame | undefined, viewer: Viewer): Pick<Preview, 'beside'> {
  const beside = shown?.game.position(viewer).offMap;
  return beside === undefined ? {} : { beside };
}

interface ItemContext extends SummaryContext {
  readonly sides: readonly string[];
  readonly calendar?: Calendar;
}

/** The moment with the reasons of its numbers, and the sheet of its battle. */
function detailOf(
  seen: GameRecord,
  record: MomentRecord,
  { map }: Analysis,
  { game }: ShownGame,
  telling: ItemContext,
): MomentDetail {
  const fight = map && buildBattleSheet(seen, record, map.board, game.views, telling.sides);
  return { ...itemOf(seen, record, true, telling), ...(fight && { fight }) };
}

function itemOf(sight: GameRecord, record: MomentRecord, withReasons: boolean, telling: ItemContext): MomentItem {
  const { number, address, kind, turn, phase, side, rule, prompt, answer, by, source, from, to } = record;
  const { calendar, sides, formations } = telling;
  const events = sight.events.slice(from, to);
  return {
    number,
    address,
    kind,
    turn,
    ...(calendar && turn > 0 && { turnName: turnName(turn, calendar) }),
    phase,
    rule,
    prompt,
    answer,
    by,
    ...(side === undefined ? {} : { side }),
    ...(source === undefined ? {} : { place: placeOf(source) }),
    events: events.map((event) => eventOf(event, withReasons)),
    stretch: stretchOf(record, sides, formations.has),
    ...summarizeMoment(record, events, telling),
  };
}

function eventOf({ kind, rule, text, ledger = [], dice }: GameEvent, withReasons: boolean): MomentEvent {
  return { kind, rule, text, ...(withReasons && { ledger }), ...(dice === undefined ? {} : { dice }) };
}
