import { COUNTER_SIZE, drawCounter, isBack } from '../render/counters.js';
import { PALETTES } from '../render/palette.js';
import { n, svgOf } from '../render/svg.js';
import { group } from '../render/shape.js';
import { FONT } from '../render/text-width.js';
import type { CounterFace } from '../contract/scene.js';
import { sequence } from './sequence.js';
import { pixels, type Numbered } from './table.js';

/** Margin around a counter for its outline, in sheet units. */
const RIM = 2;

/** Returns the edge of a counter's picture in pixels. */
export const edgeOf = (cell: number): number => pixels(COUNTER_SIZE + RIM, cell);

/**
 * Returns the file name of a face's picture. The name encodes everything drawn on the face, so that a module and a
 * saved game exported separately use the same names.
 */
export function imageOf(face: CounterFace): string {
  const { side, name, kind, formation = '', values, step, steps, shortName, shortFormation, picture } = face;
  const short = [shortName, shortFormation].filter((text) => text !== undefined);
  const drawn = picture ? [picture.uri.slice(picture.uri.lastIndexOf('/') + 1)] : [];
  const content = isBack(face)
    ? [side, 'back']
    : [side, name, kind, formation, ...short, ...drawn, values, `${step}of${steps}`, ...shownFlags(face)];
  return `${content.map((part) => part.replace(/[^A-Za-z0-9-]/gu, (sign) => SIGNS[sign] ?? coded(sign))).join('.')}.png`;
}

const SIGNS: Readonly<Record<string, string>> = { ' ': '_' };
const coded = (sign: string): string => `~${sign.codePointAt(0)!.toString(16)}~`; // A match is never empty.

/**
 * Returns the flags that are printed on a counter. Only permanent flags are printed, not changing states such as out of
 * supply.
 */
const shownFlags = ({ flags }: CounterFace): string[] => flags.filter((flag) => flag === 'untried');

/** Returns a face as a stand-alone SVG. */
export function counterSvg(face: CounterFace, sides: readonly string[], cell: number): string {
  const palette = { ...PALETTES.light, shadowOpacity: 0 };
  const { severity: _, ...plain } = face;
  const edge = COUNTER_SIZE + RIM;
  const shapes = drawCounter({ ...plain, flags: shownFlags(face) }, sides, palette);
  const size = edgeOf(cell);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${n(-edge / 2)} ${n(-edge / 2)} ${edge} ${edge}" font-family="${FONT}">` +
    `${svgOf([group({}, shapes)])}</svg>`
  );
}

/** Returns every face of a piece, the current face first. */
export const facesOf = ({ face, steps = [] }: Pick<Numbered, 'face' | 'steps'>): CounterFace[] => [face, ...steps];

/** Returns the traits of a piece in a module. Traits common to a side are in the prototype of the side. */
export const slotTraits = (piece: Numbered): Traits =>
  traitsOf(piece, [{ type: `prototype;${sequence(';', [piece.face.side])}`, state: '' }], NOWHERE_YET);

/**
 * Returns the traits of a piece that a saved game places on the map. They include the traits of the piece's prototype,
 * because VASSAL copies these when a piece comes into play.
 */
export const standingTraits = (piece: Numbered, where: Where): Traits =>
  traitsOf(piece, commonTraits(piece.face.side), where);

/** Returns the traits of a piece, the outermost first: its steps, the common traits of its side, the counter itself. */
function traitsOf({ face, steps, number, formationKind }: Numbered, common: readonly Traits[], where: Where): Traits {
  const name = sequence(';', [face.name || face.kind]);
  const basic = { type: `piece;;;${imageOf(face)};${name}`, state: basicState(where, number) };
  const layer = steps ? [{ type: stepsType(steps.map(imageOf)), state: String(face.step) }] : [];
  return nested([...layer, ...common, printed({ face, steps, formationKind }), basic]);
}

/**
 * Returns the markers that contain what is printed on a counter. Reports of VASSAL show them, and the import of the
 * module reads them.
 */
function printed({ face, steps, formationKind = '' }: Pick<Numbered, 'face' | 'steps' | 'formationKind'>): Traits {
  const faces = steps ?? (isBack(face) ? [] : [face]);
  const markers = {
    Kind: face.kind,
    Formation: face.formation ?? '',
    FormationKind: face.formation === undefined ? '' : formationKind,
    Faces: faces.map(({ values }) => values).join(' | '),
  };
  const known = Object.entries(markers).filter(([, value]) => value !== '');
  return {
    type: `mark;${sequence(
      ',',
      known.map(([name]) => name),
    )}`,
    state: sequence(
      ',',
      known.map(([, value]) => value),
    ),
  };
}

/** The serialized type and state of a trait, or of the nested traits of a piece. */
export interface Traits {
  readonly type: string;
  readonly state: string;
}

/** A map and a pixel on that map. */
interface Where {
  readonly map: string;
  readonly x: number;
  readonly y: number;
}

const NOWHERE_YET: Where = { map: 'null', x: 0, y: 0 };

const basicState = ({ map, x, y }: Where, number: number | ''): string => sequence(';', [map, x, y, number, 0]);

/** Nests the traits: each trait contains the next trait as text. */
const nested = (traits: readonly Traits[]): Traits =>
  traits.reduceRight((inner, { type, state }) => ({
    type: sequence('\t', [type, inner.type]),
    state: sequence('\t', [state, inner.state]),
  }));

const CTRL = 130;
const key = (letter: string): string => `${letter.charCodeAt(0)},${CTRL}`;

/**
 * Returns the type of a layer trait that always shows one picture, with commands for the next and the previous step.
 */
function stepsType(images: readonly string[]): string {
  const names = images.map((_, i) => (i === 0 ? '' : `+ (step ${i + 1})`));
  const noCommand = ['', 128, ''];
  const reduce = ['Lose a step', 128, ''];
  const restore = ['Regain a step', 128, ''];
  const reset = ['', '', 1];
  const drawn = [false, 0, 0, sequence(',', images), sequence(',', names)];
  const loops = false;
  const random = ['', ''];
  const follows = [false, '', 1];
  const version = 1;
  const alwaysActive = true;
  return `emb2;${sequence(';', [
    ...[...noCommand, ...reduce, ...restore, ...reset, ...drawn],
    ...[loops, 'Step', ...random, ...follows, version, alwaysActive],
    ...['', key('F'), key('R')],
  ])}`;
}

/** Returns the common traits of a side's pieces: their side, and a command to remove them. */
const commonTraits = (side: string): Traits[] => [
  { type: 'mark;Side', state: sequence(',', [side]) },
  { type: `delete;Eliminate;${key('D')}`, state: '' },
];

/** Returns the prototype of a side. */
export const prototypeTraits = (side: string): Traits =>
  nested([...commonTraits(side), { type: 'piece;;;;', state: basicState(NOWHERE_YET, '') }]);

/** Returns the command that creates a piece or a stack. */
export const added = (id: string, { type, state }: Traits): string => `+/${sequence('/', [id, type, state])}`;
