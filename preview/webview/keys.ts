import type { Switch } from './map/switches.js';
import type { TransportWish } from './record/transport.js';

/** Handlers of the panel's keys, active everywhere except in text fields. */
export interface KeyEvents {
  readonly switches: () => readonly Switch[];
  readonly turn: (each: Switch) => void;
  readonly allOff: () => void;
  readonly layout: () => void;
  readonly find: () => void;
  readonly ruler: () => void;
  /** Turns the draw tool on or off. */
  readonly pen: () => void;
  readonly moment: (wish: TransportWish) => void;
  readonly undo: (which: 'undo' | 'redo') => void;
  /** Clears the selection on the map. */
  readonly letGo: () => void;
  /** Answers the open question with the option that has this number. Returns false if there is no such option. */
  readonly option: (number: number) => boolean;
}

const MOMENTS = {
  Home: 'first',
  '[': 'back',
  ']': 'next',
  End: 'last',
  ' ': 'play',
  '<': 'slower',
  '>': 'faster',
} as const;

export function watchKeys({
  switches,
  turn,
  allOff,
  layout,
  find,
  ruler,
  pen,
  moment,
  undo,
  letGo,
  option,
}: KeyEvents): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const edit = editKey(event);
    if (edit && target instanceof HTMLElement && !target.closest('input')) {
      undo(edit);
      event.preventDefault();
      return;
    }
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (target.closest('input, .menu, .popover')) return;
    // The space bar presses a focused button.
    if (key === ' ' && target.closest('button, summary')) return;
    const wish = MOMENTS[key as keyof typeof MOMENTS] as (typeof MOMENTS)[keyof typeof MOMENTS] | undefined;
    const letter = /^[a-z]$/i.test(key) ? `${shiftKey ? 'Shift ' : ''}${key.toUpperCase()}` : '';
    const turned = switches().find((each) => each.letter === letter);
    if (/^[1-9]$/.test(key)) {
      if (!option(Number(key))) return;
    } else if (wish !== undefined) moment(wish);
    else if (letter === 'L') layout();
    else if (letter === 'D') ruler();
    else if (letter === 'P') pen();
    else if (key === '/') find();
    else if (key === 'Backspace') allOff();
    else if (key === 'Escape') letGo();
    else if (turned && turned.whyNot === undefined) turn(turned);
    else return;
    event.preventDefault();
  });
}

/** Returns the meaning of Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, on macOS with Cmd; undefined for all other keys. */
function editKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}
