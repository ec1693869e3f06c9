import { el } from './svg.js';

/** Lines and filled shapes in a box that reaches 17 to either side of the origin and 11 up and down. */
interface Stroke {
  readonly lines?: string;
  readonly solid?: string;
}

const CROSS: Stroke = { lines: 'M-17-11L17 11M-17 11L17-11' };
const OVAL: Stroke = { lines: 'M-7.5-6.5h15a6.5 6.5 0 0 1 0 13h-15a6.5 6.5 0 0 1 0-13z' };
const DIAGONAL: Stroke = { lines: 'M-17 11L17-11' };
const UPRIGHT: Stroke = { lines: 'M0-11V11' };
const BALL: Stroke = { solid: 'M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z' };

/** The parts of a map symbol by the words of a unit's function; a function is drawn with every part its words call for. */
const PARTS: readonly (readonly [RegExp, Stroke])[] = [
  [/infantry|rifle|grenadier|jäger|jager|militia|guard|security/, CROSS],
  [/motor/, UPRIGHT],
  [/armou?r|(?<!anti[- ]?)tank|panzer|mechani[sz]ed|self[- ]propelled|assault gun/, OVAL],
  [/cavalry|recon/, DIAGONAL],
  [/anti[- ]?tank/, { lines: 'M-17 11L0-11L17 11' }],
  [/rocket/, { lines: 'M-5-2L0-7.5L5-2M-5 1.5L0-4L5 1.5' }],
  [/artillery|(?<!machine |assault |machine)gun|howitzer/, BALL],
  [/mortar/, { lines: 'M0 5V-7M-3.5-3.5L0-7.5L3.5-3.5M-2.6 6.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' }],
  [/machine ?gun/, { lines: 'M0 8V-8M-4-4L0-8L4-4M-5 8H5' }],
  [/air defen[cs]e|anti[- ]?air|flak/, { lines: 'M-17 11C-12-4 12-4 17 11' }],
  [/engineer|pioneer|sapper|bridging/, { lines: 'M-10 5V-4.5H10V5M0-4.5V5' }],
  [/para|airborne|glider/, { lines: 'M-8 9.5Q-4 3.5 0 9.5Q4 3.5 8 9.5' }],
  [/mountain|alpine/, { solid: 'M-5.5 11L0 2.5L5.5 11z' }],
  [
    /head ?quarters|^hq$|staff/,
    { lines: 'M-10.5-6V6M-10.5 0H-2.5M-2.5-6V6M2.5 0a4.6 6 0 1 0 9.2 0a4.6 6 0 1 0-9.2 0M8.5 2.8L12 6.6' },
  ],
  [
    /leader|commander|general/,
    { solid: 'M0-8.5L2.1-2.8L8.1-2.6L3.4 1.1L5 6.9L0 3.5L-5 6.9L-3.4 1.1L-8.1-2.6L-2.1-2.8z' },
  ],
  [/supply|logistic|depot|train/, { lines: 'M-17 5.5H17' }],
  [/transport|truck/, { lines: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-6 0H6M0-6V6' }],
  [/signal/, { lines: 'M-17-11L3 2L-3-2L17 11' }],
  [/naval|marine|fleet|flotilla|ship/, { lines: 'M0-8.5V7.5M-4-5H4M-7.5 2.5C-6.5 9 6.5 9 7.5 2.5' }],
  [
    /air(?!borne| defen)|fighter|bomber|aviation|stuka/,
    { solid: 'M0 0C-3.5-7.5-12-7.5-12 0S-3.5 7.5 0 0S12-7.5 12 0S3.5 7.5 0 0z' },
  ],
  [/fort|garrison/, { lines: 'M-11 6V-5H-6.5V0H-2.2V-5H2.2V0H6.5V-5H11V6z' }],
  [/partisan|guerrilla/, { lines: 'M-7 6L0-7L7 6z' }],
];

/** The symbol of a unit in its box around the origin; a function nobody knows leaves the box empty. */
export function unitSymbol(kind: string, colours: { readonly ink: string; readonly fill: string }): string {
  const words = kind.toLowerCase();
  const parts = PARTS.filter(([pattern]) => pattern.test(words)).map(([, part]) => part);
  const lines = `M-17-11H17V11H-17z${parts.map((part) => part.lines ?? '').join('')}`;
  const solid = parts.map((part) => part.solid ?? '').join('');
  return (
    el('path', { d: lines, fill: 'none', stroke: colours.ink, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }) +
    (solid === '' ? '' : el('path', { d: solid, fill: colours.ink }))
  );
}

const SIZES: Partial<Readonly<Record<string, string>>> = {
  squad: 'o',
  section: 'oo',
  platoon: 'ooo',
  company: 'i',
  battery: 'i',
  squadron: 'i',
  battalion: 'ii',
  regiment: 'iii',
  group: 'iii',
  brigade: 'x',
  division: 'xx',
  corps: 'xxx',
  army: 'xxxx',
  'army group': 'xxxxx',
  front: 'xxxxx',
};

/** The sign of a formation's size above its box: strokes, crosses or dots, centred on the origin and 6 units high. */
export function sizeSign(size: string | undefined): string {
  const signs = SIZES[size?.toLowerCase() ?? ''];
  if (signs === undefined) return '';
  const step = signs.startsWith('i') ? 4 : 6.6;
  return signs
    .split('')
    .map((sign, i) => {
      const x = Math.round((i - (signs.length - 1) / 2) * step * 10) / 10;
      if (sign === 'i') return `M${x}-3v6`;
      if (sign === 'o') return `M${x - 0.6} 0h1.2`;
      return `M${x - 2.4}-3l4.8 6M${x + 2.4}-3l-4.8 6`;
    })
    .join('');
}
