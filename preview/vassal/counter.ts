import { COUNTER, drawCounter, isBack } from '../render/counters.js';
import { PALETTES } from '../render/palette.js';
import { n, svgOf } from '../render/svg.js';
import { group } from '../render/shape.js';
import { FONT } from '../render/text-width.js';
import type { CounterFace } from '../scene.js';
import { sequence } from './sequence.js';
import { pixels, type Numbered } from './table.js';

/** Units around the edge of a counter for its line. */
const RIM = 2;

/** Pixels of the edge of a counter's picture. */
export const edgeOf = (cell: number): number => pixels(COUNTER + RIM, cell);

/** The name of a face's picture: all that is drawn on it, so that a module and a saved game made apart say the same. */
export function imageOf(face: CounterFace): string {
  const { side, name, kind, formation = '', values, step, steps } = face;
  const told = isBack(face)
    ? [side, 'back']
    : [side, name, kind, formation, values, `${step}of${steps}`, ...shownFlags(face)];
  return `${told.map((part) => part.replace(/[^A-Za-z0-9-]/gu, (sign) => SIGNS[sign] ?? coded(sign))).join('.')}.png`;
}

const SIGNS: Readonly<Record<string, string>> = { ' ': '_' };
const coded = (sign: string): string => `~${sign.codePointAt(0)!.toString(16)}~`; // a match is not empty

/** What passes, as being out of supply, is not printed on a counter. */
const shownFlags = ({ flags }: CounterFace): string[] => flags.filter((flag) => flag === 'untried');

/** A face as an SVG of its own. */
export function counterSvg(face: CounterFace, sides: readonly string[], cell: number): string {
  const palette = { ...PALETTES.light, shadowOpacity: 0 };
  const { severity: _, ...plain } = face;
  const edge = COUNTER + RIM;
  const shapes = drawCounter({ ...plain, flags: shownFlags(face) }, sides, palette);
  const size = edgeOf(cell);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${n(-edge / 2)} ${n(-edge / 2)} ${edge} ${edge}" font-family="${FONT}">` +
    `${svgOf([group({}, shapes)])}</svg>`
  );
}

/** Every face of a piece, the one it shows first. */
export const facesOf = ({ face, steps = [] }: Pick<Numbered, 'face' | 'steps'>): CounterFace[] => [face, ...steps];

/** A piece as a module has it: what its side has in common stands in the prototype of the side. */
export const slotTraits = (piece: Numbered): Traits =>
  traitsOf(piece, [{ type: `prototype;${sequence(';', [piece.face.side])}`, state: '' }], NOWHERE_YET);

/** A piece as a saved game has it, at a pixel of the map: VASSAL puts what stands in the prototype in its place when a piece comes into play. */
export const standingTraits = (piece: Numbered, where: Where): Traits =>
  traitsOf(piece, commonTraits(piece.face.side), where);

/** The traits of a piece from the outermost: its steps, what its side has in common, the counter itself. */
function traitsOf({ face, steps, number }: Numbered, common: readonly Traits[], where: Where): Traits {
  const name = sequence(';', [face.name || face.kind]);
  const basic = { type: `piece;;;${imageOf(face)};${name}`, state: basicState(where, number) };
  const layer = steps ? [{ type: stepsType(steps.map(imageOf)), state: String(face.step) }] : [];
  return nested([...layer, ...common, basic]);
}

/** A trait, or all of a piece in each other: what it can do, and how it is. */
export interface Traits {
  readonly type: string;
  readonly state: string;
}

/** The map and the pixel on it. */
interface Where {
  readonly map: string;
  readonly x: number;
  readonly y: number;
}

const NOWHERE_YET: Where = { map: 'null', x: 0, y: 0 };

const basicState = ({ map, x, y }: Where, number: number | ''): string => sequence(';', [map, x, y, number, 0]);

/** Each trait holds the next as a text in its own. */
const nested = (traits: readonly Traits[]): Traits =>
  traits.reduceRight((inner, { type, state }) => ({
    type: sequence('\t', [type, inner.type]),
    state: sequence('\t', [state, inner.state]),
  }));

const CTRL = 130;
const key = (letter: string): string => `${letter.charCodeAt(0)},${CTRL}`;

/** A layer of pictures, one of them always shown, with a command for the next and the last step. */
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

/** What the pieces of a side have in common: whose they are, and that they can be taken from the table. */
const commonTraits = (side: string): Traits[] => [
  { type: 'mark;Side', state: sequence(',', [side]) },
  { type: `delete;Eliminate;${key('D')}`, state: '' },
];

/** They alone, as the prototype of the side. */
export const prototypeTraits = (side: string): Traits =>
  nested([...commonTraits(side), { type: 'piece;;;;', state: basicState(NOWHERE_YET, '') }]);

/** The command that brings a piece or a stack to be. */
export const added = (id: string, { type, state }: Traits): string => `+/${sequence('/', [id, type, state])}`;
