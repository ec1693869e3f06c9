import type { CellActions } from './cell-actions.js';
import type { CellSelection } from './cell-selection.js';
import type { CounterCarrier } from './counter-carrier.js';
import type { Fan } from './fan.js';
import type { HitTest } from './hit-test.js';
import type { MapContext } from './map-context.js';
import type { MapKeyEvents } from './map-keys.js';
import { gripOf, selectFromStack } from './selection.js';
import type { StackFan } from './stack-fan.js';

/** The parts of a map that the keyboard controls. */
export interface KeyTargets {
  readonly hit: HitTest;
  readonly carrier: CounterCarrier;
  readonly cells: CellSelection;
  readonly actions: CellActions;
  readonly fan: Fan;
  readonly stack: StackFan;
}

/** Returns the handlers of the map's keys. */
export function keyHandlers(
  { element, model, camera }: MapContext,
  { hit, carrier, cells, actions, fan, stack }: KeyTargets,
): MapKeyEvents {
  return {
    step(direction) {
      cells.step(direction, () => hit.cell({ x: element.clientWidth / 2, y: element.clientHeight / 2 }));
    },
    pan: camera.pan,
    zoom: camera.zoom,
    fit: camera.fit,
    enter: actions.enter,
    turnFan() {
      if (stack.counter() === undefined) return false;
      stack.turn();
      return true;
    },
    stepFan(by) {
      if (fan.isOpen) stack.step(by);
      return fan.isOpen;
    },
    closeFan() {
      if (!fan.isOpen) return false;
      stack.turn();
      return true;
    },
    pickUp(modifiers) {
      const counter = stack.counter();
      if (counter === undefined || model.contents === undefined) return false;
      return carrier.pickUp(fan.chosen ? [counter] : selectFromStack(counter, gripOf(modifiers), model.contents.scene));
    },
  };
}
