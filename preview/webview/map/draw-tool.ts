import { t } from '@vscode/l10n';
import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { Brush, Stroke } from '../../contract/drawing.js';
import type { Ground } from '../../render/ground.js';
import { gridOutline } from '../../render/outline.js';
import { el, type Shape } from '../../render/shape.js';
import { h, set } from '../ui/dom.js';
import { drawingOf, segmentStroke, strokeShapes, type Drawing } from './strokes.js';

/** The draw tool: its palette on the map, and the current stroke. */
export interface DrawTool {
  readonly element: HTMLElement;
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
  /** Sets the available brushes. The selected brush stays selected if it is still available. */
  readonly offer: (brushes: readonly Brush[]) => void;
  /** Begins, continues, ends or cancels a stroke; points are in sheet units. */
  readonly begin: (at: Point) => void;
  readonly through: (to: Point) => void;
  readonly end: () => void;
  readonly drop: () => void;
  /** Paints one cell, or begins or continues a line in it. Returns the announcement for screen readers. */
  readonly press: (cell: Cell) => string;
  /** Discards the strokes drawn by the user. Called when the picture contains them. */
  readonly settle: () => void;
  readonly show: (ground: Ground) => void;
  shapes(ink: string): readonly Shape[];
}

const nameOf = (brush: Brush): string => (brush.on === 'cells' ? brush.word : `${brush.kind} ${brush.name}`);

/**
 * Creates the draw tool of a map pane.
 * @param changed called when the tool is turned on or off, or has drawn something
 */
export function drawTool(changed: () => void, draw: (stroke: Stroke) => void): DrawTool {
  const element = h('div', { class: 'on-map brushes', role: 'group', 'aria-label': t('Brushes'), hidden: true });
  let isOn = false;
  let brushes: readonly Brush[] = [];
  let brush: Brush | undefined;
  const called = nameField((name) => {
    if (brush && brush.on !== 'cells') brush = { ...brush, name };
  });
  let ground: Ground | undefined;
  let drawing: Drawing | undefined;
  let sent: readonly Stroke[] = [];
  /** The last cell of the line that the user draws cell by cell. {@link NOWHERE} while there is no such line. */
  let anchor: Cell = NOWHERE;

  // Keep events on the palette from reaching the map.
  for (const type of ['pointerdown', 'wheel'])
    element.addEventListener(type, (event) => {
      event.stopPropagation();
    });

  function choose(next: Brush): void {
    brush = next;
    anchor = NOWHERE;
    for (const [at, each] of element.querySelectorAll('button').entries())
      set(each, 'aria-pressed', String(brushes[at] === next));
    called.ask(next);
    changed();
  }

  function write(stroke: Stroke | undefined): void {
    drawing = undefined;
    if (stroke) {
      sent = [...sent, stroke];
      draw(stroke);
    }
    changed();
  }

  return {
    element,
    get isOn() {
      return isOn;
    },
    turn(on) {
      isOn = on;
      element.hidden = !on;
      [drawing, anchor] = [undefined, NOWHERE];
      changed();
    },
    offer(next) {
      if (JSON.stringify(next) === JSON.stringify(brushes)) return;
      const used = brush && nameOf(brush);
      brushes = next;
      element.replaceChildren(called.element, ...next.map((each) => brushButton(each, choose)));
      const again = next.find((each) => nameOf(each) === used) ?? next.at(0);
      const from = again && nameOf(again) === used ? anchor : NOWHERE;
      if (again) choose(again);
      anchor = from;
    },
    begin(at) {
      if (brush && ground) drawing = drawingOf(brush, ground, at);
      changed();
    },
    through(to) {
      drawing?.through(to);
      changed();
    },
    end() {
      write(drawing?.stroke);
    },
    drop() {
      drawing = undefined;
      changed();
    },
    press(cell) {
      if (!brush || !ground) return '';
      if (brush.on === 'cells') {
        write({ on: 'cells', symbol: brush.symbol, cells: [cell] });
        return t('{0} painted', brush.word);
      }
      const from = anchor;
      const isContinued = from !== NOWHERE && from !== cell && ground.board.areAdjacent(from, cell);
      // A hexside line continues around the same cell, but a road continues from its last cell.
      if (!isContinued || brush.on === 'chains') anchor = cell;
      write(isContinued ? segmentStroke(brush, from, cell) : undefined);
      return isContinued ? t('{0} drawn', nameOf(brush)) : t('{0} begins in this cell', nameOf(brush));
    },
    settle() {
      if (sent.length === 0) return;
      sent = [];
      changed();
    },
    show(next) {
      if (ground !== next) [drawing, anchor] = [undefined, NOWHERE];
      ground = next;
    },
    shapes(ink) {
      if (!ground) return [];
      const laid = ground;
      const drawn = drawing?.stroke;
      const anchorShapes = isOn && anchor in laid.centres ? [gridOutline(laid, [anchor])] : [];
      return [
        ...anchorShapes.map((d) => el('path', { d, fill: 'none', stroke: ink, 'stroke-width': 5 })),
        ...[...sent, ...(drawn ? [drawn] : [])].flatMap((stroke) => strokeShapes(stroke, laid, ink)),
      ];
    },
  };
}

interface NameField {
  readonly element: HTMLElement;
  /** Asks the user for the name of a new river or road. */
  readonly ask: (brush: Brush) => void;
}

/** Creates the field for the name of a new river or road. An empty field stands for the suggested name. */
function nameField(call: (name: string) => void): NameField {
  const field = h('input', { type: 'text', spellcheck: 'false' });
  const label = h('span');
  const element = h('label', { hidden: true }, label, field);
  let offered = '';
  field.addEventListener('input', () => {
    call(field.value.trim() || offered);
  });
  // Keep typed keys from reaching the map. Enter and Escape return the focus to the map.
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === 'Escape') field.closest<HTMLElement>('.map')?.focus();
  });
  return {
    element,
    ask(brush) {
      const isAsked = brush.on !== 'cells' && brush.isNew === true;
      element.hidden = !isAsked;
      if (!isAsked) return;
      offered = brush.name;
      label.textContent = t('Name of the {0}', brush.kind);
      [field.value, field.placeholder] = ['', offered];
    },
  };
}

function brushButton(brush: Brush, choose: (brush: Brush) => void): HTMLButtonElement {
  const [sign, word] =
    brush.on === 'cells' ? [brush.symbol, brush.word] : [brush.on === 'hexsides' ? '/' : '-', brush.name];
  const element = h(
    'button',
    { type: 'button', 'aria-label': nameOf(brush), title: nameOf(brush), 'aria-pressed': 'false' },
    h('kbd', { 'aria-hidden': 'true' }, sign),
    ` ${word}`,
  );
  element.addEventListener('click', () => {
    choose(brush);
  });
  return element;
}
