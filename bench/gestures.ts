import type { ToPreview } from '../preview/contract/messages.js';

// The functions of this file run inside a page. They are sent as text, so they must not use variables of this module.

/** The functions that {@link STOPWATCH} adds to the page. */
declare const stopwatch: {
  /**
   * Runs some work. Returns the milliseconds until the second frame after the work, when the first frame has been
   * painted.
   */
  painted(work: () => void): Promise<number>;
  /** Runs a step before each of a number of frames. Returns the milliseconds of each frame. */
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

/** Pans back and forth, as with two fingers on a touch pad. Returns the milliseconds of each frame. */
export const pan = (count: number): Promise<number[]> =>
  stopwatch.frames(count, (i) => {
    const by = i % 30 < 15 ? 24 : -24;
    const turned = { deltaX: by, deltaY: by, shiftKey: true, clientX: 400, clientY: 400 };
    document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
  });

/**
 * Simulates turning the mouse wheel `count` times, half of them to zoom out and half to zoom in. Returns the
 * milliseconds of each frame.
 */
export async function zoom(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const turned = { deltaY: i < count / 2 ? 120 : -120, clientX: 400, clientY: 400 };
    const turn = (): void => void document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
    times.push(await stopwatch.painted(turn));
  }
  return times;
}

/** Zooms in by notches of the mouse wheel and waits until the picture is painted. */
export async function zoomIn(count: number): Promise<void> {
  const turned = { deltaY: -120, clientX: 400, clientY: 400 };
  for (let i = 0; i < count; i++) document.querySelector('.map')?.dispatchEvent(new WheelEvent('wheel', turned));
  do await new Promise(requestAnimationFrame);
  while (document.querySelector('.sheet')?.ariaBusy === 'true');
}

/**
 * Zooms by one notch of the mouse wheel at a time. Returns the milliseconds until the visible part is painted at full
 * resolution.
 */
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

/** Zooms out to show the whole map. Returns the milliseconds of each frame of the animation. */
export const fit = (count: number): Promise<number[]> =>
  stopwatch.frames(count, (i) => {
    if (i === 0) document.querySelector('.map')?.dispatchEvent(new KeyboardEvent('keydown', { key: '0' }));
  });

/** Scrolls a plain picture by as many pixels per frame as {@link pan}. Returns the milliseconds of each frame. */
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
