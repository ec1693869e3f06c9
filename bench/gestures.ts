import type { ToPreview } from '../preview/messages.js';

/** What is done inside a page: each function stands for itself, for it is sent there as text. */

/** What {@link STOPWATCH} has put there. */
declare const stopwatch: {
  /** Milliseconds until the second frame after some work: by then the first has been painted. */
  painted(work: () => void): Promise<number>;
  /** Milliseconds of so many frames, with a step before each. */
  frames(count: number, step: (i: number) => void): Promise<number[]>;
};

export const STOPWATCH = `
const frame = () => new Promise(requestAnimationFrame);
globalThis.stopwatch = {
  async painted(work) {
    const began = performance.now();
    work();
    await frame();
    await frame();
    return performance.now() - began;
  },
  async frames(count, step) {
    const times = [];
    let before = await frame();
    for (let i = 0; i < count; i++) {
      step(i);
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    return times;
  },
};`;

export const show = (data: ToPreview): Promise<number> =>
  stopwatch.painted(() => {
    window.dispatchEvent(new MessageEvent('message', { data }));
  });

/** To and fro, as with two fingers on a touch pad. */
export const pan = (count: number): Promise<number[]> =>
  stopwatch.frames(count, (i) => {
    const by = i % 30 < 15 ? 24 : -24;
    const turned = { deltaX: by, deltaY: by, shiftKey: true, clientX: 400, clientY: 400 };
    document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
  });

/** Notches of a wheel, first outwards and then back. */
export async function zoom(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const turned = { deltaY: i < count / 2 ? 120 : -120, clientX: 400, clientY: 400 };
    const turn = (): void => void document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
    times.push(await stopwatch.painted(turn));
  }
  return times;
}

/** Notches of a wheel inwards, and until the picture is painted. */
export async function zoomIn(count: number): Promise<void> {
  const turned = { deltaY: -120, clientX: 400, clientY: 400 };
  for (let i = 0; i < count; i++) document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
  do await new Promise(requestAnimationFrame);
  while (document.querySelector('.sheet')?.ariaBusy === 'true');
}

/** A notch of the wheel, and the milliseconds until nothing of what is seen is still to be painted at its scale. */
export async function sharpen(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const turned = { deltaY: i < count / 2 ? 120 : -120, clientX: 400, clientY: 400 };
    const began = performance.now();
    document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
    do await new Promise(requestAnimationFrame);
    while (document.querySelector('.sheet')?.ariaBusy === 'true');
    times.push(performance.now() - began);
  }
  return times;
}

/** The whole map, and the frames while it glides there. */
export const fit = (count: number): Promise<number[]> =>
  stopwatch.frames(count, (i) => {
    if (i === 0) document.querySelector('.map')?.dispatchEvent(new KeyboardEvent('keydown', { key: '0' }));
  });

/** The part of a plain picture that is seen moves along; as many pixels for each frame as in {@link pan}. */
export const panPlain = (count: number): Promise<number[]> => {
  const view = document.querySelector('svg')!.viewBox.baseVal;
  return stopwatch.frames(count, (i) => {
    view.x += i % 30 < 15 ? 24 : -24;
    view.y += i % 30 < 15 ? 24 : -24;
  });
};

export async function zoomPlain(count: number): Promise<number[]> {
  const view = document.querySelector('svg')!.viewBox.baseVal;
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const by = i < count / 2 ? 1.21 : 1 / 1.21;
    times.push(
      await stopwatch.painted(() => {
        view.width *= by;
        view.height *= by;
      }),
    );
  }
  return times;
}
