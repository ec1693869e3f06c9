import { NOWHERE } from '../../engine/board/board.js';
import type { Feature, MapModel, MapText } from '../../engine/model/map.js';
import { type MomentRecord, type Position, type Viewer } from '../../engine/play/records.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { recordFor, viewerOf } from '../../engine/play/visibility.js';
import type { Overlay, Scene, SceneFeature, SceneText } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import { isWithin, SCAN_LIMIT } from '../workspace/picture-limits.js';
import { pictureOf, scenePicture } from './counter-art.js';
import { countersOf } from './counters.js';
import { eventOverlays } from './event-overlays.js';
import { sceneFindings } from './scene-findings.js';
import { type SceneOptions, type ShownGame, findShownGame } from './shown-game.js';
import { traceBattles } from './turn-trace.js';

/** Returns the viewer of a request: the umpire, a side, or both sides. */
export const viewerFor = (
  { ruleset }: Pick<Analysis, 'ruleset'>,
  { umpire, as }: Pick<SceneOptions, 'umpire' | 'as'>,
): Viewer => viewerOf(ruleset ?? {}, { umpire: umpire === true, ...(typeof as === 'string' && { side: as }) });

/**
 * Returns whether the possible actions of a side are hidden from a viewer. This is the case if the viewer is another
 * side and each side of the game has secrets.
 */
export const isHiddenFrom = (
  { ruleset }: Pick<Analysis, 'ruleset'>,
  viewer: Viewer,
  side: string | undefined,
): boolean => ruleset?.hasHiddenInformation === true && viewer.side !== undefined && viewer.side !== side;

/** Builds the scene of a document: the map with the counters at a moment. Undefined if the document has no map. */
export function buildScene(analysis: Analysis, options: SceneOptions = {}): Scene | undefined {
  return sceneOf(analysis, findShownGame(analysis, options), viewerFor(analysis, options));
}

/**
 * Builds the scene of a game for a viewer, with only what the viewer may see.
 * @param position the position as the viewer sees it
 */
export function sceneOf(
  analysis: Analysis,
  shown: ShownGame | undefined,
  viewer: Viewer,
  position = shown?.game.position(viewer),
): Scene | undefined {
  const { map, ruleset, scenario } = analysis;
  if (!map) return undefined;
  const findings = sceneFindings(analysis, map, viewer);
  const counters = position ? countersOf(analysis, map, position) : [];
  const markers = position ? markersOf(map, position) : [];
  const terms = termsOf(analysis.ruleset, [
    ...ANSWERED_BY,
    ...CELLS_OF_SCALE,
    ...sidesOf(analysis),
    ...OVERLAY_KINDS,
    ...map.terrainWords,
    ...map.features.map(({ kind }) => kind),
    ...counters.flatMap(({ kind, flags }) => [kind, ...flags]),
    ...markers.map(({ kind }) => kind),
  ]);
  return {
    title: scenario?.title ?? map.title ?? map.name,
    ...(terms && { terms }),
    grid: map.board.grid,
    terrain: {
      words: map.terrainWords,
      cells: Array.from(map.terrain, (word) => (word < map.terrainWords.length ? word : -1)),
      ...terrainPictures(analysis, map),
    },
    features: map.features.map((feature) => featureOf(feature, ruleset)),
    areas: [...map.areas.values()].map(({ name, cells }) => ({ name, cells })),
    ...underlayOf(analysis, map),
    ...(map.texts && { texts: map.texts.map(textOf) }),
    sides: sidesOf(analysis),
    counters,
    markers,
    findings,
    overlays: shown ? overlaysOf(analysis, map, shown, viewer) : [],
  };
}

/** The words of the scale bar. */
const CELLS_OF_SCALE: readonly string[] = ['hex', 'hexes', 'square', 'squares'];

/** The origins of answers and rolls, which the record shows as words. */
const ANSWERED_BY: readonly MomentRecord['by'][] = [
  'order',
  'doctrine',
  'default',
  'random',
  'considered',
  'seed',
  'secrets',
  'written',
];
/** The kinds of overlays, which the panel names for screen readers. */
const OVERLAY_KINDS: readonly Overlay['kind'][] = [
  'move',
  'attack',
  'retreat',
  'advance',
  'reach',
  'supply',
  'zone',
  'area',
];

/** Returns the words whose terms in the reader's language differ from them. Undefined if there are none. */
function termsOf(ruleset: Ruleset | undefined, words: readonly string[]): Scene['terms'] {
  const shown = [...new Set(words)].flatMap((word) => {
    const term = ruleset?.term(word) ?? word;
    return term === word ? [] : [[word, term] as const];
  });
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}

function underlayOf(analysis: Analysis, { underlay }: MapModel): Pick<Scene, 'underlay'> {
  const file = underlay && analysis.pictureFile(underlay.picture);
  if (!file || !isWithin(SCAN_LIMIT, file)) return {};
  const [one, other] = underlay.anchors.map(({ cell, x, y }) => ({ cell, x, y }));
  return { underlay: { picture: scenePicture(file), anchors: [one, other], opacity: underlay.opacity } };
}

const textOf = ({ text, cell, size, angle, source }: MapText): SceneText => ({
  text,
  cell,
  size,
  angle,
  place: placeOf(source),
});

function terrainPictures(
  analysis: Analysis,
  { terrainPictures: own = new Map() }: MapModel,
): Pick<Scene['terrain'], 'pictures'> {
  const pictures = [...own].flatMap(([word, reference]) => {
    const picture = pictureOf(analysis, reference);
    return picture ? [{ word, picture }] : [];
  });
  return pictures.length > 0 ? { pictures } : {};
}

/** Returns the sides of the game or, if the game does not define them, the sides declared in the files. */
export const sidesOf = ({ ruleset, sides }: Pick<Analysis, 'ruleset' | 'sides'>): readonly string[] =>
  ruleset && ruleset.vocabulary.sides.length > 0 ? ruleset.vocabulary.sides : sides.map(({ name }) => name);

/**
 * Converts a feature to the form that the map draws. If the ruleset does not know the kind of the feature, the kind
 * itself determines how the feature is drawn. A `river`, for example, is then drawn as a river.
 */
function featureOf(feature: Feature, ruleset: Ruleset | undefined): SceneFeature {
  const { kind, name, cells, hexsides, chains, source } = feature;
  const drawn = ruleset?.vocabulary.features.find(({ word }) => word === kind)?.drawn ?? kind;
  return { kind, drawn, ...(name === undefined ? {} : { name }), cells, hexsides, chains, place: placeOf(source) };
}

function markersOf({ board }: MapModel, { markers }: Position): Scene['markers'] {
  return markers.flatMap(({ kind, cell: at, towards: beyond, side, label }) => {
    const cell = board.cell(at);
    const towards = beyond === undefined ? undefined : board.cell(beyond);
    if (cell === NOWHERE || towards === NOWHERE) return [];
    return [
      {
        kind,
        cell,
        ...(towards === undefined ? {} : { towards }),
        ...(side === undefined ? {} : { side }),
        ...(label === undefined ? {} : { label }),
      },
    ];
  });
}

/**
 * Returns the paths and arrows for the events of a moment. After the last moment of a turn, returns those for the
 * battles of the turn.
 */
function overlaysOf(
  analysis: Analysis,
  { board }: MapModel,
  { played, moment, before }: ShownGame,
  viewer: Viewer,
): Scene['overlays'] {
  const record = moment < 0 ? undefined : played.moments.at(moment);
  if (!record) return [];
  const happened = { moments: [], events: played.events.slice(record.from, record.to) };
  return [
    ...traceBattles(analysis, board, played, moment, viewer),
    ...eventOverlays(board, () => before().position(viewer).pieces, recordFor(happened, viewer).events),
  ];
}
