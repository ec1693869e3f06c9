import type { Preview } from '../contract/preview.js';
import { copyPicture, type PictureState } from './map/export-picture.js';
import { switchesOf, type Switch } from './map/switches.js';
import type { Maps } from './maps.js';
import type { PanelContext } from './panel-context.js';
import type { Shown } from './state.js';
import { themeOf } from './theme.js';
import type { Place } from './ui/layout.js';
import { toolbar } from './ui/toolbar.js';

/** The toolbar with its toggles. The keyboard also controls the toggles. */
export interface PanelToolbar {
  readonly element: HTMLElement;
  /**
   * Updates the toolbar for a picture.
   * @param place position of the dock
   */
  show(preview: Preview, place: Place): void;
  /** Returns the toggles for the overlays and layers of the map. */
  readonly switches: () => readonly Switch[];
  /** Changes which overlays and layers are visible, and requests those that were not visible before. */
  readonly changeShown: (change: Partial<Shown>) => void;
  readonly choosePlace: (place: Place) => void;
  /** Returns the data from which a picture is exported. */
  readonly picture: () => PictureState;
}

/**
 * Creates the toolbar of the panel.
 * @param play opens the start form of a game
 * @param isStandAlone true for a page without a server, which offers only the toggles of the map
 */
export function createToolbar(panel: PanelContext, maps: Maps, isStandAlone: boolean, play: () => void): PanelToolbar {
  const { state, post, postAndWait, actions } = panel;

  const switches = (): readonly Switch[] =>
    (state.preview ? switchesOf(state.preview, state.saved.shown, state.unit) : []).filter(
      ({ group }) => !isStandAlone || group === 'map',
    );

  function changeShown(change: Partial<Shown>): void {
    const { shown: before } = state.saved;
    const shown = { ...before, ...change };
    if (shown.umpire !== before.umpire) post({ type: 'umpire', on: shown.umpire });
    if (shown.as !== before.as) post({ type: 'as', ...(shown.as !== undefined && { side: shown.as }) });
    state.save({ shown });
    maps.overlays.ask();
    actions.show();
  }

  function choosePlace(place: Place): void {
    state.save({ dock: { ...state.saved.dock, place } });
    actions.show();
  }

  const picture = (): PictureState => ({
    preview: state.preview,
    shown: state.saved.shown,
    laid: maps.overlays.now(),
    theme: themeOf(document.body.classList),
  });

  const bar = toolbar(
    {
      shown: changeShown,
      place: choosePlace,
      runAgain: () => {
        postAndWait({ type: 'runAgain' });
      },
      play,
      continueFromHere: () => {
        post({ type: 'continueFromHere' });
      },
      fit: maps.fitWhole,
      pen: maps.turnDrawTool,
      scan: maps.turnAligner,
      copy: () => void copyPicture(picture(), actions.showProblem),
      undo: (which) => {
        post({ type: which });
      },
      pin: (on) => {
        post({ type: 'pin', on });
      },
      compareText: (as) => {
        postAndWait({ type: 'compareText', as });
      },
    },
    maps.compared.chip,
    maps.find.element,
  );
  return {
    element: bar.element,
    show(preview, place) {
      const { shown, wanted } = state.saved;
      bar.show(preview, wanted?.pinned === true, shown, switches(), place, state.colourOf);
    },
    switches,
    changeShown,
    choosePlace,
    picture,
  };
}
