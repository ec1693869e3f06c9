import type { Cell } from '../../../engine/board/board.js';
import type { OpenQuestion } from '../../contract/playing.js';
import type { Counter } from '../../contract/scene.js';
import type { AnswerDrops } from '../map/drop-judge.js';
import type { MapPlay } from '../map/map-context.js';
import type { AnswerBuilder } from './answer-builder.js';
import { NOTHING_CHOSEN, type Target } from './answer-choice.js';

export interface MapPlayEvents {
  /** Returns the open question if it can be answered now. */
  readonly question: () => OpenQuestion | undefined;
  readonly isMenuOpen: () => boolean;
  /** Called when a target was clicked. */
  readonly pressTarget: (target: Target, at: DOMRectReadOnly, adds: boolean) => void;
  readonly isPlayed: () => boolean;
  /** Called with the target under the pointer; undefined if there is none. */
  readonly pointTarget: (target: Target | undefined, at: DOMRectReadOnly) => void;
}

/**
 * Returns the part of the game that the map needs: the marks of units and targets, and the effects of clicks on them.
 */
export function mapPlay(builder: AnswerBuilder, drops: AnswerDrops, events: MapPlayEvents): MapPlay {
  const { question, isMenuOpen, isPlayed, pressTarget, pointTarget } = events;
  const targetIn = (cell: Cell | undefined): Target | undefined =>
    cell === undefined ? undefined : builder.targets().get(cell);
  const actorsAmong = (counters: readonly Counter[]): readonly string[] =>
    builder.actorsAmong(counters.map(({ name }) => name));

  return {
    drops,
    get isPlayed() {
      return isPlayed();
    },
    get isOpen() {
      return question() !== undefined;
    },
    get actors() {
      return {
        names: new Set(builder.actors().map(({ unit }) => unit)),
        chosen: new Set(builder.choice.units),
        targets: new Map([
          ...(builder.choice.gathered ?? []).map((cell) => [cell, ''] as const),
          ...[...builder.targets()].map(([cell, { note }]) => [cell, note] as const),
        ]),
      };
    },
    press({ cell, counters, adds, at }) {
      const target = targetIn(cell);
      const { gathered = [] } = builder.choice;
      if (adds && gathered.includes(cell)) {
        builder.choose({ ...builder.choice, gathered: gathered.filter((other) => other !== cell), offered: undefined });
        return;
      }
      if (target && (!adds || target.options.some(({ canAddCells }) => canAddCells))) {
        pressTarget(target, at, adds);
        return;
      }
      const units = actorsAmong(counters);
      if (units.length > 0) builder.chooseUnits(units, adds);
      else if (!adds) builder.choose(NOTHING_CHOSEN);
    },
    box(counters) {
      const units = actorsAmong(counters);
      if (units.length > 0) builder.chooseUnits([...new Set([...builder.choice.units, ...units])], false);
    },
    point(cell, at) {
      const target = targetIn(cell);
      if (question() !== undefined && !isMenuOpen()) pointTarget(target, at);
      return target !== undefined;
    },
  };
}
