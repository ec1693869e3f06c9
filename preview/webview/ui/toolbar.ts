import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import type { Preview } from '../../contract/preview.js';
import { h, set } from './dom.js';
import { drawn, signButton } from './icons.js';
import type { Place } from './layout.js';
import { opensMenu, type MenuGroup, type MenuItem } from './menu.js';
import type { Shown } from '../state.js';
import { ALL_OFF, type Switch } from '../map/switches.js';

export interface Toolbar {
  readonly element: HTMLElement;
  /**
   * Updates the toolbar for a picture.
   * @param isPinned true if the preview is pinned to its file
   */
  show(
    preview: Preview,
    isPinned: boolean,
    shown: Shown,
    switches: readonly Switch[],
    place: Place,
    colourOf: (side: string) => string,
  ): void;
}

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

export interface ToolbarEvents {
  readonly shown: (change: Partial<Shown>) => void;
  readonly place: (place: Place) => void;
  readonly runAgain: () => void;
  /** Opens the start form, in which the user chooses the players for a game in the panel. */
  readonly play: () => void;
  readonly continueFromHere: () => void;
  readonly fit: () => void;
  /** Turns the draw tool on or off. */
  readonly pen: () => void;
  /** Opens the dialog that aligns the scan. */
  readonly scan: () => void;
  /** Copies the picture to the clipboard. */
  readonly copy: () => void;
  readonly undo: (which: 'undo' | 'redo') => void;
  readonly pin: (on: boolean) => void;
  /** Takes the current or the saved text, and compares later edits with it. */
  readonly compareText: (as: 'now' | 'saved') => void;
}

/** Creates the toolbar: overlays, viewer, find field and layout. */
export function toolbar(events: ToolbarEvents, chip: HTMLElement, find: HTMLElement): Toolbar {
  let switches: readonly Switch[] = [];
  let shown: Shown | undefined;
  let preview: Preview | undefined;
  let place: Place = 'below';
  let colourOf = (_: string): string => '';
  let isPinned = false;
  let laidOut = '';
  const none = (): void => undefined;

  const badge = h('span', { class: 'badge' });
  const layers = signButton('layers', t('Layers'), none, { word: t('Layers'), class: 'layers' });
  set(layers, 'aria-label', undefined);
  layers.append(badge, drawn('down'));
  const layersMenu = opensMenu(layers, t('Layers'), layerGroups);
  const more = signButton('more', t('More'), none);
  const moreMenu = opensMenu(more, t('More'), moreGroups);
  const layout = signButton('below', t('Record beside the map'), () => {
    events.place(place === 'below' ? 'beside' : 'below');
  });
  const groups = {
    unit: h('div', { class: 'group of-unit', role: 'group', 'aria-label': t('Selected unit') }),
    map: h('div', { class: 'group of-map', role: 'group', 'aria-label': t('On the map') }),
    umpire: h('div', { class: 'group of-umpire', role: 'group', 'aria-label': t('Visibility') }),
  };
  const edits = (['undo', 'redo'] as const).map((which) =>
    signButton(
      which,
      which === 'undo' ? t('Undo the last edit of the text') : t('Redo the edit of the text'),
      () => {
        events.undo(which);
      },
      { hint: `${isMac ? '⌘' : 'Ctrl+'}${which === 'undo' ? 'Z' : isMac ? '⇧Z' : 'Y'}` },
    ),
  );
  const element = h(
    'div',
    { class: 'toolbar', role: 'toolbar', 'aria-label': t('Map tools') },
    layers,
    groups.unit,
    groups.map,
    groups.umpire,
    h('div', { class: 'group of-text', role: 'group', 'aria-label': t('Text') }, ...edits),
    chip,
    h('div', { class: 'group of-play' }, signButton('pawn', t('Play game'), events.play, { word: t('Play game') })),
    h('div', { class: 'group at-end' }, find),
    h('div', { class: 'group' }, layout, more),
  );
  walkWithArrows(element);

  function layerGroups(): MenuGroup[] {
    const item = (each: Switch): MenuItem => ({
      label: each.text,
      icon: each.icon,
      checked: each.isOn,
      hint: each.letter,
      count: each.count,
      whyNot: each.whyNot,
      ...(each.side !== undefined && { colour: colourOf(each.side) }),
      act: () => {
        events.shown(each.turned);
      },
    });
    const of = (group: Switch['group']): MenuItem[] => switches.filter((each) => each.group === group).map(item);
    return [
      { title: t('Selected unit'), items: of('unit') },
      { title: t('Sides'), items: of('side') },
      { title: t('Map'), items: of('map') },
      { title: t('Visibility'), items: of('umpire') },
      {
        items: [
          {
            label: t('All layers off'),
            hint: 'Backspace',
            act: () => {
              events.shown(ALL_OFF);
            },
          },
        ],
      },
    ].filter(({ items }) => items.length > 0);
  }

  function moreGroups(): MenuGroup[] {
    const sides = preview?.hasHiddenInformation === true ? preview.scene.sides : [];
    const eyes = (side: string | undefined, label: string): MenuItem => ({
      label,
      checked: shown?.as === side,
      isChoice: true,
      act: () => {
        events.shown({ as: side });
      },
    });
    return [
      ...(sides.length === 0
        ? []
        : [
            {
              title: t('Point of view'),
              items: [
                eyes(undefined, t('Public information')),
                ...sides.map((side) => eyes(side, t('View of {0}', sideName(side)))),
              ],
            },
          ]),
      {
        items: [
          {
            label: t('Compare with the current text'),
            act: () => {
              events.compareText('now');
            },
          },
          {
            label: t('Compare with the saved file'),
            act: () => {
              events.compareText('saved');
            },
          },
          { label: t('Continue from here…'), act: events.continueFromHere },
          {
            label: t('Pin to this file'),
            checked: isPinned,
            icon: 'pin',
            act: () => {
              events.pin(!isPinned);
            },
          },
          { label: t('Draw terrain, rivers and roads'), hint: 'P', icon: 'pen', act: events.pen },
          { label: t('Draw over a scan…'), icon: 'scan', act: events.scan },
          { label: t('Show the whole map'), hint: '0', icon: 'fit', act: events.fit },
          { label: t('Copy the picture'), icon: 'copy', act: events.copy },
          { label: t('Play the file again with its own seed'), icon: 'die', act: events.runAgain },
        ],
      },
    ];
  }

  /**
   * Returns the buttons of a group of toggles. A layer that exists for each side has only one button. A click hides the
   * layer if it is visible for any side. Otherwise the click shows it for all sides except the side that must decide
   * now.
   */
  function toolsOf(group: 'unit' | 'map' | 'umpire'): HTMLElement[] {
    const own = switches.filter((each) => each.group === group).map((each) => tool(each, each.isOn, each.turned));
    if (group !== 'map') return own;
    const names = new Map<string, Switch[]>();
    for (const each of switches)
      if (each.group === 'side') names.set(each.word, [...(names.get(each.word) ?? []), each]);
    return [
      ...[...names.values()].map((sides) =>
        tool(
          asOne(sides),
          sides.some(({ isOn }) => isOn),
          turnedAll(sides),
        ),
      ),
      ...own,
    ];
  }

  function turnedAll(sides: readonly Switch[]): Partial<Shown> {
    const keys = sides.map(({ key }) => key);
    const others = (shown?.layers ?? []).filter((key) => !keys.includes(key));
    if (sides.some(({ isOn }) => isOn)) return { layers: others };
    const decidingSide = preview?.moments.find(({ number }) => number === preview?.moment)?.side;
    return { layers: [...others, ...sides.filter(({ side }) => side !== decidingSide).map(({ key }) => key)] };
  }

  function tool(each: Switch, isOn: boolean, turned: Partial<Shown>): HTMLElement {
    const { word, text, icon, letter, whyNot, key } = each;
    const name = text.toLowerCase().includes(word.toLowerCase()) ? text : `${word}: ${text}`;
    const button = signButton(
      icon,
      name,
      () => {
        if (whyNot === undefined) events.shown(turned);
      },
      { word, ...(letter !== undefined && { hint: letter }), 'data-key': key, 'aria-pressed': String(isOn) },
    );
    if (whyNot !== undefined) {
      set(button, 'aria-disabled', 'true');
      set(button, 'title', whyNot);
    }
    return button;
  }

  return {
    element,
    show(now, pinned, what, offered, where, colours) {
      isPinned = pinned;
      moreMenu.refresh();
      [preview, shown, switches, place, colourOf] = [now, what, offered, where, colours];
      const on = offered.filter(({ isOn, group }) => isOn && group !== 'umpire').length;
      badge.textContent = String(on);
      badge.hidden = on === 0;
      const offers = JSON.stringify(offered);
      if (offers !== laidOut)
        for (const group of ['unit', 'map', 'umpire'] as const) refill(groups[group], toolsOf(group));
      laidOut = offers;
      layout.replaceChildren(drawn(where));
      const other = where === 'below' ? t('Record beside the map') : t('Record below the map');
      set(layout, 'aria-label', other);
      set(layout, 'title', `${other} (L)`);
      layersMenu.refresh();
    },
  };
}

const asOne = (sides: readonly Switch[]): Switch => {
  const [{ side: _, textOfAll, ...first }] = sides;
  return { ...first, text: textOfAll ?? first.text, key: first.word };
};

/** Replaces the tools of a group. If one of the old tools has the focus, its replacement receives the focus. */
function refill(group: HTMLElement, tools: readonly HTMLElement[]): void {
  const focused = group.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.key
    : undefined;
  group.replaceChildren(...tools);
  tools.find((tool) => tool.dataset.key === focused)?.focus();
}

/** Moves the focus from tool to tool with the left and right arrow keys. */
function walkWithArrows(bar: HTMLElement): void {
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const tools = [...bar.querySelectorAll<HTMLElement>('button')].filter((tool) => tool.offsetParent !== null);
    const at = tools.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    tools[(at + step + tools.length) % tools.length].focus();
    event.preventDefault();
  });
}
