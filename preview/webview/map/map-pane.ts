import { t } from '@vscode/l10n';
import type { Overlay, Scene } from '../../contract/scene.js';
import { groundOf } from '../../render/ground.js';
import { painter } from '../../render/painter.js';
import type { Theme } from '../../render/palette.js';
import { looksEqual } from '../../render/reuse.js';
import type { Shown } from '../state.js';
import { h } from '../ui/dom.js';
import { camera, type Camera } from './camera.js';
import { cellActions } from './cell-actions.js';
import { cellSelection } from './cell-selection.js';
import { counterCarrier } from './counter-carrier.js';
import { drawTool, type DrawTool } from './draw-tool.js';
import { fan, type Room } from './fan.js';
import { watchGestures } from './gestures.js';
import { hitTest } from './hit-test.js';
import { keyHandlers } from './key-handlers.js';
import type { MapContext, MapEvents } from './map-context.js';
import { lossMarks, type LossMarks } from './loss-marks.js';
import { mapHighlights, type MapHighlights } from './map-highlights.js';
import { KEYS, watchMapKeys } from './map-keys.js';
import { cellMarks } from './map-marks.js';
import { MapModel } from './map-model.js';
import { focusPoint, mapPicture } from './map-picture.js';
import { pointerHandlers } from './pointer-handlers.js';
import { minimap } from './minimap.js';
import { moveAnimation, type MoveAnimation } from './move-animation.js';
import { movingUnits } from './moving-units.js';
import { ruler } from './ruler.js';
import { actorMarks } from './actor-marks.js';
import { scanAligner, type ScanAligner } from './scan-aligner.js';
import { accessibleStacks } from './screen-reader.js';
import { selectedArea } from './selected-area.js';
import type { CounterSelection } from './selection.js';
import { selectionBox } from './selection-box.js';
import { sheet } from './sheet.js';
import { stackFan } from './stack-fan.js';
import { tooltip } from './tooltip.js';
import type { View } from './view.js';
import { rectangleInWindow } from './window-rectangle.js';

/** A map with everything that the user can do on it. */
export interface MapPane extends MapHighlights {
  readonly element: HTMLElement;
  readonly camera: Camera;
  show(scene: Scene, shown: Shown, overlays: readonly Overlay[]): void;
  /** The animation of the units that move in the moment shown. */
  readonly march: MoveAnimation;
  /** The marks of losses in a game that is played on the map. */
  readonly losses: Pick<LossMarks, 'show' | 'end'>;
  readonly setTheme: (theme: Theme) => void;
  /** The draw tool. */
  readonly drawTool: Pick<DrawTool, 'isOn' | 'turn' | 'offer'>;
  /** The dialog that aligns the scan. */
  readonly aligner: Pick<ScanAligner, 'isOn' | 'turn'>;
  readonly isRuling: () => boolean;
  /** Turns the ruler on or off. */
  readonly rule: (on: boolean) => void;
  readonly isCarrying: () => boolean;
  /** Picks up counters. The next click, or Enter at the cell cursor, drops them. */
  readonly pickUp: (selection: CounterSelection) => void;
  /** Returns the part of the pane that contains the selected cell, its neighbours and its stack. */
  readonly selectedArea: () => Room | undefined;
  /** Drops the counters in the cell under the pointer. If the pointer is outside the map, cancels the drag. */
  readonly putDownAt: (event: MouseEvent) => void;
  /** Repaints the map after a picture has been decoded. */
  readonly repaintPictures: () => void;
  /** Redraws the marks of the game that is played on the map. */
  readonly mark: () => void;
  /** Removes the provisional display of a drop or stroke, because the result has arrived. */
  settle(): void;
  /**
   * Ends a drag and closes a stack that is spread out, because another moment is shown or the selection was cleared.
   */
  readonly letGo: () => void;
}

/**
 * Creates a map pane.
 * @param name accessible name of the map
 */
export function mapPane(saved: View | undefined, firstTheme: Theme, events: MapEvents, name = t('Map')): MapPane {
  const model = new MapModel(firstTheme);
  const speech = h('div', { class: 'unseen', 'aria-live': 'polite' });
  const keys = h('p', { class: 'unseen', id: `keys of ${name}`.replaceAll(' ', '-').toLowerCase() }, KEYS);
  const element = h('div', {
    class: 'map',
    tabindex: 0,
    role: 'application',
    'aria-label': name,
    'aria-describedby': keys.id,
  });

  const paint = painter();
  const paper = sheet(
    (zoom) => {
      const { carried, landed, reach } = carrier;
      const hidden = carried.length === 0 ? march.names : new Set([...march.names, ...carried]);
      const { underlay } = aligner;
      return model.contents && mapPicture(paint, model, model.contents, { hidden, landed, reach, underlay }, zoom);
    },
    () => {
      if (model.contents) small.show({ ...model.contents, palette: model.palette, land: paper.land });
      if (moving.settle()) mark();
    },
  );
  const words = accessibleStacks();
  const small = minimap((to) => {
    look.centre(to);
  });
  const look = camera(element, saved, {
    moved: events.moved,
    turned(view, size) {
      for (const part of [paper, words, small]) part.look(view, size);
      events.viewed(view);
    },
  });
  const context: MapContext = {
    element,
    model,
    camera: look,
    events,
    refresh() {
      paper.refresh();
    },
    mark,
    announce(text) {
      speech.textContent = text;
    },
  };

  const tip = tooltip(element);
  const spread = fan();
  const stack = stackFan(context, spread);
  const hit = hitTest(context, spread);
  const box = selectionBox();
  const measure = ruler(mark);
  const drawing = drawTool(() => {
    element.classList.toggle('drawing', drawing.isOn);
    mark();
  }, events.draw);
  const aligner = scanAligner({
    changed() {
      element.classList.toggle('aligning', aligner.isOn);
      paper.refresh();
      mark();
    },
    align: events.align,
    chooseScan: events.chooseScan,
    announce: context.announce,
  });
  const march = moveAnimation(events.speed, () => {
    if (march.names.size === 0) paper.refresh();
    mark();
  });
  const moving = movingUnits(march);
  const losses = lossMarks(mark);
  const carrier = counterCarrier(context, () => {
    spread.fold();
    tip.hide();
  });
  const cells = cellSelection(context, {
    leaves: spread.fold,
    chose(cell) {
      if (measure.isOn) measure.point(cell);
    },
    stepped(cell) {
      carrier.carryToCell(cell);
      const centre = model.contents?.ground.centres.at(cell);
      if (centre) events.play?.point(cell, rectangleInWindow(element, look, centre));
    },
  });
  element.append(
    paper.element,
    small.element,
    ...words.elements,
    tip.element,
    measure.element,
    ...carrier.elements,
    drawing.element,
    aligner.element,
    speech,
    keys,
  );

  function repaint(): void {
    element.style.background = model.palette.sheet;
    if (model.contents === undefined) return;
    const { scene, ground } = model.contents;
    look.look(ground, () => focusPoint(scene, ground));
    paper.refresh();
    mark();
  }

  function mark(): void {
    if (model.contents === undefined) return;
    const { palette, contents } = model;
    paper.over([
      ...(events.play ? actorMarks(events.play.actors, contents.scene, contents.ground, palette) : []),
      ...cellMarks(model),
      ...box.shapes(palette.cursor),
      ...measure.shapes(palette.cursor),
      ...drawing.shapes(palette.cursor),
      ...aligner.shapes(palette.cursor),
      ...moving.shapes(model, look.drawnView?.zoom ?? 1),
      ...losses.shapes(model),
      ...spread.shapes(contents.scene.sides, palette),
      ...carrier.shapes(),
    ]);
  }

  const parts = { box, hit, carrier, cells, drawing, aligner, ruler: measure, fan: spread, stack, tooltip: tip };
  const actions = cellActions(context, parts);
  watchGestures(element, pointerHandlers(context, { ...parts, actions }));
  // Keys of the dialog come before those of the map.
  element.addEventListener('keydown', (event) => {
    if (event.target !== element || !aligner.key(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  watchMapKeys(element, keyHandlers(context, { ...parts, actions }));

  repaint();
  return {
    ...mapHighlights(context, cells, words),
    element,
    camera: look,
    march,
    losses,
    show(scene, shown, overlays) {
      const before = model.contents;
      const isOther = before?.scene !== scene;
      const ground = groundOf(scene.grid);
      model.contents = { scene, shown, overlays, ground };
      carrier.see(scene, isOther);
      if (isOther && spread.isOpen) {
        spread.fold();
        mark();
      }
      if (looksEqual(before, model.contents)) return;
      measure.show(ground);
      drawing.show(ground);
      aligner.show(scene, ground);
      words.show({ ...scene, areas: shown.areas ? scene.areas : [] }, [...scene.overlays, ...overlays], ground);
      repaint();
    },
    setTheme(next) {
      model.theme = next;
      repaint();
    },
    drawTool: drawing,
    aligner,
    isRuling: () => measure.isOn,
    rule(on) {
      measure.turn(on, model.cursor.cell);
      tip.hide();
      events.ruled(on);
    },
    isCarrying: () => carrier.isCarrying,
    pickUp(selection) {
      carrier.pickUp(selection);
      element.focus({ preventScroll: true });
    },
    selectedArea: () => selectedArea(context, spread),
    putDownAt({ clientX, clientY }) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) carrier.letGo();
      else carrier.putDown(hit.cell({ x: clientX - left, y: clientY - top }));
    },
    repaintPictures() {
      paper.repaint();
      mark();
    },
    mark,
    settle() {
      drawing.settle();
      carrier.settle();
    },
    letGo() {
      carrier.letGo();
      spread.fold();
      mark();
    },
  };
}
