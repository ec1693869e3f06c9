import { t } from '@vscode/l10n';
import { h } from '../ui/dom.js';

/**
 * Asks the player for confirmation before an undo takes back an answer that was followed by die rolls. Asks only once
 * in a game.
 */
export interface UndoConfirmation {
  readonly isAsking: boolean;
  /**
   * Takes back the last answer, or asks for confirmation first.
   * @param isOverDice true if dice were rolled after the answer
   */
  readonly request: (isOverDice: boolean) => void;
  /** The question with its buttons. */
  readonly element: () => HTMLElement;
  /** Removes the question when a new stage of the game is shown. */
  readonly dismiss: () => void;
  /**
   * Called at the beginning of a game. The first undo of an answer that led to die rolls then needs confirmation again.
   */
  readonly forget: () => void;
}

export function undoConfirmation(takeBack: () => void, changed: () => void): UndoConfirmation {
  let isAsking = false;
  let isConfirmed = false;

  function close(): void {
    isAsking = false;
    changed();
  }

  function confirm(): void {
    isConfirmed = true;
    isAsking = false;
    takeBack();
  }

  return {
    get isAsking() {
      return isAsking;
    },
    request(isOverDice) {
      isAsking = isOverDice && !isConfirmed;
      if (isAsking) changed();
      else takeBack();
    },
    element: () =>
      h(
        'div',
        { class: 'play-line', role: 'alertdialog' },
        h('span', { class: 'play-prompt' }, t('Dice were rolled after this answer. Take back the answer anyway?')),
        h('div', { class: 'play-buttons' }, labelled(t('Undo'), confirm), labelled(t('Cancel'), close)),
      ),
    dismiss() {
      isAsking = false;
    },
    forget() {
      isConfirmed = false;
    },
  };
}

function labelled(label: string, act: () => void): HTMLElement {
  const element = h('button', { type: 'button' }, label);
  element.addEventListener('click', act);
  return element;
}
