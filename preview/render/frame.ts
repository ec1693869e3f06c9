import type { OffMapItem } from '../contract/preview.js';
import type { Scene, SceneFeature, ScenePicture } from '../contract/scene.js';
import { offMapLines } from './off-map-list.js';
import { isBox, isHidden, isLink, lineOf, siteOf, wayOf } from './feature-graphics.js';
import { UNIT } from './ground.js';
import type { Ground } from './ground.js';
import { lineStrokeStyles, stroke } from './hexsides.js';
import { coversOf } from './covers.js';
import type { Cover } from './covers.js';
import { linkStrokeStyles } from './off-grid.js';
import { coloursOf } from './palette.js';
import type { Palette } from './palette.js';
import { siteSign } from './sites.js';
import { el, group, type Shape } from './shape.js';
import { n } from './svg.js';
import { textWidth } from './text-width.js';
import { pictureOver } from './pictures.js';
import { texture, textureFill } from './texture.js';
import { wayStrokeStyles } from './ways.js';
import { termIn } from './term.js';

const TITLE_HEIGHT = 96;
const ROW_HEIGHT = 58;
const SWATCH_WIDTH = 62;
const SWATCH_HEIGHT = 42;
const TYPE = 22;

interface Entry {
  readonly text: string;
  readonly swatch: readonly Shape[];
}

/** The frame of a stand-alone picture: the title above the map; legend, scale and off-map contents below. */
export interface Frame {
  readonly above: number;
  readonly below: number;
  readonly shapes: readonly Shape[];
}

export function frame(scene: Scene, beside: readonly OffMapItem[], ground: Ground, palette: Palette): Frame {
  const terrain = terrainEntries(scene, palette);
  const known = new Set(terrain.map(({ text }) => text));
  const entries = [...sideEntries(scene, palette), ...terrain, ...featureEntries(scene, palette, known)];
  const { shapes, height } = legend(entries, ground, palette, scene.terms);
  const named = beside.map(({ side, ...item }) =>
    side === undefined ? item : { ...item, side: termIn(scene.terms, side) },
  );
  const offMap = offMapLines(named, { top: ground.height + height - 24, width: ground.width }, palette);
  return {
    above: TITLE_HEIGHT,
    below: height + offMap.height,
    shapes: [title(scene.title, ground, palette), ...shapes, ...offMap.shapes],
  };
}

/** Draws the title, reduced in size if necessary so that it fits the sheet. */
function title(text: string, ground: Ground, palette: Palette): Shape {
  const size = Math.min(46, (ground.width - 80) / textWidth(text, 1, 'bold'));
  return el(
    'text',
    { x: 40, y: 68 - TITLE_HEIGHT, 'font-size': size, 'font-weight': 700, fill: palette.sheetText },
    text,
  );
}

function legend(
  entries: readonly Entry[],
  ground: Ground,
  palette: Palette,
  terms: Scene['terms'],
): { shapes: Shape[]; height: number } {
  let x = 40;
  let y = ground.height + 20;
  const shapes: Shape[] = [];
  const place = (width: number): void => {
    if (x > 40 && x + width > ground.width - 40) {
      x = 40;
      y += ROW_HEIGHT;
    }
  };
  for (const { text, swatch } of entries) {
    const width = SWATCH_WIDTH + 14 + textWidth(text, TYPE) + 44;
    place(width);
    shapes.push(group({ transform: `translate(${n(x)} ${n(y)})` }, [...swatch, label(text, palette)]));
    x += width;
  }
  const ruler = scale(ground, palette, terms);
  if (ruler !== undefined) {
    place(ruler.width);
    shapes.push(group({ transform: `translate(${n(x)} ${n(y)})` }, [ruler.shape]));
  }
  return { shapes, height: y + ROW_HEIGHT + 24 - ground.height };
}

const label = (text: string, palette: Palette): Shape =>
  el('text', { x: SWATCH_WIDTH + 14, y: 29, 'font-size': TYPE, fill: palette.sheetText }, text);

function sideEntries(scene: Scene, palette: Palette): Entry[] {
  const present = scene.sides.filter((side) => scene.counters.some((counter) => counter.side === side));
  return present.map((side) => {
    const { face, edge } = coloursOf(palette, scene.sides, side);
    return {
      text: termIn(scene.terms, side),
      swatch: [
        el('rect', { x: 10, y: 0, width: 42, height: 42, rx: 4, fill: face, stroke: edge, 'stroke-width': 1.6 }),
      ],
    };
  });
}

function terrainEntries({ terrain: { words, cells, pictures = [] }, terms }: Scene, palette: Palette): Entry[] {
  const used = new Set(cells);
  return words.flatMap((word, i) => {
    if (!used.has(i) || coversOf(word).includes('void')) return [];
    const own = pictures.find((each) => each.word === i);
    const swatch = own ? pictureSwatch(own, palette) : terrainSwatch(coversOf(word), palette);
    return [{ text: termIn(terms, word), swatch }];
  });
}

/** Draws a part of the author's picture of a terrain. */
function pictureSwatch(
  { word, picture }: { readonly word: number; readonly picture: ScenePicture },
  palette: Palette,
): Shape[] {
  const id = `st-legend-picture-${word}`;
  const rim = el('clipPath', { id }, [el('path', { d: `M0 0H${SWATCH_WIDTH}V${SWATCH_HEIGHT}H0Z` })]);
  const box = { left: 0, top: 0, right: SWATCH_WIDTH, bottom: SWATCH_HEIGHT };
  const edge = { width: SWATCH_WIDTH, height: SWATCH_HEIGHT, fill: 'none', stroke: palette.rim, 'stroke-width': 1.2 };
  return [el('defs', {}, [rim]), group({ 'clip-path': `url(#${id})` }, [pictureOver(box, picture)]), el('rect', edge)];
}

function terrainSwatch(covers: readonly Cover[], palette: Palette): Shape[] {
  const box = { width: SWATCH_WIDTH, height: SWATCH_HEIGHT, rx: 4 };
  const fills = covers.flatMap((cover, i) => {
    const half =
      covers.length > 1 ? { ...box, width: SWATCH_WIDTH / covers.length, x: (i * SWATCH_WIDTH) / covers.length } : box;
    return [
      el('defs', {}, [texture(cover, palette)]),
      el('rect', { ...half, fill: cover === 'water' ? palette.water.fill : textureFill(cover) }),
    ];
  });
  return [
    el('rect', { ...box, fill: palette.ground }),
    ...fills,
    el('rect', { ...box, fill: 'none', stroke: palette.rim, 'stroke-width': 1.2 }),
  ];
}

/**
 * Returns one legend entry for each kind of feature on the map, in the stroke styles of the map. Hexside features whose
 * kind is already listed as a terrain are left out.
 */
function featureEntries({ features, terms }: Scene, palette: Palette, listed: ReadonlySet<string>): Entry[] {
  const kinds = new Map<string, SceneFeature>();
  const isListed = ({ kind, hexsides }: SceneFeature): boolean =>
    kinds.has(kind) || (hexsides.length > 0 && listed.has(termIn(terms, kind)));
  for (const feature of features) if (!isHidden(feature) && !isListed(feature)) kinds.set(feature.kind, feature);
  return [...kinds.values()].map((feature) => ({
    text: termIn(terms, feature.kind),
    swatch: featureSwatch(feature, palette),
  }));
}

function featureSwatch(feature: SceneFeature, palette: Palette): Shape[] {
  const box = { width: SWATCH_WIDTH, height: 42, rx: 4 };
  return [
    el('rect', { ...box, fill: palette.ground }),
    el('rect', { ...box, fill: 'none', stroke: palette.rim, 'stroke-width': 1.2 }),
    ...featureSample(feature, palette),
  ];
}

const COURSE = 'M8 28C22 8 38 34 54 14';

function featureSample(feature: SceneFeature, palette: Palette): Shape[] {
  if (isBox(feature))
    return [el('rect', { x: 13, y: 9, width: 36, height: 24, fill: 'none', stroke: palette.rim, 'stroke-width': 2 })];
  if (feature.cells.length > 0)
    return [group({ transform: `translate(${SWATCH_WIDTH / 2} 21)` }, siteSign(siteOf(feature), palette))];
  if (feature.chains.length > 0)
    return (isLink(feature) ? linkStrokeStyles(feature, palette) : wayStrokeStyles(wayOf(feature), palette)).flatMap(
      (pen) => stroke(COURSE, pen),
    );
  const line = lineOf(feature);
  if (line === 'bridge')
    return [
      ...stroke(COURSE, { colour: palette.river.fill, width: 6.5 }),
      ...stroke('M22 7L26 12H36L40 7M22 35L26 30H36L40 35', { colour: palette.rail, width: 2.4 }),
    ];
  if (line === 'strait')
    return [
      ...stroke(COURSE, { colour: palette.water.fill, width: 14 }),
      ...stroke('M31 8V34', { colour: palette.waterText, width: 3, dash: '1 6' }),
    ];
  return lineStrokeStyles(line, palette).flatMap((pen) => stroke(COURSE, pen));
}

/** Length of the scale bar, in cells. On a narrow sheet the bar is shorter. */
const SCALE_CELLS = 5;

/** Returns a scale bar as long as the sheet allows; undefined if the sheet has no room for a bar of one cell. */
function scale(ground: Ground, palette: Palette, terms: Scene['terms']): { shape: Shape; width: number } | undefined {
  const cells = ground.sides === 6 ? ['hex', 'hexes'] : ['square', 'squares'];
  const [one, many] = cells.map((word) => termIn(terms, word));
  const widthOf = (length: number): number => length * UNIT + 14 + textWidth(`${length} ${many}`, TYPE);
  let count = SCALE_CELLS;
  while (count > 0 && widthOf(count) > ground.width - 80) count--;
  if (count === 0) return undefined;
  const bars = Array.from({ length: count }, (_, i) =>
    el('rect', {
      x: i * UNIT,
      y: 18,
      width: UNIT,
      height: 8,
      fill: i % 2 === 0 ? palette.sheetText : palette.sheet,
      stroke: palette.sheetText,
      'stroke-width': 1.4,
    }),
  );
  const text = el(
    'text',
    { x: count * UNIT + 14, y: 29, 'font-size': TYPE, fill: palette.sheetText },
    `${count} ${count === 1 ? one : many}`,
  );
  return { shape: group({}, [...bars, text]), width: widthOf(count) };
}
