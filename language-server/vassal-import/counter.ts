import type { Vocabulary } from '../../engine/play/vocabulary.js';
import type { Translate } from '../words/translate.js';
import { labelsOf, layersOf, propertiesOf, type Layer } from './layers.js';
import type { Slot } from './module.js';
import type { Piece } from './piece.js';
import type { ImportReport } from './report.js';
import { splitSequence } from './sequence.js';
import type { SideFinder } from './sides.js';
import { unitKindOf } from './unit-kind.js';
import { hasDesignation, hasMarkerWord, functionIn, sizeIn } from './unit-words.js';
import { asFace, faceInPicture, splitName } from './values.js';

/**
 * A counter of a module, described in the terms of the game. Fields that the module does not determine are undefined.
 */
export interface Counter {
  readonly name: string;
  readonly side: string | undefined;
  readonly kind: string | undefined;
  /** The faces as text, the strongest first; empty if the module does not say the values. */
  readonly faces: readonly string[];
  /** The name of the formation. */
  readonly formation: string | undefined;
  /** The group to which a counter belongs, in the words of the game: `army "30"`. */
  readonly group: { readonly kind: string; readonly name: string } | undefined;
  /** The pictures of all faces. */
  readonly images: readonly string[];
  readonly isUnit: boolean;
  /** Whether Sandtable has exported the counter, and therefore has drawn its pictures. */
  readonly isExported: boolean;
}

interface CounterContext {
  readonly vocabulary: Vocabulary;
  readonly sides: SideFinder;
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Describes a counter. Doubtful properties are reported. */
export function describeCounter(piece: Piece, slot: Pick<Slot, 'name' | 'path'>, context: CounterContext): Counter {
  const { vocabulary, sides, report, t } = context;
  const properties = propertiesOf(piece);
  const layers = layersOf(piece);
  const written = nameOf(piece, slot);
  const { name } = splitName(written);
  for (const { follows } of layers)
    if (follows?.includes('{')) report.add(t('An expression selects the level of a layer; it is not evaluated.'), name);
  const side = sides.sideOf({ piece, path: slot.path, name });
  const formation = properties.get('formation') ?? properties.get('division') ?? properties.get('unit');
  const layer = stepLayer(layers);
  const { steps, images } = stepsOf(piece, layer);
  const texts = [properties.get('kind'), properties.get('type'), properties.get('unittype'), properties.get('class')];
  const known = [...texts.flatMap((text) => text ?? []), ...piece.prototypes, name, ...slot.path.toReversed()];
  const kind = side === undefined ? undefined : unitKindOf(vocabulary, side, known);
  const isUnit = isUnitCounter({ piece, slot, name, layers, layer, side, kind }, context);
  return {
    name,
    side,
    kind,
    isUnit,
    faces: isUnit ? facesOf(piece, written, layer, steps) : [],
    formation: formation === name ? undefined : formation,
    group: groupOf(properties, vocabulary),
    images,
    isExported: properties.has('kind') && properties.get('kind') === kind,
  };
}

/**
 * Returns the name of a counter without an ending such as `.png` or `(copy)`, which editors of modules leave in names.
 */
function nameOf(piece: Piece, slot: Pick<Slot, 'name'>): string {
  const basic = piece.traits.find(({ type }) => type.startsWith('basicName;'));
  const name = basic ? (splitSequence(basic.type, ';')[1] ?? '') : '';
  const [found = ''] = [name, piece.name, slot.name].filter((text) => text.trim() !== '');
  return found
    .replace(/\.(?:png|gif|jpe?g|svg)$/i, '')
    .replace(/\s*(?:\(copy\)|- ?copy)$/i, '')
    .trim();
}

// cspell:disable
/** Names of layers and levels that are states of a counter, not steps. */
const STATES = /disrupt|oos|supply|moved|fired|highlight|rotat|activ|spent|used|pinned|suppress|mark/i;
const STEPS = /step|flip|status|reduc|strength|side|loss/i;
// cspell:enable

/** Returns the layer whose levels are the steps of a counter; undefined if it has none. */
function stepLayer(layers: readonly Layer[]): Layer | undefined {
  const fitting = layers.filter(
    ({ name, levelNames, images }) =>
      new Set(images.filter((image) => image !== '')).size > 0 &&
      ![name, ...levelNames].some((text) => STATES.test(text)),
  );
  return (
    fitting.find(({ name }) => STEPS.test(name)) ??
    fitting.find(({ isAlwaysActive }) => isAlwaysActive) ??
    fitting.at(0)
  );
}

/** The current step, from 1, the number of steps, and the pictures of the steps. */
interface Steps {
  readonly step: number;
  readonly steps: number;
  readonly images: readonly string[];
}

function stepsOf(piece: Piece, layer: Layer | undefined): Steps {
  const basic = piece.image === '' ? [] : [piece.image];
  if (!layer) return { step: 1, steps: 1, images: basic };
  const images = [...new Set(layer.images.filter((image) => image !== ''))];
  // A layer that is not always active can show nothing. The front of the counter is then visible, and is the first
  // step.
  const hasFront = !layer.isAlwaysActive && basic.length > 0 && !images.includes(piece.image);
  const steps = layer.images.length + (hasFront ? 1 : 0);
  const step = Math.min(Math.max(1, layer.level + (hasFront ? 1 : 0)), steps);
  return { step, steps, images: [...new Set([...(hasFront ? basic : []), ...images, ...basic])] };
}

/** Returns the current step of a counter, from 1. */
export const currentStep = (piece: Piece): number => stepsOf(piece, stepLayer(layersOf(piece))).step;

/** Names of markers, in lower case: markers with all values of a face, and markers with one value each. */
const WHOLE = ['faces', 'values', 'factors'];
const ATTACK = ['attack', 'combat', 'cf', 'af', 'strength', 'str'];
const DEFENSE = ['defense', 'defence', 'df'];
const MOVEMENT = ['move', 'movement', 'ma', 'mf', 'mp'];

/**
 * Returns the values of the faces of a counter, as they are written in its markers, labels, level names or picture
 * names.
 */
function facesOf(piece: Piece, written: string, layer: Layer | undefined, steps: number): string[] {
  const properties = propertiesOf(piece);
  const of = (names: readonly string[]): string | undefined =>
    names.map((name) => properties.get(name)).find((value) => value !== undefined && value !== '');
  const whole = of(WHOLE)?.split('|').map(asFace);
  if (whole && whole.length > 0 && whole.every((face) => face !== undefined)) return whole;
  const single = [of(ATTACK), of(DEFENSE), of(MOVEMENT)].flatMap((value) => (value === undefined ? [] : [value]));
  const named = single.length > 0 && of(ATTACK) !== undefined ? asFace(single.join('-')) : undefined;
  const first = named ?? labelsOf(piece).map(asFace).find(Boolean) ?? splitName(written).face;
  const levels = layer ? layer.levelNames.map((name) => splitName(name.replace(/^\+|\+$/g, '').trim()).face) : [];
  const ofLevels = layer?.images.map((image, i) => levels[i] ?? faceInPicture(image)) ?? [];
  const faces = ofLevels.length === steps ? ofLevels : [undefined, ...ofLevels];
  const complete = [first ?? faces[0] ?? faceInPicture(piece.image), ...faces.slice(1)].slice(0, steps);
  // Return either all faces or none. If one face were left out, the faces after it would be taken for other steps.
  return complete.every((face) => face !== undefined) ? complete : complete[0] !== undefined && steps > 1 ? [] : [];
}

function groupOf(properties: ReadonlyMap<string, string>, { formations }: Vocabulary): Counter['group'] {
  const [kind, own] = [properties.get('formationkind'), properties.get('formation')];
  if (own !== undefined && formations.some(({ word }) => word === kind)) return { kind: kind ?? '', name: own };
  for (const { word } of formations) {
    const name = properties.get(word);
    if (name !== undefined && name !== '') return { kind: word, name };
  }
  return undefined;
}

/** Returns whether the owner of a counter hides it or its face. */
export const isHidden = ({ traits }: Piece): boolean =>
  traits.some(
    ({ type, state }) => /^(?:obs|hide);/.test(type) && !['', 'null'].includes(splitSequence(state, ';')[0] ?? ''),
  );

interface Candidate extends Pick<Counter, 'name' | 'side' | 'kind'> {
  readonly piece: Piece;
  readonly slot: Pick<Slot, 'name' | 'path'>;
  readonly layers: readonly Layer[];
  readonly layer: Layer | undefined;
}

/**
 * Minimum number of points from which a counter is taken for a unit. Each property of the counter adds or subtracts
 * points.
 */
const UNIT = 2;

function isUnitCounter(
  { piece, slot, name, layers, layer, side, kind }: Candidate,
  { report, t }: Pick<CounterContext, 'report' | 't'>,
): boolean {
  const has = (trait: string): boolean => piece.traits.some(({ type }) => type.startsWith(trait));
  const where = [...slot.path, ...piece.prototypes];
  const properties = propertiesOf(piece);
  const images = [piece.image, ...layers.flatMap((one) => one.images)].filter((image) => image !== '');
  const points =
    (side === undefined ? 0 : 2) +
    (kind === undefined ? 0 : 2) +
    (layer && layer.images.length > 1 ? 1 : 0) +
    (functionIn(name) !== undefined || sizeIn(name) !== undefined || hasDesignation(name) ? 2 : 0) +
    (where.some((text) => /\bunits?\b/i.test(text)) ? 1 : 0) +
    (has('footprint;') || has('markmoved;') ? 1 : 0) -
    (has('immob;') ? 2 : 0) -
    (properties.get('layer')?.toLowerCase() === 'map' ? 3 : 0) -
    (images.length === 0 ? 3 : 0) -
    (hasMarkerWord(name) || where.some(hasMarkerWord) ? 4 : 0);
  if (points >= UNIT) return true;
  report.add(t('A counter is treated as a marker and left out.'), name);
  return false;
}
