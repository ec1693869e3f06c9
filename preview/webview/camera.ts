import type { Point } from '../../engine/board/board.js';
import { prefersStillness } from './theme.js';
import { detail, fit, isSeen, opening, panePoint, sheetPoint, within, zoomedAt } from './view.js';
import type { Size, View } from './view.js';

/** Moves a sheet behind a pane. It keeps its view whatever is drawn, until somebody moves it. */
export interface Camera {
  /** Undefined until there is a sheet to look at. */
  readonly view: View | undefined;
  /** The sheet's size; the first sheet is opened around a point, or where the view was before. */
  look(sheet: Size, around: () => Point): void;
  readonly fit: () => void;
  readonly pan: (by: Point) => void;
  readonly zoom: (by: number, at?: Point) => void;
  /** Brings a point of the sheet into the pane, unless it is there already. */
  readonly reveal: (point: Point) => void;
  readonly sees: (point: Point) => boolean;
  readonly toSheet: (at: Point) => Point;
}

export function camera(
  pane: HTMLElement,
  element: HTMLElement,
  saved: View | undefined,
  moved: (view: View) => void,
): Camera {
  let view = saved;
  let sheet: Size | undefined;
  let placed = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let known: Size | undefined;
  /** The pane's size, not asked of the page again and again: each question would make it lay everything out. */
  const size = (): Size => (known ??= { width: pane.clientWidth || 1, height: pane.clientHeight || 1 });

  function go(to: View, gently = false): void {
    if (sheet === undefined) return;
    view = within(to, sheet, size());
    element.classList.toggle('glides', gently && !prefersStillness());
    apply();
    moved(view);
    clearTimeout(settling);
    settling = setTimeout(() => {
      element.classList.remove('glides');
    }, 220);
  }

  function apply(): void {
    if (view === undefined) return;
    placed = true;
    const { x, y } = panePoint(view, { x: 0, y: 0 }, size());
    for (const page of element.querySelectorAll(':scope > svg'))
      (page as SVGSVGElement).style.transform = `translate3d(${x}px, ${y}px, 0) scale(${view.zoom})`;
    element.dataset.detail = String(detail(view.zoom));
  }

  new ResizeObserver(() => {
    known = undefined;
    apply();
  }).observe(pane);
  const now = (): View => view ?? { x: 0, y: 0, zoom: 1 };
  return {
    get view() {
      return view;
    },
    look(next, around) {
      sheet = next;
      if (view === undefined) go(opening(next, size(), around()));
      else if (!placed) apply();
    },
    fit() {
      if (sheet) go(fit(sheet, size()), true);
    },
    pan: ({ x, y }) => {
      go({ ...now(), x: now().x - x / now().zoom, y: now().y - y / now().zoom });
    },
    zoom: (by, at) => {
      go(zoomedAt(now(), by, at ?? { x: size().width / 2, y: size().height / 2 }, size()), at === undefined);
    },
    reveal(point) {
      if (!isSeen(now(), point, 60, size())) go({ ...now(), x: point.x, y: point.y }, true);
    },
    sees: (point) => isSeen(now(), point, 60, size()),
    toSheet: (at) => sheetPoint(now(), at, size()),
  };
}
