import type { Counter, Scene } from '../../contract/scene.js';
import { COUNTER_SIZE, stacksOf, type Stack } from '../../render/counters.js';
import type { Ground } from '../../render/ground.js';
import type { Palette } from '../../render/palette.js';
import { badge } from './badge.js';
import { el, type Attributes, type Shape } from '../../render/shape.js';

/** The units that can act, and those that the player has chosen. */
export interface Actors {
  readonly names: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** Cells whose counters are not dimmed, because they can be chosen as targets, with their costs or odds. */
  readonly targets: ReadonlyMap<number, string>;
}

/** Sheet units between a counter and its outline. */
const OUTLINE_GAP = 4;
/**
 * Sheet units from the lower edge of a counter to the middle of its cost badge, so that the badge does not cover the
 * strength of the counter.
 */
const BADGE_DROP = 11;

/**
 * Outlines the stacks with units that can act, and dims all other stacks. Shows the costs and odds of targets above the
 * counters, because the counters hide the costs and odds that the map shows in their cells.
 */
export function actorMarks(
  { names, chosen, targets }: Actors,
  { counters, sides }: Pick<Scene, 'counters' | 'sides'>,
  ground: Ground,
  palette: Palette,
): readonly Shape[] {
  if (names.size === 0 && targets.size === 0) return [];
  const has = (group: ReadonlySet<string>) => (stack: Stack) =>
    stack.counters.some((each: Counter) => group.has(each.name));
  const stacks = stacksOf(counters, sides).filter(({ counters: [{ cell }] }) => cell in ground.centres);
  const [isActor, isChosen] = [has(names), has(chosen)];
  const dimmed = stacks.filter((stack) => !isActor(stack) && !targets.has(stack.counters[0].cell));
  const outline = (drawn: readonly Stack[], gap: number, line: Attributes): Shape[] =>
    drawn.length === 0
      ? []
      : [
          el('path', {
            d: drawn.map((stack) => square(stack, gap, ground)).join(''),
            'stroke-linejoin': 'round',
            ...line,
          }),
        ];
  return [
    ...outline(dimmed, 1, { fill: palette.sheet, 'fill-opacity': '.55', stroke: 'none' }),
    ...outline(
      stacks.filter((stack) => isActor(stack) && !isChosen(stack)),
      OUTLINE_GAP,
      {
        fill: 'none',
        stroke: palette.cursor,
        'stroke-width': 4,
      },
    ),
    ...outline(stacks.filter(isChosen), OUTLINE_GAP, {
      fill: palette.cursor,
      'fill-opacity': '.22',
      stroke: palette.cursor,
      'stroke-width': 8,
    }),
    ...[...new Set(stacks.map(({ counters: [{ cell }] }) => cell))].flatMap((cell) => {
      const note = targets.get(cell) ?? '';
      const { x, y } = ground.centres[cell];
      return note === '' ? [] : badge({ x, y: y + COUNTER_SIZE / 2 + BADGE_DROP }, note, palette.reachText, palette);
    }),
  ];
}

/** Returns a square around the counters of a stack, as path data. */
function square({ counters: [{ cell }], place }: Stack, gap: number, { centres }: Ground): string {
  const half = (COUNTER_SIZE / 2) * place.scale + gap;
  const [x, y] = [centres[cell].x + place.x, centres[cell].y + place.y];
  const n = (value: number): string => value.toFixed(1);
  return `M${n(x - half)} ${n(y - half)}H${n(x + half)}V${n(y + half)}H${n(x - half)}Z`;
}
