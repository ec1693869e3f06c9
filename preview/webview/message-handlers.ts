import type { MessageHandlers } from '../contract/dispatch.js';
import type { ToPreview } from '../contract/messages.js';
import type { DockPages } from './dock-pages.js';
import { pictureFile } from './map/export-picture.js';
import type { Maps } from './maps.js';
import type { PanelContext } from './panel-context.js';
import type { Play } from './play/play.js';
import type { PanelToolbar } from './panel-toolbar.js';
import type { RequestChannel } from './request-channel.js';
import { pictureHandler } from './show-picture.js';

/** Returns the handlers of all messages of the extension. */
export function messageHandlers(
  panel: PanelContext,
  requests: RequestChannel,
  maps: Maps,
  pages: DockPages,
  bar: PanelToolbar,
  play: Play,
): MessageHandlers<ToPreview> {
  const { state, post, busy, actions } = panel;
  return {
    show: pictureHandler(panel, maps, pages, play),
    answer: (message) => {
      requests.receive(message);
    },
    forces: ({ rows }) => {
      pages.forces.show(rows);
    },
    games: ({ games, isOver }) => {
      pages.games.show(games, isOver);
    },
    edited: () => {
      pages.games.edited();
    },
    play: (message) => {
      busy.end();
      play.receive(message.play);
      // Dropped counters are drawn in their new cells until a new picture arrives. After a refused answer no picture
      // arrives, so put them back.
      maps.main.settle();
    },
    locate({ cells, unit }) {
      maps.main.locate(cells);
      if (unit !== undefined) actions.chooseUnit(state.counterNamed(unit));
    },
    trouble({ message }) {
      busy.end();
      pages.timeline.stop();
      maps.main.settle();
      actions.showProblem(message);
    },
    async paint({ id }) {
      await maps.pictures.settled();
      post({ type: 'painted', id, png: await pictureFile(bar.picture()) });
    },
  };
}
