import { t } from '@vscode/l10n';
import type { Counter } from '../../contract/scene.js';
import { describeCounter } from './describe.js';
import type { Fan } from './fan.js';
import type { MapContext } from './map-context.js';
import { selectFromStack } from './selection.js';

/** Minimum scale at which the counters of a spread-out stack are drawn. */
const MIN_COUNTER_SCALE = 0.75;

/** Spreads out the stack of the selected cell, and selects counters in it. */
export interface StackFan {
  readonly isOpen: boolean;
  /** Spreads out the stack, or closes it if it is spread out. */
  readonly turn: () => void;
  /** Selects the next or previous counter. */
  step(by: 1 | -1): void;
  /** Selects a counter of the spread-out stack. */
  choose(counter: Counter): void;
  /**
   * Returns the counter that is selected in the spread-out stack. If no stack is spread out, returns the top counter of
   * the selected cell.
   */
  readonly counter: () => Counter | undefined;
}

export function stackFan({ model, camera, element, events, mark, announce }: MapContext, fan: Fan): StackFan {
  function open(): void {
    const top = model.topCounter(model.cursor.cell);
    const stack = model.contents && top && selectFromStack(top, 'stack', model.contents.scene);
    if (model.contents === undefined || stack === undefined || stack.length < 2) return;
    const { x: left, y: above } = camera.toSheet({ x: 0, y: 0 });
    const { x: right, y: bottom } = camera.toSheet({ x: element.clientWidth, y: element.clientHeight });
    const scale = Math.max(1, MIN_COUNTER_SCALE / (camera.drawnView?.zoom ?? 1));
    const centre = model.contents.ground.centres[model.cursor.cell];
    fan.open(stack, centre, scale, { left, top: above, right, bottom });
    announce(t('{0} counters: {1}.', stack.length, fan.counters.map(({ name }) => name).join(', ')));
  }

  function chose(counter: Counter | undefined): void {
    mark();
    if (counter === undefined) return;
    announce(describeCounter(counter));
    events.chose(counter.cell, counter);
  }

  return {
    get isOpen() {
      return fan.isOpen;
    },
    turn() {
      if (fan.isOpen) fan.fold();
      else open();
      mark();
    },
    step(by) {
      chose(fan.step(by));
    },
    choose(counter) {
      chose(fan.choose(counter));
    },
    counter: () => fan.chosen ?? model.topCounter(model.cursor.cell),
  };
}
