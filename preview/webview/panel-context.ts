import type { FromPreview } from '../contract/messages.js';
import type { ComparisonTarget } from '../contract/preview-state.js';
import type { Counter } from '../contract/scene.js';
import type { PanelState } from './panel-state.js';
import type { SendRequest } from './request-channel.js';
import type { progressBar } from './ui/progress-bar.js';

/** State and services that the parts of the panel share. */
export interface PanelContext {
  readonly state: PanelState;
  readonly post: (message: FromPreview) => void;
  /** Posts a message whose result is a new picture, and shows the progress bar until it arrives. */
  readonly postAndWait: (message: FromPreview) => void;
  readonly request: SendRequest;
  readonly busy: ReturnType<typeof progressBar>;
  /** The element that contains maps and dock. Its data attributes and classes select the layout. */
  readonly body: HTMLElement;
  readonly actions: PanelActions;
}

/** Actions that concern several parts of the panel. */
export interface PanelActions {
  /** Redraws everything that depends on the state of the panel. */
  readonly show: () => void;
  /** Divides the room between maps and dock. */
  readonly layOut: () => void;
  readonly chooseUnit: (counter: Counter | undefined) => void;
  /** Requests a moment of the game. */
  readonly chooseMoment: (moment: number) => void;
  /** Compares with another game; undefined ends the comparison. */
  readonly compare: (target: ComparisonTarget | undefined) => void;
  /** Marks the moment whose order a drop would replace; undefined if the drop replaces none. */
  readonly markReplaced: (moment: number | undefined) => void;
  /** Shows a sentence above the map until the next picture. The empty string hides it. */
  readonly showProblem: (message: string) => void;
}
