import { groundOf } from '../render/ground.js';
import type { Preview } from '../contract/preview.js';
import type { Overlay } from '../contract/scene.js';

import { cellCard } from './map/cell-card.js';
import { findOnMap } from './map/find-on-map.js';
import type { FindBox } from './map/find-box.js';
import { mapFrame } from './map/map-frame.js';
import type { MapEvents } from './map/map-context.js';
import { mapPane, type MapPane } from './map/map-pane.js';
import { momentView, type MomentView } from './map/moment-view.js';
import { overlayCache, type OverlayCache } from './map/overlays.js';
import { overlayRequestsOf } from './map/overlay-requests.js';
import { pictureLoader, type PictureLoader } from './map/picture-loader.js';
import { namesOf } from './map/selection.js';
import { opensWhole, type Size } from './map/view.js';
import { comparison, type Comparison } from './pages/comparison.js';
import type { PanelContext } from './panel-context.js';
import type { Play } from './play/play.js';
import { themeOf } from './theme.js';
import { h } from './ui/dom.js';

/** The map with its controls and, during a comparison, the second map next to it. */
export interface Maps {
  readonly element: HTMLElement;
  readonly main: MapPane;
  readonly compared: Comparison;
  readonly overlays: OverlayCache;
  readonly find: FindBox;
  /** Moves the camera to the moment shown. */
  readonly momentView: MomentView;
  show(preview: Preview): void;
  /** Redraws the marks and tints of the game that is played on the main map. */
  readonly showPlay: () => void;
  /** Shows the whole map. The map stays fitted when the panel is resized, until the user moves the map. */
  readonly fitWhole: () => void;
  readonly turnRuler: () => void;
  readonly turnDrawTool: () => void;
  /** Opens or closes the dialog that aligns the scan. */
  readonly turnAligner: () => void;
  /** The author's picture files. */
  readonly pictures: PictureLoader;
  /** Requests the list of brushes, while the draw tool is on. */
  readonly requestBrushes: () => void;
}

/**
 * Creates the maps of the panel.
 * @param play the game that is played on the main map
 * @param canEdit false if there is no text to edit; the draw tool then stays off
 */
export function createMaps({ state, post, request, actions }: PanelContext, canEdit: boolean, play: Play): Maps {
  const theme = themeOf(document.body.classList);
  const wasSeen = state.saved.view !== undefined;
  let isFitting = false;
  let isOpened = wasSeen;

  const open: MapEvents['open'] = ({ cell, counter }) => {
    if (counter?.place) post({ type: 'openPlace', place: counter.place });
    else post({ type: 'openCell', cell });
  };
  const main = mapPane(state.saved.view, theme, {
    chose(cell, counter) {
      state.cell = cell;
      actions.chooseUnit(counter ?? state.preview?.scene.counters.findLast((other) => other.cell === cell));
    },
    open,
    moveCounters: (selection, to, adds) => {
      post({
        type: 'moveCounters',
        counters: namesOf(selection),
        from: selection[0].cell,
        to,
        ...(adds && { adds }),
      });
    },
    request,
    replaces: actions.markReplaced,
    moved: (view) => {
      state.save({ view, isWhole: isFitting });
      frame.show(view, isFitting);
    },
    viewed: (view) => {
      if (compared.other) compared.map.camera.see(view);
    },
    ruled: (isOn) => {
      frame.ruled(isOn);
    },
    draw: (stroke) => {
      post({ type: 'draw', stroke });
    },
    align: (alignment) => {
      post({ type: 'align', alignment });
    },
    chooseScan: () => {
      post({ type: 'chooseScan' });
    },
    speed: () => state.saved.speed,
    play: play.map,
  });
  const compared = comparison(theme, {
    post,
    choose: actions.chooseMoment,
    compare: actions.compare,
    open,
    viewed: (view) => {
      if (compared.other) main.camera.see(view);
    },
  });

  function fitWhole(): void {
    isFitting = true;
    main.camera.fit();
    isFitting = false;
    state.save({ isWhole: true });
  }

  function turnRuler(): void {
    main.rule(!main.isRuling());
  }

  function requestBrushes(): void {
    if (!main.drawTool.isOn) return;
    request('brushes', {}, main.drawTool.offer, { series: 'brushes' });
  }

  /** Returns the visible overlays. The targets of an answer replace the reach of the selected unit. */
  function withTargets(): readonly Overlay[] {
    const targets = play.overlays();
    const laid = overlays.now();
    return targets.length === 0 ? laid : [...laid.filter(({ kind }) => kind !== 'reach'), ...targets];
  }

  const card = cellCard(state, {
    open,
    choose: actions.chooseUnit,
    pickUp: main.pickUp,
    selectedArea: main.selectedArea,
    isHidden: () => play.map.isOpen,
  });
  const frame = mapFrame(main.element, card.element, { fit: fitWhole, zoom: main.camera.zoom, rule: turnRuler });
  const overlays = overlayCache(
    () => overlayRequestsOf(state.preview, state.saved.shown, state.unit),
    request,
    actions.show,
  );
  const pictures = pictureLoader(request, () => {
    main.repaintPictures();
    compared.map.repaintPictures();
  });
  new ResizeObserver(() => {
    if (state.saved.isWhole && main.element.clientHeight > 0) fitWhole();
  }).observe(main.element);

  return {
    element: h('div', { class: 'maps' }, compared.heads.main, frame.element, compared.heads.other, compared.frame),
    main,
    compared,
    overlays,
    find: findOnMap(
      main,
      () => state.preview,
      (name) => {
        actions.chooseUnit(state.counterNamed(name));
      },
      state.colourOf,
    ),
    momentView: momentView(
      main.camera,
      () => ({ isWhole: state.saved.isWhole, ...(state.saved.view && { view: state.saved.view }) }),
      fitWhole,
      wasSeen,
    ),
    pictures,
    show({ scene }) {
      pictures.load([scene, ...(compared.other ? [compared.other.scene] : [])]);
      main.show(scene, state.saved.shown, withTargets());
      if (!isOpened && opensWhole(groundOf(scene.grid), sizeOf(main.element))) fitWhole();
      isOpened = true;
      if (main.camera.view) frame.show(main.camera.view, state.saved.isWhole);
      card.show(scene);
    },
    showPlay() {
      if (state.preview === undefined) return;
      main.show(state.preview.scene, state.saved.shown, withTargets());
      main.mark();
    },
    fitWhole,
    turnRuler,
    turnDrawTool() {
      if (!canEdit) return;
      if (main.aligner.isOn) main.aligner.turn(false);
      main.drawTool.turn(!main.drawTool.isOn);
      requestBrushes();
      main.element.focus({ preventScroll: true });
    },
    turnAligner() {
      if (!canEdit) return;
      if (main.drawTool.isOn) main.drawTool.turn(false);
      main.aligner.turn(!main.aligner.isOn);
      main.element.focus({ preventScroll: true });
    },
    requestBrushes,
  };
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({ width: clientWidth, height: clientHeight });
