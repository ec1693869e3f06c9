import { t } from '@vscode/l10n';
import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { Counter, Overlay, Scene } from '../../contract/scene.js';
import type { Shape } from '../../render/shape.js';
import { describeCell, speakCell } from './describe.js';
import { counterDrag } from './drag.js';
import { dragFeedback } from './drag-feedback.js';
import { orderJudge, type DropJudge } from './drop-judge.js';
import { spokenText } from './drop-explanation.js';
import type { MapContext, MapPlay } from './map-context.js';
import { asSelection, describeSelection, namesOf, type CounterSelection } from './selection.js';
import { panePoint } from './view.js';
import { rectangleInWindow } from './window-rectangle.js';

/** Picks up counters, moves them with the pointer, shows feedback about the cell below, and drops them. */
export interface CounterCarrier {
  /** The elements that show feedback during a drag. */
  readonly elements: readonly HTMLElement[];
  readonly isCarrying: boolean;
  /** Names of the carried counters. */
  readonly carried: readonly string[];
  /** Dropped counters, shown in their new cell until the picture contains them. */
  readonly landed: readonly Counter[];
  /** The reach of the carried counters. */
  readonly reach: readonly Overlay[];
  readonly shapes: () => readonly Shape[];
  /** Picks up counters. Returns false if they may not be dragged now. */
  readonly pickUp: (selection: CounterSelection) => boolean;
  /**
   * Moves the counters to a point of the pane, above a cell.
   * @param adds true if a drop would add the cell to an attack
   */
  carry(at: Point, over: Cell, adds: boolean): void;
  readonly carryToCell: (cell: Cell) => void;
  /**
   * Drops the counters in a cell. If the cell is outside the map or is the cell from which the counters come, puts the
   * counters back.
   */
  putDown(cell: Cell, adds?: boolean): void;
  readonly letGo: () => void;
  /**
   * Updates a drag in progress after a new picture has arrived.
   * @param isOther true if the scene differs from that of the previous picture
   */
  see(scene: Scene, isOther: boolean): void;
  /** Stops showing dropped counters separately, because the picture now contains them. */
  readonly settle: () => void;
}

/**
 * Creates the part of a map pane that picks up, moves and drops counters.
 * @param pickedUp called when counters are picked up
 */
export function counterCarrier(
  { element, model, camera, events, refresh, mark, announce }: MapContext,
  pickedUp: () => void,
): CounterCarrier {
  /** True from the pick-up until the feedback has been removed. */
  let hasFeedback = false;
  let landed: readonly Counter[] = [];

  const drag = counterDrag(() => {
    element.classList.toggle('carrying', drag.carried !== undefined);
    if (drag.carried === undefined && hasFeedback) {
      hasFeedback = false;
      feedback.end();
      events.replaces(undefined);
      refresh();
    }
    mark();
  });
  const orders = orderJudge(events.request);
  const judge = (): DropJudge => (events.play?.isPlayed === true ? events.play.drops : orders);
  const feedback = dragFeedback(
    {
      targets(...args) {
        judge().targets(...args);
      },
      verdict(...args) {
        judge().verdict(...args);
      },
    },
    {
      targeted({ replaces }) {
        events.replaces(replaces);
        refresh();
        mark();
      },
      explained(explanation, to) {
        if (model.contents === undefined) return;
        announce(`${spokenText(explanation)}. ${speakCell(describeCell(model.contents.scene, to))}`);
        mark();
      },
    },
  );

  /**
   * Returns the counters that are dragged. While a game is played, these are only the counters that can answer its
   * question.
   */
  function draggedOf(selection: CounterSelection): CounterSelection | undefined {
    if (events.play?.isPlayed !== true) return selection;
    return asSelection(events.play.drops.dragged(selection, model.contents?.scene.counters ?? []));
  }

  /** Drops counters as the answer to the question of a game. Attackers stay where they are. */
  function answerInGame(play: MapPlay, selection: CounterSelection, cell: Cell, adds: boolean): void {
    if (model.contents === undefined) return;
    const { scene, ground } = model.contents;
    const isEntered = scene.counters.every((other) => other.cell !== cell || other.side === selection[0].side);
    const isAnswered = play.drops.drop(cell, adds, rectangleInWindow(element, camera, ground.centres[cell]));
    if (isAnswered && isEntered) landed = selection.map((counter) => ({ ...counter, cell }));
    refresh();
  }

  /** Returns the centre of a cell. For counters that are not on the map, returns the centre of the middle cell. */
  function startOf(cell: Cell): Point {
    const { centres } = model.contents!.ground;
    return centres.at(cell === NOWHERE ? centres.length >> 1 : cell) ?? { x: 0, y: 0 };
  }

  return {
    elements: feedback.elements,
    get isCarrying() {
      return drag.carried !== undefined;
    },
    get carried() {
      return namesOf(drag.carried ?? []);
    },
    get landed() {
      return landed;
    },
    get reach() {
      return feedback.overlays;
    },
    shapes: () => [...feedback.shapes(model.palette), ...drag.shapes],
    pickUp(wanted) {
      const selection = draggedOf(wanted);
      if (model.contents === undefined || selection === undefined) return false;
      pickedUp();
      drag.pickUp(selection, model.contents.scene.sides, model.palette);
      hasFeedback = true;
      feedback.begin(selection, model.contents.ground);
      drag.carry(startOf(selection[0].cell));
      refresh();
      announce(t('{0} picked up.', describeSelection(selection)));
      return true;
    },
    carry(at, over, adds) {
      feedback.over(over, at, adds);
      drag.carry(camera.toSheet(at));
    },
    carryToCell(cell) {
      if (drag.carried === undefined || model.contents === undefined) return;
      const centre = model.contents.ground.centres[cell];
      const view = camera.view ?? { x: 0, y: 0, zoom: 1 };
      const size = { width: element.clientWidth, height: element.clientHeight };
      feedback.over(cell, panePoint(view, centre, size), false);
      drag.carry(centre);
    },
    putDown(cell, adds = false) {
      const isRefused = feedback.refuses(cell);
      const selection = drag.letGo();
      if (!selection || cell === NOWHERE || cell === selection[0].cell) return;
      if (events.play?.isPlayed === true) {
        answerInGame(events.play, selection, cell, adds);
        return;
      }
      if (!isRefused) landed = selection.map((counter) => ({ ...counter, cell }));
      refresh();
      events.moveCounters(selection, cell, adds);
    },
    letGo() {
      drag.letGo();
    },
    see({ counters }, isOther) {
      drag.see(counters);
      if (isOther && drag.carried && model.contents) feedback.begin(drag.carried, model.contents.ground);
    },
    settle() {
      if (landed.length === 0) return;
      landed = [];
      refresh();
    },
  };
}
