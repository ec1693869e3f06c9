import { t } from '@vscode/l10n';
import { NOWHERE, type Cell } from '../../../engine/board/board.js';
import type { PlayAction, PlayView } from '../../contract/play-messages.js';
import type { Actor, AnswerOption, OpenQuestion } from '../../contract/playing.js';
import type { Preview } from '../../contract/preview.js';
import type { Overlay } from '../../contract/scene.js';
import type { Actors } from '../map/actor-marks.js';
import type { MapPlay, MapPress } from '../map/map-context.js';
import { scoreText } from '../pages/score.js';
import type { PanelContext } from '../panel-context.js';
import { h } from '../ui/dom.js';
import {
  actorsOf,
  chooseTarget,
  buttonOptions,
  NOTHING_CHOSEN,
  onlyAnswer,
  stepBack,
  targetsOf,
  type Choice,
  type Target,
} from './answer-choice.js';
import { answerMenu } from './answer-menu.js';
import { choiceLine } from './choice-line.js';
import { forecastBox } from './forecast-box.js';
import { handOver } from './hand-over.js';
import { announcement, promptLine } from './prompt-bar.js';
import { startForm } from './start-form.js';
import { targetOverlays } from './target-overlays.js';

/** The part of the panel with which a game is played. */
export interface Play {
  /** The bar above the map. */
  readonly bar: HTMLElement;
  /** Elements above the rest of the panel: menu, forecast, cover. */
  readonly floating: readonly HTMLElement[];
  readonly map: MapPlay;
  /** Tints of the cells that can be chosen now. */
  readonly overlays: () => readonly Overlay[];
  /** Shows a stage of the game. */
  readonly receive: (view: PlayView) => void;
  /** Called after a new picture. */
  readonly update: () => void;
  /** Opens the start form. */
  readonly open: () => void;
  /** Goes one step back in the choice of an answer. Returns false if nothing is chosen. */
  readonly stepBack: () => boolean;
  /** Gives the answer of a button by its number, from 1. Returns false if there is no such button. */
  pressOption(number: number): boolean;
}

export interface PlayEvents {
  /** Called when marks and tints of the map have changed. */
  readonly changed: () => void;
  readonly labelOf: (cell: Cell) => string;
  readonly reveal: (cell: Cell) => void;
  /** Returns to the end of the played file. */
  readonly toQuestion: () => void;
}

export function createPlay({ state, post, postAndWait, request }: PanelContext, events: PlayEvents): Play {
  let view: PlayView = { stage: { kind: 'off' }, undo: 'none', isRestShown: false };
  let choice: Choice = NOTHING_CHOSEN;
  /** True from an answer until the next stage arrives. */
  let isAnswering = false;
  let isConfirmingUndo = false;
  /** True after the user has agreed once to take back an answer after which dice were rolled. */
  let isUndoOverDiceConfirmed = false;
  let lastAnnounced = '';
  /** True after a unit was chosen from the list of units: the focus follows to the targets of the unit. */
  let isFocusToTargets = false;

  const speech = h('div', { class: 'unseen', 'aria-live': 'polite' });
  const content = h('div', { class: 'play-content' });
  const bar = h('section', { class: 'play', 'aria-label': t('Play'), hidden: true }, content, speech);
  const forecast = forecastBox(request, announce);
  const menu = answerMenu({ choose: answer, point: pointOption });
  const cover = handOver(() => {
    act({ act: 'takeSeat' });
  });

  const act = (action: PlayAction): void => {
    post({ type: 'play', ...action });
  };

  function announce(text: string): void {
    speech.textContent = text;
  }

  /** True while the map shows an earlier moment than the open question. */
  const isEarlier = (): boolean => state.saved.wanted?.moment !== undefined || view.isRestShown;

  /** Returns the open question if it can be answered now. */
  function question(): OpenQuestion | undefined {
    return view.stage.kind === 'question' && !isAnswering && !isEarlier() ? view.stage.question : undefined;
  }

  const cellOf = (unit: string): Cell => state.counterNamed(unit)?.cell ?? NOWHERE;
  const actors = (): readonly Actor[] => {
    const now = question();
    return now === undefined ? [] : actorsOf(now, cellOf);
  };

  /** Returns the targets of the choice. Without chosen units, incomplete questions have none. */
  function targets(): ReadonlyMap<Cell, Target> {
    const now = question();
    return now === undefined ? new Map() : targetsOf(now, choice);
  }

  function answer(order: string): void {
    const now = question();
    if (now === undefined) return;
    isAnswering = true;
    forecast.hide();
    postAndWait({ type: 'play', act: 'answer', order, version: now.version, moment: now.moment });
    show();
  }

  function choose(next: Choice): void {
    choice = next;
    forecast.hide();
    const now = question();
    if (now !== undefined && !now.isComplete && next.units.length > 0 && next.offered === undefined)
      askOptions(now, next.units);
    const only = now && next.units.length > 0 ? onlyAnswer(now, next) : undefined;
    if (only) answer(only.order);
    else show();
  }

  function askOptions({ version, moment }: OpenQuestion, units: readonly string[]): void {
    request(
      'options',
      { version, moment, units },
      (offered) => {
        if (choice.units !== units) return;
        choice = { ...choice, offered };
        // A stack that has no common answer is tried by its top unit; the others stay one click away.
        if (offered.length === 0 && units.length > 1 && isStack(units))
          choose({ units: [units[units.length - 1]], path: [] });
        else show();
      },
      { series: 'options' },
    );
  }

  const isStack = (units: readonly string[]): boolean => new Set(units.map(cellOf)).size === 1 && !isAdding;
  /** True while units of several stacks are gathered, which are never replaced by a single unit. */
  let isAdding = false;

  function chooseUnits(units: readonly string[], adds: boolean): void {
    isAdding = adds;
    const rest = choice.units.filter((unit) => !units.includes(unit));
    const isAll = units.every((unit) => choice.units.includes(unit));
    const next = !adds ? units : isAll ? rest : [...rest, ...units];
    choose({ units: next, path: [] });
  }

  function pressTarget(target: Target, at: DOMRectReadOnly): void {
    const now = question();
    if (now === undefined) return;
    const chosen = chooseTarget(now, choice, target);
    if (chosen.kind === 'answer') answer(chosen.order);
    else if (chosen.kind === 'path') choose({ ...choice, path: chosen.path });
    else {
      forecast.hide();
      menu.open(chosen.options, { x: at.right + 6, y: at.bottom + 6 });
    }
  }

  function press({ cell, counters, adds, at }: MapPress): void {
    const target = targets().get(cell);
    if (target && !adds) {
      pressTarget(target, at);
      return;
    }
    const names = new Set(actors().map(({ unit }) => unit));
    const units = counters.map(({ name }) => name).filter((name) => names.has(name));
    if (units.length > 0) chooseUnits(units, adds);
    else if (!adds) choose(NOTHING_CHOSEN);
  }

  function pointOption(option: AnswerOption | undefined, at: HTMLElement): void {
    const now = question();
    if (option === undefined || now === undefined) forecast.hide();
    else forecast.show(now, option.order, at.getBoundingClientRect());
  }

  /** Shows the forecast of a target. A target of several answers shows none, because the menu follows. */
  function pointTarget(target: Target | undefined, at: DOMRectReadOnly): void {
    const now = question();
    if (now === undefined || target?.options.length !== 1) forecast.hide();
    else forecast.show(now, target.options[0].order, at);
  }

  function undo(): void {
    isConfirmingUndo = view.undo === 'dice' && !isUndoOverDiceConfirmed;
    if (isConfirmingUndo) show();
    else {
      isAnswering = true;
      postAndWait({ type: 'play', act: 'undo' });
    }
  }

  function show(): void {
    const focused = bar.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.key
      : undefined;
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = view.stage.kind === 'off' || view.stage.kind === 'handOver';
    content.replaceChildren(...parts());
    if (hadFocus) restoreFocus(focused);
    events.changed();
  }

  function restoreFocus(key: string | undefined): void {
    const buttons = [...content.querySelectorAll<HTMLElement>('button')];
    const target = isFocusToTargets
      ? buttons.find((each) => each.dataset.key?.startsWith('target ') === true)
      : undefined;
    if (target) isFocusToTargets = false;
    const same = target ?? buttons.find((each) => key !== undefined && each.dataset.key === key);
    const first = content.querySelector<HTMLElement>('.play-keyboard button, .play-options button');
    (same ?? first ?? buttons.at(0))?.focus({ preventScroll: true });
  }

  function parts(): HTMLElement[] {
    const { stage } = view;
    if (stage.kind === 'off' || stage.kind === 'handOver') return [];
    if (stage.kind === 'form') return state.preview ? [form(state.preview, stage.setup)] : [];
    if (isConfirmingUndo) return [undoQuestion()];
    const shownView = isAnswering ? { ...view, stage: { kind: 'waiting' } as const } : view;
    const line = promptLine(
      shownView,
      state.saved.wanted?.moment !== undefined,
      scoreText(state.preview?.score ?? []),
      {
        undo,
        showRest: (on) => {
          act({ act: 'showRest', on });
        },
        stop: () => {
          act({ act: 'stop' });
        },
        resume: () => {
          act({ act: 'resume' });
        },
        balance: () => {
          act({ act: 'balance' });
        },
        end: () => {
          act({ act: 'end' });
        },
        toQuestion: events.toQuestion,
        colourOf: state.colourOf,
      },
    );
    const now = question();
    return now === undefined ? [line] : [line, choices(now)];
  }

  function choices(now: OpenQuestion): HTMLElement {
    const found = [...targets().values()];
    return choiceLine(
      {
        options: buttonOptions(now, choice),
        actors: actors(),
        chosen: choice.units,
        targets: found,
        hasPath: choice.path.length > 0,
        isKnown: now.isComplete || choice.offered !== undefined,
      },
      {
        answer,
        toggleUnit: (unit) => {
          isFocusToTargets = choice.units.length === 0;
          chooseUnits([unit], choice.units.length > 0);
        },
        chooseTarget: (target, at) => {
          pressTarget(target, at.getBoundingClientRect());
        },
        back: () => {
          back();
        },
        point(what, at) {
          if (what !== undefined && 'cell' in what) {
            events.reveal(what.cell);
            pointTarget(what, at.getBoundingClientRect());
          } else pointOption(what, at);
        },
        pointUnit: ({ cell }) => {
          if (cell >= 0) events.reveal(cell);
        },
        labelOf: events.labelOf,
      },
    );
  }

  const form = (preview: Preview, setup: Extract<PlayView['stage'], { readonly kind: 'form' }>['setup']): HTMLElement =>
    startForm(preview, setup, {
      start: (chosen, seed) => {
        isUndoOverDiceConfirmed = false;
        postAndWait({ type: 'play', act: 'start', setup: chosen, seed });
      },
      cancel: () => {
        act({ act: 'end' });
      },
      colourOf: state.colourOf,
    });

  function undoQuestion(): HTMLElement {
    const button = (label: string, does: () => void): HTMLElement => {
      const element = h('button', { type: 'button' }, label);
      element.addEventListener('click', does);
      return element;
    };
    return h(
      'div',
      { class: 'play-line', role: 'alertdialog' },
      h('span', { class: 'play-prompt' }, t('Dice were rolled after this answer. Take it back all the same?')),
      h(
        'div',
        { class: 'play-buttons' },
        button(t('Undo'), () => {
          isUndoOverDiceConfirmed = true;
          isConfirmingUndo = false;
          undo();
        }),
        button(t('Cancel'), () => {
          isConfirmingUndo = false;
          show();
        }),
      ),
    );
  }

  function back(): boolean {
    if (menu.isOpen) {
      menu.close();
      return true;
    }
    const before = question() && stepBack(choice);
    if (before === undefined) return false;
    choose(before);
    return true;
  }

  return {
    bar,
    floating: [menu.element, forecast.element, cover.element],
    map: {
      get isOpen() {
        return question() !== undefined;
      },
      get actors(): Actors | undefined {
        if (question() === undefined) return undefined;
        return {
          names: new Set(actors().map(({ unit }) => unit)),
          chosen: new Set(choice.units),
          targets: new Set(targets().keys()),
        };
      },
      press,
      box(counters) {
        const names = new Set(actors().map(({ unit }) => unit));
        const units = counters.map(({ name }) => name).filter((name) => names.has(name));
        if (units.length > 0) chooseUnits([...new Set([...choice.units, ...units])], false);
      },
      point(cell, at) {
        const target = cell === undefined ? undefined : targets().get(cell);
        if (question() !== undefined && !menu.isOpen) pointTarget(target, at);
        return target !== undefined;
      },
    },
    overlays: () => targetOverlays([...targets().values()], choice.path),
    receive(next) {
      const before = view.stage.kind === 'question' ? view.stage.question : undefined;
      view = next;
      isAnswering = isConfirmingUndo = false;
      const now = next.stage.kind === 'question' ? next.stage.question : undefined;
      const isSame = before?.moment === now?.moment && before?.prompt === now?.prompt && before?.side === now?.side;
      menu.close();
      forecast.hide();
      cover.show(next.stage.kind === 'handOver' ? next.stage.side : undefined);
      const spoken = announcement(next.stage);
      if (spoken !== lastAnnounced) announce((lastAnnounced = spoken));
      if (next.stage.kind === 'form') announce(t('Play this scenario'));
      choose(isSame ? { units: choice.units, path: choice.path } : NOTHING_CHOSEN);
      if (next.stage.kind === 'form') content.querySelector('select')?.focus();
    },
    update() {
      if (view.stage.kind !== 'off') show();
    },
    open: () => {
      act({ act: 'open' });
    },
    stepBack: back,
    pressOption(number) {
      const button = content.querySelectorAll<HTMLElement>('.play-options button')[number - 1] as
        | HTMLElement
        | undefined;
      button?.click();
      return button !== undefined;
    },
  };
}
