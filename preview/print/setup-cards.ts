import { el, group, type Shape } from '../render/shape.js';
import { textWidth } from '../render/text-width.js';
import { edgeOf, faceDrawer, type CounterPrint } from './counter-sheets.js';
import { footer } from './footer.js';
import { MARGIN_MM, roomOn, type Sheet } from './paper.js';
import type { Printed, PrintedPlace, PrintedSide } from '../contract/print-data.js';
import { filled } from './filled.js';

const HEADING = 5;
const TYPE = 3;
/** Gap between the blocks of two places. */
const GAP_MM = 4;

/** A heading or a counter picture on a set-up card. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** True for a heading, which is alone on its row of blocks. */
  readonly isHeading?: true;
}

/**
 * Lays out the set-up cards of every side. The cards list the starting positions and arrivals, with a picture of each
 * counter at actual size. Players place the counters on these pictures.
 */
export function setupCards(printed: Printed, print: CounterPrint): Sheet[] {
  const { paper } = print;
  const draw = faceDrawer(printed.sides, print);
  return printed.bySide.flatMap((side) => {
    const cards = dealt(blocksOf(side), roomOn(paper).height);
    return cards.map((shapes, number) => ({
      ...paper,
      shapes: [
        group({ transform: `translate(${MARGIN_MM} ${MARGIN_MM})` }, shapes),
        ...footer(paper, `${printed.title} · ${side.side} · ${filled(printed.words.card, number + 1, cards.length)}`),
      ],
    }));
  });

  function blocksOf({ side, start, arrivals }: PrintedSide): Block[] {
    return [
      ...(start.length === 0 ? [] : [heading(filled(printed.words.start, side)), ...start.map(block)]),
      ...(arrivals.length === 0 ? [] : [heading(filled(printed.words.arrivals, side)), ...arrivals.map(block)]),
    ];
  }

  /**
   * Returns a block: the name of a place, and below it the counters of the place, in as many rows as the width of the
   * paper requires.
   */
  function block({ where, faces }: PrintedPlace): Block {
    const room = roomOn(paper).width;
    const edge = edgeOf(print);
    const columns = Math.max(1, Math.min(faces.length, Math.floor(room / edge)));
    const lines = wrapped(where, Math.max(columns * edge, room / 4));
    const above = lines.length * TYPE * 1.25 + 0.5;
    return {
      width: Math.max(columns * edge, ...lines.map((line) => textWidth(line, TYPE, 'bold'))),
      height: above + Math.ceil(faces.length / columns) * edge,
      shapes: [
        ...lines.map((line, i) =>
          el('text', { y: TYPE + i * TYPE * 1.25, 'font-size': TYPE, 'font-weight': 700 }, line),
        ),
        ...faces.map((face, at) => draw(face, (at % columns) * edge, above + Math.floor(at / columns) * edge)),
      ],
    };
  }

  /** Arranges blocks in rows on cards of the given height. A heading begins a new row. */
  function dealt(blocks: readonly Block[], height: number): Shape[][] {
    const cards: Shape[][] = [];
    let [x, y, tallest] = [0, height, 0];
    for (const each of blocks) {
      const isFull = x + each.width > roomOn(paper).width;
      if (x > 0 && (isFull || each.isHeading)) [x, y, tallest] = [0, y + tallest + GAP_MM, 0];
      if (y + each.height + (each.isHeading ? edgeOf(print) : 0) > height) {
        cards.push([]);
        [x, y, tallest] = [0, 0, 0];
      }
      cards.at(-1)?.push(group({ transform: `translate(${x} ${y})` }, each.shapes));
      if (each.isHeading) y += each.height + GAP_MM / 2;
      else [x, tallest] = [x + each.width + GAP_MM, Math.max(tallest, each.height)];
    }
    return cards;
  }
}

const heading = (text: string): Block => ({
  width: 0,
  height: HEADING * 1.3,
  shapes: [el('text', { y: HEADING, 'font-size': HEADING, 'font-weight': 700 }, text)],
  isHeading: true,
});

/** Breaks a text into lines no wider than `width`. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length === 0 || textWidth(longer, TYPE, 'bold') > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
