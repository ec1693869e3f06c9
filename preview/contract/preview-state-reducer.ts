import type { FromPreview } from './messages.js';
import type { PreviewState } from './preview-state.js';

/** The messages of the page that change the state of the preview. */
export type StateMessage = Extract<
  FromPreview,
  { readonly type: 'moment' | 'seed' | 'runAgain' | 'umpire' | 'as' | 'pin' | 'game' }
>;

/** Returns the state after a message of the page. */
export function reducePreviewState(wanted: PreviewState, message: StateMessage): PreviewState {
  switch (message.type) {
    case 'moment':
      return {
        ...wanted,
        moment: message.moment === 'end' ? undefined : message.moment,
        ...(wanted.beside && { beside: { ...wanted.beside, moment: message.beside } }),
      };
    case 'game':
      return { ...wanted, seed: message.seed, unanswered: undefined, moment: message.moment };
    case 'seed':
      return { ...wanted, seed: message.seed === '' ? undefined : message.seed, unanswered: undefined };
    case 'runAgain':
      return { ...wanted, seed: undefined, unanswered: undefined };
    case 'umpire':
      return { ...wanted, umpire: message.on };
    case 'as':
      return { ...wanted, as: message.side };
    case 'pin':
      return { ...wanted, pinned: message.on };
  }
}
