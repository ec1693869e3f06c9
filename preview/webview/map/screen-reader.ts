import { sideName, termOf } from '../terms.js';
import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import type { Counter, Overlay, Scene } from '../../contract/scene.js';
import { COUNTER_SIZE, stacksOf, type Stack } from '../../render/counters.js';
import type { Ground } from '../../render/ground.js';
import { reuseEachIfEqual } from '../../render/reuse.js';
import { describeCounter } from './describe.js';
import { h } from '../ui/dom.js';
import { panePoint, type Size, type View } from './view.js';

/**
 * The accessible mirror of the canvas: lists of its stacks and overlays. Each item of a stack lies where the stack is
 * drawn, so that touch exploration finds it.
 */
export interface AccessibleStacks {
  readonly elements: readonly HTMLElement[];
  show(shown: Pick<Scene, 'counters' | 'sides' | 'areas'>, overlays: readonly Overlay[], ground: Ground): void;
  /** Announces the cells at the text cursor. */
  locate(cells: readonly Cell[], ground: Ground): void;
  look(view: View, pane: Size): void;
}

export function accessibleStacks(): AccessibleStacks {
  const units = h('ul', { class: 'accessible-stacks', 'aria-label': t('Units on the map') });
  const laid = h('ul', { class: 'laid unseen', 'aria-label': t('Map overlays') });
  const cursor = h('p', { class: 'unseen located', hidden: true });
  let shownCounters: readonly Counter[] = [];
  let items = new Map<string, { readonly counters: readonly Counter[]; readonly item: HTMLElement }>();
  return {
    elements: [units, laid, cursor],
    show({ counters, sides, areas }, overlays, ground) {
      shownCounters = reuseEachIfEqual(shownCounters, counters);
      const now: typeof items = new Map();
      for (const stack of stacksOf(shownCounters, sides)) {
        if (!(stack.counters[0].cell in ground.centres)) continue;
        const known = items.get(stack.key);
        const stays =
          known?.counters.length === stack.counters.length &&
          known.counters.every((each, i) => each === stack.counters[i]);
        now.set(stack.key, stays ? known : { counters: stack.counters, item: itemOf(stack, ground, known?.item) });
      }
      for (const [key, { item }] of items) if (!now.has(key)) item.remove();
      units.append(...[...now.values()].flatMap(({ item }) => (item.parentElement ? [] : [item])));
      items = now;
      const lines = [
        ...areas.map(({ name, cells }) => t('Area {0}, {1}', name, count(cells))),
        ...overlays.map(
          ({ kind, side, cells }) =>
            `${side === undefined ? nameOf(kind) : t('{0} of {1}', nameOf(kind), sideName(side))}, ${count(cells)}`,
        ),
      ];
      laid.replaceChildren(...lines.map((line) => h('li', {}, line)));
    },
    locate(cells, { board, centres }) {
      const known = cells.filter((cell) => cell in centres);
      cursor.hidden = known.length === 0;
      cursor.textContent = t('The text cursor is at {0}.', known.map((cell) => board.label(cell)).join(', '));
    },
    look(view, pane) {
      const { x, y } = panePoint(view, { x: 0, y: 0 }, pane);
      units.style.transform = `translate(${x}px, ${y}px) scale(${view.zoom})`;
    },
  };
}

/** Labels of kinds of overlays. A kind without an entry is its own label. */
const KINDS: Partial<Record<Overlay['kind'], string>> = { fought: t('earlier battle') };
const nameOf = (kind: Overlay['kind']): string => KINDS[kind] ?? termOf(kind);

const count = ({ length }: readonly Cell[]): string => (length === 1 ? t('1 cell') : t('{0} cells', length));

function itemOf({ counters, place }: Stack, ground: Ground, before: HTMLElement | undefined): HTMLElement {
  const item = before ?? h('li', { class: 'stack' });
  const { cell } = counters[0];
  const centre = ground.centres[cell];
  item.dataset.cell = String(cell);
  item.textContent = `${ground.board.label(cell)}: ${[...counters].reverse().map(describeCounter).join('; ')}`;
  const edge = COUNTER_SIZE * place.scale;
  item.style.left = `${centre.x + place.x - edge / 2}px`;
  item.style.top = `${centre.y + place.y - edge / 2}px`;
  item.style.width = item.style.height = `${edge}px`;
  return item;
}
