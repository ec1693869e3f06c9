import type { Point } from '../../../engine/board/board.js';
import type { Modifiers } from './selection.js';

/** Handlers of map gestures; points are in pixels of the pane. */
export interface GestureHandlers {
  /** Picks up the counters at a point. Returns false if there are none; the gesture then pans the map. */
  take(at: Point, modifiers: Modifiers): boolean;
  carry(at: Point, modifiers: Modifiers): void;
  drop(at: Point, modifiers: Modifiers): void;
  letGo(): void;
  pan(by: Point): void;
  zoom(by: number, at: Point): void;
  /** Begins a box that selects counters. Returns false if there is nothing to select; the gesture then pans the map. */
  beginBox(at: Point, modifiers: Modifiers): boolean;
  box(to: Point): void;
  endBox(isFinished: boolean): void;
  click(at: Point, modifiers: Modifiers): void;
  /** Called after the second click of a double click. */
  doubleClick(at: Point): void;
  hover(at: Point | undefined, modifiers?: Modifiers): void;
}

/** Pixels after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 4;

/** Translates pointer events on an element into map gestures. */
export function watchGestures(element: HTMLElement, hands: GestureHandlers): void {
  const down = new Map<number, Point>();
  let pressed: Point | undefined;
  let doing: 'nothing' | 'panning' | 'carrying' | 'boxing' | 'pinching' = 'nothing';

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  element.addEventListener('pointerdown', (event) => {
    if (event.button > 1) return;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, at(event));
    if (down.size === 2) {
      if (doing === 'carrying') hands.letGo();
      if (doing === 'boxing') hands.endBox(false);
      doing = 'pinching';
    } else {
      pressed = at(event);
      doing = 'nothing';
    }
  });

  element.addEventListener('pointermove', (event) => {
    const point = at(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      hands.hover(point, event);
      return;
    }
    down.set(event.pointerId, point);
    if (doing === 'pinching') pinch(before, point, event.pointerId);
    else if (doing === 'panning') hands.pan({ x: point.x - before.x, y: point.y - before.y });
    else if (doing === 'carrying') hands.carry(point, event);
    else if (doing === 'boxing') hands.box(point);
    else if (pressed && Math.hypot(point.x - pressed.x, point.y - pressed.y) > DRAG_THRESHOLD_PX) {
      hands.hover(undefined);
      doing = kindOfDrag(event, pressed);
      if (doing === 'carrying') hands.carry(point, event);
      else if (doing === 'boxing') hands.box(point);
      else hands.pan({ x: point.x - pressed.x, y: point.y - pressed.y });
    }
  });

  /** Returns what a drag from a point does. The middle button always pans. */
  function kindOfDrag(event: PointerEvent, from: Point): 'boxing' | 'carrying' | 'panning' {
    if (event.buttons === 4) return 'panning';
    if (hands.take(from, event)) return 'carrying';
    return hands.beginBox(from, event) ? 'boxing' : 'panning';
  }

  function pinch(before: Point, point: Point, pointer: number): void {
    const other = [...down].find(([id]) => id !== pointer)?.[1];
    if (other === undefined) return;
    const was = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const is = Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    hands.zoom(is / was, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    hands.pan({ x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
  }

  const lift = (event: PointerEvent, finished: boolean): void => {
    if (!down.delete(event.pointerId)) return;
    if (doing === 'carrying') {
      if (finished) hands.drop(at(event), event);
      else hands.letGo();
    } else if (doing === 'boxing') hands.endBox(finished);
    else if (doing === 'nothing' && finished && event.button === 0) hands.click(at(event), event);
    if (down.size === 0) doing = 'nothing';
  };
  element.addEventListener('pointerup', (event) => {
    lift(event, true);
  });
  element.addEventListener('pointercancel', (event) => {
    lift(event, false);
  });
  element.addEventListener('dblclick', (event) => {
    hands.doubleClick(at(event));
  });
  element.addEventListener('pointerleave', () => {
    hands.hover(undefined);
  });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaMode === 0 ? 1 : 30;
      if (event.shiftKey || (!event.ctrlKey && event.deltaX !== 0))
        hands.pan({ x: -event.deltaX * pixels, y: -event.deltaY * pixels });
      else hands.zoom(Math.exp(-event.deltaY * pixels * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
    },
    { passive: false },
  );
}
