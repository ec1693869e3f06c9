import type { ToPreview } from '../contract/messages.js';
import type { Preview } from '../contract/preview.js';
import type { PreviewState } from '../contract/preview-state.js';
import type { DockPages } from './dock-pages.js';
import type { Maps } from './maps.js';
import { animateEvents } from './play/animate-events.js';
import type { Play } from './play/play.js';
import type { PanelContext } from './panel-context.js';
import { PictureReceiver } from './picture-receiver.js';

type ShowMessage = Extract<ToPreview, { readonly type: 'show' }>;

/** Returns the handler of new pictures. */
export function pictureHandler(
  { state, post, busy, body, actions }: PanelContext,
  maps: Maps,
  pages: DockPages,
  play: Play,
): (message: ShowMessage) => void {
  const [main, beside] = [new PictureReceiver(), new PictureReceiver()];

  /** Makes `next` the current picture. Ends the drags, animations and messages that belong to the previous picture. */
  function replacePicture(next: Preview, wanted: PreviewState): void {
    const { preview: before } = state;
    if (before?.moment !== next.moment || before.seed !== next.seed) {
      maps.main.letGo();
      maps.main.march.end();
    }
    maps.main.settle();
    state.preview = next;
    busy.end();
    actions.showProblem('');
    const { shown } = state.saved;
    if (shown.umpire !== wanted.umpire || shown.as !== wanted.as) pages.games.forget();
    state.save({ shown: { ...shown, umpire: wanted.umpire, as: wanted.as }, wanted });
  }

  /**
   * Begins or ends the comparison with another game. When the comparison begins, opens the page of differences; when it
   * ends, opens the game record.
   */
  function showComparison(next: Preview, other: Preview | undefined, wanted: PreviewState): void {
    const { compared } = maps;
    const wasOn = compared.other !== undefined;
    compared.hear(next, other, wanted, state.saved.shown, maps.main);
    const isOn = compared.other !== undefined;
    body.dataset.earlier = String(wanted.beside?.earlier === true);
    if (isOn === wasOn) return;
    body.classList.toggle('comparing', isOn);
    pages.dock.offer('differences', isOn);
    pages.dock.choose(isOn ? 'differences' : 'record');
  }

  return (message) => {
    const [next, other] = [main.take(message.preview), message.beside && beside.take(message.beside)];
    if (next === undefined || (message.beside && other === undefined)) {
      post({ type: 'ready' });
      return;
    }
    replacePicture(next, message.wanted);
    showComparison(next, other, message.wanted);
    pages.timeline.show();
    pages.timeline.walk(next);
    const played = message.play ? play.receive(message.play) : undefined;
    actions.show();
    if (!message.play) play.update();
    if (played) animateEvents(played, next.scene, maps.main);
    maps.momentView.follow(next);
    pages.update(next, message.wanted);
    maps.overlays.ask();
    pages.requestForces();
    maps.requestBrushes();
  };
}
