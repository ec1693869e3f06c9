import { t } from '@vscode/l10n';
import { sideName, termOf } from '../terms.js';
import type { PlayStage, PlayView } from '../../contract/play-messages.js';
import type { GameOver, OpenQuestion } from '../../contract/playing.js';
import { citation } from '../record/citation.js';
import { button, h } from '../ui/dom.js';
import { swatch } from '../ui/menu.js';

export interface PromptBarEvents {
  readonly undo: () => void;
  readonly showRest: (on: boolean) => void;
  readonly stop: () => void;
  readonly resume: () => void;
  readonly balance: () => void;
  readonly end: () => void;
  /** Returns to the open question from an earlier moment of the game record. */
  readonly toQuestion: () => void;
  readonly colourOf: (side: string) => string;
}

/** Returns the line of a question without its rule: `Turn 3 · German · combat: choose an attack`. */
export function promptText(question: OpenQuestion): string {
  const { side, phase } = question;
  return [turnText(question), sideName(side), phase, promptWithoutSide(question)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Returns the name of the turn of a question; empty in the set-up, which has no turn. */
const turnText = ({ turn, turnName }: OpenQuestion): string => turnName ?? (turn === 0 ? '' : t('Turn {0}', turn));

/**
 * Returns the prompt of a question. If the prompt begins with the name of the side, the name is removed, because the
 * line above the map already contains it. A prompt in the reader's language begins with the term for the side, perhaps
 * with a capital letter.
 */
function promptWithoutSide({ side, prompt }: OpenQuestion): string {
  const shown = [side, termOf(side)].find((name) => prompt.toLowerCase().startsWith(`${name.toLowerCase()}: `));
  return shown === undefined ? prompt : prompt.slice(shown.length + 2);
}

/** Returns the line above the map: what is asked, by which rule, and the buttons that always apply. */
export function promptLine(
  { stage, undo, isRestShown }: PlayView,
  isEarlier: boolean,
  score: string,
  events: PromptBarEvents,
): HTMLElement {
  const showRest = (): void => {
    events.showRest(!isRestShown);
  };
  const tools = [
    isEarlier && stage.kind === 'question'
      ? tool(t('To the question'), t('Show the map at the open question'), events.toQuestion)
      : undefined,
    stage.kind === 'thinking'
      ? tool(t('Stop'), t('Stop the computer player; its best answer so far is written'), events.stop)
      : undefined,
    stage.kind === 'stopped'
      ? tool(t('Continue'), t('Let the computer players continue to answer'), events.resume)
      : undefined,
    stage.kind === 'over' ? tool(t('Balance…'), t('Play this file many times'), events.balance) : undefined,
    undo === 'none' ? undefined : tool(t('Undo'), t('Take back your last answer'), events.undo),
    stage.kind === 'question'
      ? tool(t('Preview the rest'), t('Show how the default answers would play the rest'), showRest, isRestShown)
      : undefined,
    tool(t('End play'), t('End the game in the panel; the text stays as it is'), events.end),
  ];
  return h(
    'div',
    { class: 'play-line' },
    ...promptParts(stage, events.colourOf),
    ...(stage.kind === 'over' ? endParts(stage, score) : []),
    h('div', { class: 'play-buttons' }, ...tools),
  );
}

/** Returns the points and the losses of the sides at the end of the game. */
const endParts = ({ losses }: GameOver, score: string): HTMLElement[] =>
  [score, lossesText(losses)].filter((text) => text !== '').map((text) => h('span', { class: 'muted' }, text));

/** Returns the losses of the sides: `Losses: German 2 units, 5 steps · Soviet none`. */
function lossesText(losses: GameOver['losses']): string {
  const sides = losses.map(({ side, units, steps }) => {
    if (steps === 0) return t('{0} none', sideName(side));
    const unitText = units === 1 ? t('1 unit') : t('{0} units', units);
    return `${sideName(side)} ${unitText}, ${steps === 1 ? t('1 step') : t('{0} steps', steps)}`;
  });
  return sides.length === 0 ? '' : t('Losses: {0}', sides.join(' · '));
}

/** Creates a button whose accessible name is its visible label. */
const tool = (label: string, title: string, act: () => void, isPressed?: boolean): HTMLElement =>
  button(label, title, act, {
    'aria-label': undefined,
    'aria-pressed': isPressed === undefined ? undefined : String(isPressed),
    'data-key': `tool ${label}`,
  });

function promptParts(stage: PlayStage, colourOf: (side: string) => string): (HTMLElement | undefined)[] {
  switch (stage.kind) {
    case 'question': {
      const { question, refused } = stage;
      const { side, phase, rule } = question;
      const prompt = promptWithoutSide(question);
      return [
        h(
          'span',
          { class: 'play-when' },
          swatch(colourOf(side)),
          h('strong', {}, sideName(side)),
          [turnText(question), phase]
            .filter((part) => part !== '')
            .map((part) => ` · ${part}`)
            .join(''),
        ),
        refused === undefined
          ? h('span', { class: 'play-prompt', title: prompt }, prompt)
          : h('span', { class: 'play-prompt error', title: refused.reason }, refused.reason),
        citation(refused === undefined ? rule : refused.rule),
      ];
    }
    case 'thinking':
      return [h('span', { class: 'play-prompt' }, t('{0} is thinking…', sideName(stage.side)))];
    case 'stopped':
      return [h('span', { class: 'play-prompt' }, t('The computer player of {0} was stopped.', sideName(stage.side)))];
    case 'over':
      return [h('strong', { class: 'play-prompt' }, t('The game is over: {0}.', stage.outcome)), citation(stage.rule)];
    case 'unplayable':
      return [h('span', { class: stage.isWaiting ? 'play-prompt' : 'play-prompt error' }, stage.reason)];
    case 'waiting':
      return [h('span', { class: 'play-prompt muted' }, t('Playing to the next question…'))];
    default:
      return [];
  }
}

/**
 * Returns what a screen reader announces when a new stage of the game begins: a question, a computer player's turn, or
 * the end.
 */
export function announcement(stage: PlayStage): string {
  if (stage.kind === 'question')
    return stage.refused === undefined
      ? promptText(stage.question)
      : `${stage.refused.reason} ${promptText(stage.question)}`;
  return promptParts(stage, () => '')
    .map((part) => part?.textContent ?? '')
    .join(' ')
    .trim();
}
