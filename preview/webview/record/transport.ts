import { phaseTitle } from './phase-title.js';
import { t } from '@vscode/l10n';
import type { MomentItem } from '../../contract/moments.js';
import { h, set } from '../ui/dom.js';
import { drawn, signButton } from '../ui/icons.js';
import { opensMenu } from '../ui/menu.js';
import { strip } from './strip.js';

/** Milliseconds per moment during playback at normal speed. */
const MOMENT_MS = 1100;
/** Playback speeds as multiples of the normal speed. */
const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Transport {
  readonly element: HTMLElement;
  show(moments: readonly MomentItem[], chosen: number): void;
  /** Executes a keyboard command: go to the start or end, step, play or pause, change the speed. */
  readonly obey: (wish: TransportWish) => void;
  /** Stops playback and pauses moving units. */
  readonly stop: () => void;
  /** Reports that the requested moment is shown and its units start moving. */
  readonly setOut: () => void;
  /** Reports that the requested moment is shown and all units have arrived. */
  readonly arrived: () => void;
}

export type TransportWish = 'first' | 'back' | 'next' | 'last' | 'play' | 'slower' | 'faster';

export interface TransportEvents {
  /** Requests a moment. `isStep` is true if it is the next moment, whose moves are animated. */
  readonly choose: (moment: number, isStep: boolean) => void;
  /** Pauses moving units. */
  readonly halt: () => void;
  /** Resumes moving units. Returns false if no units are moving. */
  readonly goOn: () => boolean;
  readonly colourOf: (side: string) => string;
  /** Reports a new speed as a multiple of the normal speed. */
  readonly speed: (times: number) => void;
}

/** Creates the playback controls: first, back, next, last, play, and the timeline strip. */
export function transport(
  { choose, halt: stopUnits, goOn, colourOf, speed: wish }: TransportEvents,
  seed: HTMLElement,
  speed: number,
): Transport {
  let numbers: readonly number[] = [];
  let place = 0;
  let beat: ReturnType<typeof setTimeout> | undefined;
  let isPlaying = false;
  /** True while units are moving. */
  let isMoving = false;
  let times = speed;

  const row = strip(colourOf);
  const { slider } = row;
  const reading = h('output', { class: 'reading' });
  const go = (to: number, isStep = false): void => {
    const target = Math.max(0, Math.min(numbers.length - 1, to));
    if (target === place && numbers.length > 0) return;
    place = target;
    choose(numbers[target] ?? -1, isStep);
  };
  const ways = {
    first: () => {
      go(0);
    },
    back: () => {
      go(place - 1);
    },
    next: () => {
      go(place + 1, true);
    },
    last: () => {
      go(numbers.length - 1);
    },
  };
  const stopAnd = (act: () => void) => () => {
    halt();
    act();
  };
  const first = signButton('first', t('Set-up'), stopAnd(ways.first), { hint: 'Home' });
  const back = signButton('back', t('Previous moment'), stopAnd(ways.back), { hint: '[' });
  const on = signButton('next', t('Next moment'), stopAnd(ways.next), { hint: ']' });
  const last = signButton('last', t('Last moment'), stopAnd(ways.last), { hint: 'End' });
  const playing = (): void => {
    if (isPlaying || isMoving) halt();
    else start();
  };
  const play = signButton('play', t('Play'), playing, { word: t('Play'), hint: 'Space', class: 'play' });
  slider.addEventListener(
    'input',
    stopAnd(() => {
      go(slider.valueAsNumber);
    }),
  );

  const pace = signButton('speed', t('Speed'), () => undefined, { word: '', class: 'speed' });
  opensMenu(pace, t('Speed'), () => [
    {
      title: t('Speed'),
      items: SPEEDS.map((each) => ({
        label: inTimes(each),
        checked: each === times,
        isChoice: true,
        act: () => {
          goAt(each);
        },
      })),
    },
  ]);

  function goAt(speed: number): void {
    times = speed;
    wish(times);
    pace.querySelector('.word')!.textContent = inTimes(times);
    set(pace, 'aria-label', t('Speed {0}', inTimes(times)));
    set(pace, 'title', t('Speed {0} (< and >)', inTimes(times)));
  }
  goAt(speed);

  function start(): void {
    isPlaying = true;
    if (goOn()) isMoving = true;
    else if (place === numbers.length - 1) go(0);
    else tick();
    turn();
  }

  function tick(): void {
    go(place + 1, true);
  }

  function arrived(): void {
    isMoving = false;
    clearTimeout(beat);
    if (isPlaying && place < numbers.length - 1) beat = setTimeout(tick, MOMENT_MS / times);
    else isPlaying = false;
    turn();
  }

  function halt(): void {
    clearTimeout(beat);
    isPlaying = isMoving = false;
    stopUnits();
    turn();
  }

  function turn(): void {
    const isOn = isPlaying || isMoving;
    set(play, 'aria-pressed', String(isOn));
    if (play.dataset.sign === String(isOn)) return;
    play.dataset.sign = String(isOn);
    play.firstElementChild?.replaceWith(drawn(isOn ? 'pause' : 'play'));
  }
  turn();

  return {
    element: h(
      'div',
      { class: 'transport', role: 'group', 'aria-label': t('Playback') },
      first,
      back,
      on,
      last,
      play,
      pace,
      row.element,
      reading,
      seed,
    ),
    obey(wish) {
      if (wish === 'play') playing();
      else if (wish === 'slower' || wish === 'faster') {
        const at = SPEEDS.findIndex((each) => each >= times) + (wish === 'faster' ? 1 : -1);
        goAt(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))]);
      } else stopAnd(ways[wish])();
    },
    setOut() {
      isMoving = true;
      turn();
    },
    arrived,
    stop: halt,
    show(moments, chosen) {
      numbers = [-1, ...moments.map((moment) => moment.number)];
      place = Math.max(0, numbers.indexOf(chosen));
      row.show(moments, place);
      const moment = place === 0 ? undefined : moments[place - 1];
      const words = moment === undefined ? t('Set-up') : `${place} / ${moments.length}`;
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

function whereOf({ turn, turnName = String(turn), stretch }: MomentItem): string {
  const phase = phaseTitle(stretch);
  return turn === 0 ? phase : t('Turn {0} · {1}', turnName, phase);
}

/** Formats a playback speed: `½×`, `2×`. */
const inTimes = (times: number): string => `${times === 0.5 ? '½' : times}×`;
