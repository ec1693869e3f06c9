import type { GameEvent } from '../../engine/play/event.js';
import type { MomentRecord } from '../../engine/play/playthrough.js';
import { sightOf, type Sight } from '../../engine/play/sight.js';
import type { MomentEvent, MomentItem, Preview } from '../../preview/moments.js';
import type { Analysis } from '../compile/analysis.js';
import { placeOf } from '../features/written.js';
import type { SceneOptions } from './shown.js';
import { sceneOf, viewerOf } from './build-scene.js';
import { shownAt } from './shown.js';

/** The picture at a moment with the whole row of moments; undefined when there is no map in sight. */
export function buildPreview(analysis: Analysis, options: SceneOptions = {}): Preview | undefined {
  const shown = shownAt(analysis, options);
  const viewer = viewerOf(options);
  const scene = sceneOf(analysis, shown, viewer);
  if (!scene) return undefined;
  const seen = shown && sightOf(shown.played, viewer);
  return {
    scene,
    moments: seen ? seen.moments.map((record) => itemOf(seen, record)) : [],
    moment: shown?.moment ?? -1,
    seed: shown?.played.seed ?? '',
    score: shown ? shown.game.score() : [],
    ruleset: analysis.ruleset?.id ?? '',
    layers: shown ? shown.game.views.layers.map(({ name, label, text, of }) => ({ name, label, text, of })) : [],
    ...(analysis.ruleset?.sidesKnowMore && { sidesKnowMore: true }),
  };
}

function itemOf({ events }: Sight, record: MomentRecord): MomentItem {
  const { number, address, kind, turn, phase, side, rule, prompt, answer, by, source, from, to } = record;
  return {
    number,
    address,
    kind,
    turn,
    phase,
    rule,
    prompt,
    answer,
    by,
    ...(side === undefined ? {} : { side }),
    ...(source === undefined ? {} : { place: placeOf(source) }),
    events: events.slice(from, to).map(eventOf),
  };
}

function eventOf({ kind, rule, text, ledger = [], dice }: GameEvent): MomentEvent {
  return { kind, rule, text, ledger, ...(dice === undefined ? {} : { dice }) };
}
