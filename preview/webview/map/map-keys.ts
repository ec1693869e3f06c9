import { t } from '@vscode/l10n';
import type { Point } from '../../../engine/board/board.js';
import { DIRECTIONS } from './cell-cursor.js';
import type { Modifiers } from './selection.js';

/** Describes the keys of the map to screen readers. */
export const KEYS = t(
  'Arrow keys move from cell to cell. Enter opens the text. V spreads out the stack, comma and full stop move through it. M picks up the stack, with Shift the top counter’s formation, with Alt only the top counter; Enter drops them, Shift and Enter add the hex to their attack, Escape cancels. P draws: Enter paints the cell, or continues a line. Plus and minus zoom, 0 shows the whole map, Shift with arrows scrolls.',
);

/** Pixels that Shift with an arrow key scrolls. */
const SCROLL_STEP_PX = 80;

/** Handlers of the map's keys. A handler that returns a boolean returns false if it does not use the key. */
export interface MapKeyEvents {
  readonly step: (direction: Point) => void;
  readonly pan: (by: Point) => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  /**
   * Handles Enter. If counters are carried, drops them. Otherwise, if the draw tool or the ruler is on, paints the cell
   * or sets a point of the ruler. In all other cases, opens the text of the cell.
   */
  readonly enter: (hasShift: boolean) => void;
  /** Spreads out the stack of the selected cell, or closes a stack that is spread out. */
  readonly turnFan: () => boolean;
  /** Selects the next or previous counter of the stack that is spread out. */
  readonly stepFan: (by: 1 | -1) => boolean;
  readonly closeFan: () => boolean;
  readonly pickUp: (modifiers: Modifiers) => boolean;
}

/** Handles the keys pressed while the map has the focus. */
export function watchMapKeys(element: HTMLElement, events: MapKeyEvents): void {
  element.addEventListener('keydown', (event) => {
    if (event.target !== element || event.ctrlKey || event.metaKey) return;
    // With Alt, some keyboards produce a letter other than M.
    const isPickUp = event.code === 'KeyM' || event.key.toLowerCase() === 'm';
    const isUsed = isPickUp ? events.pickUp(event) : !event.altKey && handleKey(event.key, event.shiftKey, events);
    if (isUsed) event.preventDefault();
  });
}

/** Handles a key pressed without Control and Alt. Returns false if the map does not use it. */
export function handleKey(key: string, hasShift: boolean, events: MapKeyEvents): boolean {
  const direction = DIRECTIONS[key];
  if (direction && hasShift) events.pan({ x: -direction.x * SCROLL_STEP_PX, y: -direction.y * SCROLL_STEP_PX });
  else if (direction) events.step(direction);
  else if (key === '+' || key === '=') events.zoom(1.25);
  else if (key === '-') events.zoom(0.8);
  else if (key === '0') events.fit();
  else if (key === 'Enter') events.enter(hasShift);
  else if (key === 'v') return events.turnFan();
  else if (key === ',' || key === '.') return events.stepFan(key === '.' ? 1 : -1);
  else if (key === 'Escape') return events.closeFan();
  else return false;
  return true;
}
