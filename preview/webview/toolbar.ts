import type { LayerItem, Preview } from '../moments.js';
import { button, h, toggle } from './dom.js';
import type { Shown } from './state.js';

export interface Toolbar {
  readonly element: HTMLElement;
  show(preview: Preview, shown: Shown, panel: boolean): void;
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
  const ofSides = h('span', { class: 'zones' });
  const ofUnit = h('span', { class: 'zones' });
  const reach = toggle('Reach', 'Reach of the chosen unit', (now) => {
    events.shown({ reach: now });
  });
  const laid = {
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
  let offered = '';
  let on: readonly string[] = [];
  const element = h(
    'header',
    { class: 'toolbar' },
    title,
    h(
      'div',
      { class: 'group', role: 'toolbar', 'aria-label': 'Laid over the map' },
      ofSides,
      reach,
      ofUnit,
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
    show({ scene, layers, sidesKnowMore }, shown, panelOpen) {
      title.textContent = scene.title;
      on = shown.layers;
      const offers = JSON.stringify([scene.sides, layers, sidesKnowMore]);
      if (offers !== offered) {
        offered = offers;
        const of = (what: LayerItem['of']): LayerItem[] => layers.filter((layer) => layer.of === what);
        ofSides.replaceChildren(
          ...of('side').flatMap(({ name, label, text }) =>
            scene.sides.map((side) => layerToggle(`${name} ${side}`, `${label} ${side}`, `${text} of ${side}`)),
          ),
        );
        ofUnit.replaceChildren(...of('unit').map(({ name, label, text }) => layerToggle(name, label, text)));
        eyes.replaceChildren(...(sidesKnowMore ? scene.sides.map(eyesToggle) : []));
      }
      for (const control of [...ofSides.children, ...ofUnit.children])
        control.setAttribute('aria-pressed', String(on.includes(keyOf(control) ?? '')));
      for (const control of eyes.children) control.setAttribute('aria-pressed', String(keyOf(control) === shown.as));
      reach.setOn(shown.reach);
      for (const key of Object.keys(laid) as (keyof typeof laid)[]) laid[key].setOn(shown[key]);
      panel.setOn(panelOpen);
    },
  };

  function layerToggle(key: string, label: string, text: string): HTMLElement {
    return keyed(
      key,
      toggle(label, text, (now) => {
        events.shown({ layers: now ? [...on, key] : on.filter((other) => other !== key) });
      }),
    );
  }

  function eyesToggle(side: string): HTMLElement {
    return keyed(
      side,
      toggle(`As ${side}`, `What ${side} knows`, (now) => {
        events.shown({ as: now ? side : undefined });
      }),
    );
  }
}

function keyed(key: string, control: HTMLElement): HTMLElement {
  control.dataset.key = key;
  return control;
}

const keyOf = (control: Element): string | undefined => (control as HTMLElement).dataset.key;
