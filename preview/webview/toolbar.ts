import { button, h, toggle } from './dom.js';
import type { Shown } from './state.js';

export interface Toolbar {
  readonly element: HTMLElement;
  /** `asSides`: a side knows what the other does not, so that one may look as it does. */
  show(title: string, sides: readonly string[], shown: Shown, panel: boolean, asSides: boolean): void;
}

export interface ToolbarEvents {
  readonly shown: (change: Partial<Shown>) => void;
  readonly panel: (open: boolean) => void;
  readonly fit: () => void;
  readonly zoom: (by: number) => void;
}

/** Title, what is laid over the map, and the view. */
export function toolbar(events: ToolbarEvents): Toolbar {
  const title = h('h1', {});
  const zones = h('span', { class: 'zones' });
  const laid = {
    reach: toggle('Reach', 'Reach of the chosen unit', (reach) => {
      events.shown({ reach });
    }),
    supply: toggle('Supply', 'Supply line of the chosen unit', (supply) => {
      events.shown({ supply });
    }),
    numbers: toggle('Numbers', 'Hex numbers', (numbers) => {
      events.shown({ numbers });
    }),
    areas: toggle('Areas', 'Named areas', (areas) => {
      events.shown({ areas });
    }),
    findings: toggle('Findings', 'Errors and warnings', (findings) => {
      events.shown({ findings });
    }),
    umpire: toggle('Umpire', 'Hidden values', (umpire) => {
      events.shown({ umpire });
    }),
  } as const;
  const eyes = h('span', { class: 'eyes' });
  const panel = toggle('Moments', 'Panel of moments', events.panel);
  let sidesShown = '';
  let eyesOf = '';
  let on: readonly string[] = [];
  const element = h(
    'header',
    { class: 'toolbar' },
    title,
    h(
      'div',
      { class: 'group', role: 'toolbar', 'aria-label': 'Laid over the map' },
      zones,
      ...Object.values(laid),
      eyes,
    ),
    h(
      'div',
      { class: 'group', role: 'toolbar', 'aria-label': 'View' },
      button('−', 'Zoom out', () => {
        events.zoom(0.8);
      }),
      button('+', 'Zoom in', () => {
        events.zoom(1.25);
      }),
      button('Fit', 'Show the whole map', events.fit),
      panel,
    ),
  );
  return {
    element,
    show(name, sides, shown, panelOpen, asSides) {
      title.textContent = name;
      on = shown.zones;
      if (sides.join() !== sidesShown) {
        sidesShown = sides.join();
        zones.replaceChildren(...sides.map((side) => zoneToggle(side)));
      }
      for (const control of zones.children)
        control.setAttribute('aria-pressed', String(on.includes((control as HTMLElement).dataset.side ?? '')));
      for (const key of Object.keys(laid) as (keyof typeof laid)[]) laid[key].setOn(shown[key]);
      panel.setOn(panelOpen);
      const offered = asSides ? sides : [];
      if (offered.join() !== eyesOf) {
        eyesOf = offered.join();
        eyes.replaceChildren(...offered.map(eyesToggle));
      }
      for (const control of eyes.children)
        control.setAttribute('aria-pressed', String((control as HTMLElement).dataset.side === shown.as));
    },
  };

  function eyesToggle(side: string): HTMLElement {
    const control = toggle(`As ${side}`, `What ${side} knows`, (now) => {
      events.shown({ as: now ? side : undefined });
    });
    control.dataset.side = side;
    return control;
  }

  function zoneToggle(side: string): HTMLElement {
    const control = toggle(`ZOC ${side}`, `Zone of control of ${side}`, (now) => {
      events.shown({ zones: now ? [...on, side] : on.filter((other) => other !== side) });
    });
    control.dataset.side = side;
    return control;
  }
}
