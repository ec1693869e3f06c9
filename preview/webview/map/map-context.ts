import type { Cell } from '../../../engine/board/board.js';
import type { Stroke } from '../../contract/drawing.js';
import type { Counter, SceneUnderlay } from '../../contract/scene.js';
import type { SendRequest } from '../request-channel.js';
import type { Actors } from './actor-marks.js';
import type { Camera } from './camera.js';
import type { AnswerDrops } from './drop-judge.js';
import type { MapModel } from './map-model.js';
import type { CounterSelection } from './selection.js';
import type { View } from './view.js';

/** A click or Enter in a cell while a game is played on the map. */
export interface MapPress {
  readonly cell: Cell;
  /** The counters of the stack in the cell, or only the counter that was clicked. Empty if there are no counters. */
  readonly counters: readonly Counter[];
  /** True to add the counters to those chosen before. */
  readonly adds: boolean;
  /** The rectangle of the window that was pressed, in pixels. A click has an empty rectangle. */
  readonly at: DOMRectReadOnly;
}

/** A game that is played on the map. */
export interface MapPlay {
  /** True while a question is open that can be answered on the map. */
  readonly isOpen: boolean;
  /** The units that can act; none while no question is open. */
  readonly actors: Actors;
  /** True while a game is played. Counters are then dragged to answer its question, and not otherwise. */
  readonly isPlayed: boolean;
  readonly drops: AnswerDrops;
  readonly press: (press: MapPress) => void;
  /** Called with the counters in a box drawn with the pointer. */
  readonly box: (counters: readonly Counter[]) => void;
  /** Called when the pointer or the cell cursor moves to a cell. Returns true if the cell is a target. */
  readonly point: (cell: Cell | undefined, at: DOMRectReadOnly) => boolean;
}

/** Events of the map. */
export interface MapEvents {
  /**
   * Called when a cell was selected by pointer or keyboard, with the counter that was selected in the cell. Without a
   * counter, the top counter of the cell is selected.
   */
  readonly chose: (cell: Cell, counter?: Counter) => void;
  readonly open: (what: { readonly cell: Cell; readonly counter?: Counter }) => void;
  /**
   * Called when the user has moved counters to a cell.
   * @param adds true to add the cell to the attack that the counters already make
   */
  readonly moveCounters: (selection: CounterSelection, to: Cell, adds: boolean) => void;
  /** Asks where picked-up counters can be dropped. */
  readonly request: SendRequest;
  /**
   * Called with the moment whose order the drop would replace. Called with undefined if the drop would replace no
   * order.
   */
  readonly replaces: (moment: number | undefined) => void;
  readonly moved: (view: View) => void;
  /** Returns the animation speed as a multiple of the normal speed. */
  readonly speed: () => number;
  /** Called when the drawn view has changed. */
  readonly viewed: (view: View) => void;
  /** Called when the ruler was turned on or off. */
  readonly ruled: (isOn: boolean) => void;
  /** Called when a stroke was finished. */
  readonly draw: (stroke: Stroke) => void;
  /** Called when the user has aligned the scan. */
  readonly align: (alignment: Pick<SceneUnderlay, 'anchors' | 'opacity'>) => void;
  /** Called when the user wants to choose a picture file as the scan. */
  readonly chooseScan: () => void;
  /** The game that is played on this map. */
  readonly play?: MapPlay;
}

/** State and services that the parts of a map pane share. */
export interface MapContext {
  readonly element: HTMLElement;
  readonly model: MapModel;
  readonly camera: Camera;
  readonly events: MapEvents;
  /** Paints the map again. */
  readonly refresh: () => void;
  /** Redraws what lies above the map: marks, strokes, dragged and moving counters. */
  readonly mark: () => void;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}
