import { t } from '@vscode/l10n';
import { NOWHERE, type Point } from '../../../engine/board/board.js';
import type { ScanAnchor, Scene, SceneUnderlay } from '../../contract/scene.js';
import type { Ground } from '../../render/ground.js';
import { el, group, type Shape } from '../../render/shape.js';
import { pixelAt, scanTransform } from '../../render/underlay.js';
import { n } from '../../render/svg.js';
import { h, set } from '../ui/dom.js';

/** The dialog in which the user aligns the scan with the grid by two cells. */
export interface ScanAligner {
  readonly element: HTMLElement;
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
  /** The scan with the alignment that the user tries; undefined while the dialog is closed. */
  readonly underlay: SceneUnderlay | undefined;
  readonly show: (scene: Pick<Scene, 'underlay'>, ground: Ground) => void;
  /** Places the chosen cell at the pixel of the scan under a point of the sheet. */
  readonly press: (at: Point) => void;
  /** Handles a key of the map. Returns whether the key belongs to the dialog. */
  readonly key: (event: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => boolean;
  shapes(ink: string): readonly Shape[];
}

export interface ScanAlignerEvents {
  /** Called when the dialog was opened or closed, or the alignment has changed. */
  readonly changed: () => void;
  readonly align: (alignment: Pick<SceneUnderlay, 'anchors' | 'opacity'>) => void;
  /** Called when the user wants to choose another picture file. */
  readonly chooseScan: () => void;
  readonly announce: (text: string) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** Pixels of the scan by which an arrow key moves it with Shift. */
const LONG_STEP_PX = 10;

export function scanAligner({ changed, align, chooseScan, announce }: ScanAlignerEvents): ScanAligner {
  let isOn = false;
  let ground: Ground | undefined;
  let written: SceneUnderlay | undefined;
  let tried: SceneUnderlay | undefined;
  let active: 0 | 1 = 0;

  const hint = h('p', { class: 'hint' });
  const rows = ([0, 1] as const).map((which) => anchorRow(which));
  const opacity = h('input', { type: 'range', min: 0, max: 100, step: 5, 'aria-label': t('Opacity of the scan') });
  const save = h('button', { type: 'button', class: 'primary' }, t('Save'));
  const cancel = h('button', { type: 'button' }, t('Cancel'));
  const other = h('button', { type: 'button' }, t('Choose a scan…'));
  const form = h(
    'div',
    { class: 'scan-form' },
    ...rows.map((row) => row.element),
    h('label', { class: 'opacity' }, h('span', {}, t('Opacity')), opacity),
  );
  const element = h(
    'div',
    { class: 'on-map scan-aligner', role: 'dialog', 'aria-label': t('Align the scan'), hidden: true },
    h('h2', {}, t('Align the scan')),
    hint,
    form,
    h('div', { class: 'scan-buttons' }, save, cancel, other),
  );
  for (const type of ['pointerdown', 'wheel', 'dblclick'])
    element.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  // Keys in the fields do not reach the map. Enter and Escape return the focus to the map.
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') finish(undefined);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) focusMap();
  });
  opacity.addEventListener('input', () => {
    if (tried) change({ ...tried, opacity: Number(opacity.value) });
  });
  save.addEventListener('click', () => {
    finish(tried);
  });
  cancel.addEventListener('click', () => {
    finish(undefined);
  });
  other.addEventListener('click', chooseScan);

  const focusMap = (): void => {
    element.closest<HTMLElement>('.map')?.focus({ preventScroll: true });
  };

  function anchorRow(which: 0 | 1): { readonly element: HTMLElement; readonly update: () => void } {
    const cell = h('input', {
      type: 'text',
      spellcheck: 'false',
      size: 7,
      'aria-label': which === 0 ? t('First cell') : t('Second cell'),
    });
    const place = h('output');
    const choose = h('button', { type: 'button', class: 'anchor', 'aria-pressed': 'false' }, which === 0 ? '1' : '2');
    set(choose, 'aria-label', which === 0 ? t('Place the first cell') : t('Place the second cell'));
    choose.addEventListener('click', () => {
      activate(which);
      focusMap();
    });
    cell.addEventListener('focus', () => {
      activate(which);
    });
    cell.addEventListener('input', () => {
      const found = ground?.board.cell(cell.value.trim().toUpperCase()) ?? NOWHERE;
      set(cell, 'aria-invalid', found === NOWHERE ? 'true' : undefined);
      if (found !== NOWHERE) move(which, { cell: found });
    });
    return {
      element: h('div', { class: 'anchor-row' }, choose, cell, place),
      update() {
        const anchor = tried?.anchors[which];
        if (!anchor || !ground) return;
        if (document.activeElement !== cell) {
          cell.value = ground.board.label(anchor.cell);
          set(cell, 'aria-invalid', undefined);
        }
        place.textContent = `at ${Math.round(anchor.x)} ${Math.round(anchor.y)}`; // As the statement says it.
        set(choose, 'aria-pressed', String(active === which));
      },
    };
  }

  function activate(which: 0 | 1): void {
    active = which;
    update();
    changed();
  }

  function move(which: 0 | 1, placed: Partial<ScanAnchor>): void {
    if (!tried) return;
    const [one, two] = tried.anchors;
    change({
      ...tried,
      anchors: which === 0 ? [{ ...one, ...placed }, two] : [one, { ...two, ...placed }],
    });
  }

  /** Shows another alignment. Ignores one that cannot be drawn, such as two equal cells. */
  function change(next: SceneUnderlay): void {
    if (!ground || scanTransform(next.anchors, ground) === undefined) return;
    tried = next;
    update();
    changed();
  }

  function update(): void {
    const label = tried && ground?.board.label(tried.anchors[active].cell);
    hint.textContent =
      label === undefined
        ? t('The map has no scan yet. Choose a PNG or JPEG file of the workspace.')
        : t('Click the centre of {0} on the scan. Arrow keys move it by one pixel, with Shift by ten.', label);
    form.hidden = save.hidden = label === undefined;
    if (tried && document.activeElement !== opacity) opacity.value = String(tried.opacity);
    for (const row of rows) row.update();
  }

  function finish(result: SceneUnderlay | undefined): void {
    if (result && result !== written) align({ anchors: result.anchors, opacity: result.opacity });
    turn(false, result);
    focusMap();
  }

  /**
   * Opens or closes the dialog.
   * @param saved when the dialog closes, the alignment that is shown until the picture contains it
   */
  function turn(on: boolean, saved?: SceneUnderlay): void {
    isOn = on;
    element.hidden = !on;
    active = 0;
    tried = on ? written : saved;
    update();
    changed();
  }

  return {
    element,
    get isOn() {
      return isOn;
    },
    turn,
    get underlay() {
      return tried;
    },
    show(scene, next) {
      const isOther = written?.picture.uri !== scene.underlay?.picture.uri;
      const isAligned = JSON.stringify(written) !== JSON.stringify(scene.underlay);
      ground = next;
      written = scene.underlay;
      if (!isOn) tried = undefined;
      else if (isOther || isAligned) {
        tried = written;
        update();
      }
    },
    press(at) {
      const placed = tried && ground && scanTransform(tried.anchors, ground);
      if (!placed || !tried) return;
      const { x, y } = pixelAt(placed, at);
      const which = active;
      active = 1;
      move(which, { x: Math.round(x), y: Math.round(y) });
      update();
      announce(hint.textContent);
    },
    key({ key, shiftKey }) {
      if (!isOn) return false;
      const step = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
      if (step && tried) {
        const by = shiftKey ? LONG_STEP_PX : 1;
        const { x, y } = tried.anchors[active];
        move(active, { x: x + step.x * by, y: y + step.y * by });
      } else if (key === '1' || key === '2') activate(key === '1' ? 0 : 1);
      else if (key === 'Enter') finish(tried);
      else if (key === 'Escape') finish(undefined);
      else return false;
      return true;
    },
    shapes(ink) {
      if (!isOn || !tried || !ground) return [];
      const { centres } = ground;
      return tried.anchors.flatMap(({ cell }, which) =>
        cell in centres ? cross(centres[cell], ink, which === active) : [],
      );
    },
  };
}

/** Draws a cross at the centre of a cell; the active one has a circle. */
function cross({ x, y }: Point, ink: string, isActive: boolean): Shape {
  const lines = el('path', { d: 'M-26 0H-6M6 0H26M0-26V-6M0 6V26', fill: 'none', stroke: ink, 'stroke-width': 3 });
  const circle = el('circle', { r: 17, fill: 'none', stroke: ink, 'stroke-width': 3 });
  return group({ transform: `translate(${n(x)} ${n(y)})` }, isActive ? [lines, circle] : [lines]);
}
