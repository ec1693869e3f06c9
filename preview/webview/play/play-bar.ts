import { t } from '@vscode/l10n';
import type { PlayAction, PlayView } from '../../contract/play-messages.js';
import { scoreText } from '../pages/score.js';
import type { PanelContext } from '../panel-context.js';
import { h } from '../ui/dom.js';
import { promptLine } from './prompt-bar.js';
import { startForm } from './start-form.js';
import { undoConfirmation, type UndoConfirmation } from './undo-confirmation.js';

/** The bar above the map: the start form, or the prompt with its tools and the choices of the player. */
export interface PlayBar {
  readonly element: HTMLElement;
  /** Draws a stage of the game, such as a question or the end of the game. Keeps the focus where it was. */
  show(view: PlayView): void;
  /**
   * Disables the bar, without changing its appearance, until the next `show`. If the next stage takes long, a text says
   * that play goes on.
   */
  readonly wait: () => void;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  /** After the next drawing, moves the focus from the list of units to the list of targets. */
  readonly focusTargets: () => void;
  readonly focusForm: () => void;
  /** Presses an answer button by its number, from 1. Returns false if there is no such button. */
  readonly pressOption: (number: number) => boolean;
  readonly undo: UndoConfirmation;
}

export interface PlayBarEvents {
  readonly act: (action: PlayAction) => void;
  /** Sends an action of the user, after which the game has a new stage, such as the next question. */
  readonly actAndWait: (action: PlayAction) => void;
  /** Called when the player takes back an answer. */
  readonly takeBack: () => void;
  /** Called when the bar must be drawn again. */
  readonly changed: () => void;
  /** Called when the player wants the map to show the open question again instead of an earlier moment. */
  readonly toQuestion: () => void;
  /** Returns the line of choices; undefined while no question can be answered. */
  readonly choices: () => HTMLElement | undefined;
  /**
   * Returns the list of the events that were played before the present question or the end of the game; undefined if
   * there were none.
   */
  readonly happened: () => HTMLElement | undefined;
}

/** Milliseconds after an answer until the bar says that play goes on. Most questions arrive earlier. */
const WAITING_TEXT_DELAY_MS = 300;

export function playBar({ state }: Pick<PanelContext, 'state'>, events: PlayBarEvents): PlayBar {
  const speech = h('div', { class: 'unseen', 'aria-live': 'polite' });
  const content = h('div', { class: 'play-content' });
  const element = h('section', { class: 'play', 'aria-label': t('Play'), hidden: true }, content, speech);
  const undo = undoConfirmation(events.takeBack, events.changed);
  let isFocusToTargets = false;
  /** The key of the element that had the focus when the bar began to wait. An inert element loses the focus. */
  let keyWithFocus: string | undefined;
  let waitingText: ReturnType<typeof setTimeout> | undefined;

  function parts(view: PlayView): HTMLElement[] {
    const { stage } = view;
    if (stage.kind === 'off' || stage.kind === 'handOver') return [];
    if (stage.kind === 'form') return state.preview ? [form(stage.setup)] : [];
    if (undo.isAsking) return [undo.element()];
    const choices = events.choices();
    const happened = events.happened();
    return [...(happened ? [happened] : []), line(view), ...(choices ? [choices] : [])];
  }

  const line = (view: PlayView): HTMLElement =>
    promptLine(view, state.saved.wanted?.moment !== undefined, scoreText(state.preview?.score ?? []), {
      undo: () => {
        undo.request(view.undo === 'dice');
      },
      showRest: (on) => {
        events.act({ act: 'showRest', on });
      },
      stop: () => {
        events.act({ act: 'stop' });
      },
      resume: () => {
        events.act({ act: 'resume' });
      },
      balance: () => {
        events.act({ act: 'balance' });
      },
      end: () => {
        events.act({ act: 'end' });
      },
      toQuestion: events.toQuestion,
      colourOf: state.colourOf,
    });

  const form = (setup: Extract<PlayView['stage'], { readonly kind: 'form' }>['setup']): HTMLElement =>
    startForm(state.preview!, setup, {
      start: (chosen, seed) => {
        undo.forget();
        events.actAndWait({ act: 'start', setup: chosen, seed });
      },
      cancel: () => {
        events.act({ act: 'end' });
      },
      colourOf: state.colourOf,
    });

  function stopWaiting(): void {
    clearTimeout(waitingText);
    keyWithFocus = undefined;
    content.inert = false;
    element.ariaBusy = 'false';
    element.classList.remove('delayed');
  }

  function restoreFocus(key: string): void {
    const buttons = [...content.querySelectorAll<HTMLElement>('button')];
    const target = isFocusToTargets
      ? buttons.find((each) => each.dataset.key?.startsWith('target ') === true)
      : undefined;
    if (target) isFocusToTargets = false;
    const same = target ?? buttons.find((each) => each.dataset.key === key);
    const first = content.querySelector<HTMLElement>('.play-keyboard button, .play-options button');
    (same ?? first ?? buttons.at(0))?.focus({ preventScroll: true });
  }

  const keyOf = (focused: Element | null): string | undefined =>
    element.contains(focused) ? ((focused as HTMLElement).dataset.key ?? '') : undefined;

  return {
    element,
    show(view) {
      const key = keyWithFocus ?? keyOf(document.activeElement);
      stopWaiting();
      element.hidden = view.stage.kind === 'off' || view.stage.kind === 'handOver';
      content.replaceChildren(...parts(view));
      if (key !== undefined) restoreFocus(key);
    },
    wait() {
      keyWithFocus ??= keyOf(document.activeElement);
      content.inert = true;
      element.ariaBusy = 'true';
      clearTimeout(waitingText);
      // The class is added after a delay. A CSS transition with a delay would immediately create a compositing layer
      // for the choices.
      waitingText = setTimeout(() => {
        element.classList.add('delayed');
        const prompt = content.querySelector('.play-prompt');
        prompt?.replaceChildren(t('Playing to the next question…'));
        prompt?.classList.add('muted');
      }, WAITING_TEXT_DELAY_MS);
    },
    announce(text) {
      speech.textContent = text;
    },
    focusTargets() {
      isFocusToTargets = true;
    },
    focusForm() {
      content.querySelector('select')?.focus();
    },
    pressOption(number) {
      const buttons = content.querySelectorAll<HTMLElement>('.play-options button');
      const button = buttons[number - 1] as HTMLElement | undefined;
      button?.click();
      return button !== undefined;
    },
    undo,
  };
}
