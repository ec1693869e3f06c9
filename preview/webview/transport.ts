import type { MomentItem } from '../moments.js';
import { h, iconButton, set } from './dom.js';

/** Milliseconds a moment stands while the game is played through. */
const BEAT = 1100;

/** Shapes of the buttons in a square of 16. */
const FIRST = 'M3 3h2v10H3zM13 3v10L6 8z';
const BACK = 'M11 3v10L4 8z';
const PLAY = 'M2 3l6 5-6 5zM8 3l6 5-6 5z';
const PAUSE = 'M4 3h3v10H4zM9 3h3v10H9z';
const NEXT = 'M5 3l7 5-7 5z';
const LAST = 'M3 3l7 5-7 5zM11 3h2v10h-2z';

export interface Transport {
  readonly element: HTMLElement;
  show(moments: readonly MomentItem[], chosen: number): void;
}

/** The slider through the moments, with first, back, play, on and last. */
export function transport(choose: (moment: number) => void): Transport {
  let numbers: readonly number[] = [];
  let place = 0;
  let beat: ReturnType<typeof setTimeout> | undefined;

  const slider = h('input', { type: 'range', min: 0, max: 0, step: 1, 'aria-label': 'Moment' });
  const reading = h('output', { class: 'reading' });
  const go = (to: number): void => {
    const kept = Math.max(0, Math.min(numbers.length - 1, to));
    if (kept === place && numbers.length > 0) return;
    place = kept;
    choose(numbers[kept] ?? -1);
  };
  const stopAnd = (act: () => void) => () => {
    halt();
    act();
  };
  const first = iconButton(
    FIRST,
    'Set-up',
    stopAnd(() => {
      go(0);
    }),
  );
  const back = iconButton(
    BACK,
    'Moment before',
    stopAnd(() => {
      go(place - 1);
    }),
  );
  const play = iconButton(PLAY, 'Play', () => {
    if (beat === undefined) start();
    else halt();
  });
  const on = iconButton(
    NEXT,
    'Next moment',
    stopAnd(() => {
      go(place + 1);
    }),
  );
  const last = iconButton(
    LAST,
    'Last moment',
    stopAnd(() => {
      go(numbers.length - 1);
    }),
  );
  slider.addEventListener(
    'input',
    stopAnd(() => {
      go(slider.valueAsNumber);
    }),
  );

  function start(): void {
    if (place === numbers.length - 1) go(0);
    set(play, 'aria-pressed', 'true');
    play.setIcon(PAUSE);
    beat = setTimeout(tick, BEAT);
  }

  function tick(): void {
    go(place + 1);
    if (place < numbers.length - 1) beat = setTimeout(tick, BEAT);
    else halt();
  }

  function halt(): void {
    clearTimeout(beat);
    beat = undefined;
    set(play, 'aria-pressed', 'false');
    play.setIcon(PLAY);
  }

  return {
    element: h(
      'div',
      { class: 'transport', role: 'group', 'aria-label': 'Through the moments' },
      h('div', { class: 'buttons' }, first, back, play, on, last, reading),
      slider,
    ),
    show(moments, chosen) {
      numbers = [-1, ...moments.map((moment) => moment.number)];
      place = Math.max(0, numbers.indexOf(chosen));
      slider.max = String(numbers.length - 1);
      slider.value = String(place);
      const moment = place === 0 ? undefined : moments[place - 1];
      const words = moment === undefined ? 'set-up' : `${place} of ${moments.length}`;
      reading.textContent = words;
      set(slider, 'aria-valuetext', moment === undefined ? words : `${words}: ${moment.prompt}`);
      for (const control of [first, back]) control.disabled = place === 0;
      for (const control of [on, last]) control.disabled = place >= numbers.length - 1;
      play.disabled = numbers.length < 2;
      slider.disabled = numbers.length < 2;
    },
  };
}
