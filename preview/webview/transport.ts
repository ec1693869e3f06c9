import type { MomentItem } from '../moments.js';
import { h, set } from './dom.js';
import { drawn, signButton } from './icons.js';
import { strip } from './strip.js';

/** Milliseconds a moment stands while the game is played through. */
const BEAT = 1100;

export interface Transport {
  readonly element: HTMLElement;
  show(moments: readonly MomentItem[], chosen: number): void;
  /** By a key: to the set-up or the end, on or back, or playing on and off. */
  readonly obey: (wish: 'first' | 'back' | 'next' | 'last' | 'play') => void;
}

/** Through the moments: first, back, on and last, play, and the strip of them all. */
export function transport(
  choose: (moment: number) => void,
  colourOf: (side: string) => string,
  seed: HTMLElement,
): Transport {
  let numbers: readonly number[] = [];
  let place = 0;
  let beat: ReturnType<typeof setTimeout> | undefined;

  const row = strip(colourOf);
  const { slider } = row;
  const reading = h('output', { class: 'reading' });
  const go = (to: number): void => {
    const kept = Math.max(0, Math.min(numbers.length - 1, to));
    if (kept === place && numbers.length > 0) return;
    place = kept;
    choose(numbers[kept] ?? -1);
  };
  const ways = {
    first: () => {
      go(0);
    },
    back: () => {
      go(place - 1);
    },
    next: () => {
      go(place + 1);
    },
    last: () => {
      go(numbers.length - 1);
    },
  };
  const stopAnd = (act: () => void) => () => {
    halt();
    act();
  };
  const first = signButton('first', 'Set-up', stopAnd(ways.first), { hint: 'Home' });
  const back = signButton('back', 'Moment before', stopAnd(ways.back), { hint: '[' });
  const on = signButton('next', 'Next moment', stopAnd(ways.next), { hint: ']' });
  const last = signButton('last', 'Last moment', stopAnd(ways.last), { hint: 'End' });
  const playing = (): void => {
    if (beat === undefined) start();
    else halt();
  };
  const play = signButton('play', 'Play', playing, { word: 'Play', hint: 'Space', class: 'play' });
  slider.addEventListener(
    'input',
    stopAnd(() => {
      go(slider.valueAsNumber);
    }),
  );

  function start(): void {
    if (place === numbers.length - 1) go(0);
    turn(true);
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
    turn(false);
  }

  function turn(isOn: boolean): void {
    set(play, 'aria-pressed', String(isOn));
    play.firstElementChild?.replaceWith(drawn(isOn ? 'pause' : 'play'));
  }
  turn(false);

  return {
    element: h(
      'div',
      { class: 'transport', role: 'group', 'aria-label': 'Through the moments' },
      first,
      back,
      on,
      last,
      play,
      row.element,
      reading,
      seed,
    ),
    obey(wish) {
      if (wish === 'play') playing();
      else stopAnd(ways[wish])();
    },
    show(moments, chosen) {
      numbers = [-1, ...moments.map((moment) => moment.number)];
      place = Math.max(0, numbers.indexOf(chosen));
      row.show(moments, place);
      const moment = place === 0 ? undefined : moments[place - 1];
      const words = moment === undefined ? 'set-up' : `${place} / ${moments.length}`;
      const where = moment === undefined ? '' : ` · ${whereOf(moment)}`;
      reading.replaceChildren(
        ...(moment === undefined ? [words] : [h('strong', {}, String(place)), ` / ${moments.length}`]),
      );
      reading.append(h('span', { class: 'where' }, where));
      set(slider, 'aria-valuetext', moment === undefined ? words : `${words}: ${moment.prompt}`);
      for (const control of [first, back]) control.disabled = place === 0;
      for (const control of [on, last]) control.disabled = place >= numbers.length - 1;
      play.disabled = numbers.length < 2;
      slider.disabled = numbers.length < 2;
    },
  };
}

function whereOf({ turn, turnName = String(turn), stretch: { side, name } }: MomentItem): string {
  const phase = side === undefined || name.startsWith(side) ? name : `${side} ${name}`;
  return turn === 0 ? phase : `Turn ${turnName} · ${phase}`;
}
