import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import type { PlayAction, PlayView } from '../../contract/play-messages.js';
import type { AnswerOption, OpenQuestion } from '../../contract/playing.js';
import type { Overlay } from '../../contract/scene.js';
import type { MapPlay } from '../map/map-context.js';
import type { PanelContext } from '../panel-context.js';
import type { Played } from './animate-events.js';
import { answerBuilder } from './answer-builder.js';
import { buttonOptions, chooseTarget, NOTHING_CHOSEN, type Target } from './answer-choice.js';
import { answerMenu } from './answer-menu.js';
import { choiceLine } from './choice-line.js';
import { forecastBox } from './forecast-box.js';
import { handOver } from './hand-over.js';
import { happenedList, happenedText } from './happened-list.js';
import { mapPlay } from './map-play.js';
import { playBar } from './play-bar.js';
import { playDrops } from './play-drops.js';
import { announcement } from './prompt-bar.js';
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
  /**
   * Shows a stage of the game, such as a question or the end of the game. Returns what has been played since the
   * previous stage.
   */
  readonly receive: (view: PlayView) => Played;
  /** Updates the bar and the marks on the map after a new picture has arrived. */
  readonly update: () => void;
  /** Opens the start form. */
  readonly open: () => void;
  /** Goes one step back in the choice of an answer. Returns false if nothing is chosen. */
  readonly stepBack: () => boolean;
  /** Gives the answer of a button by its number, from 1. Returns false if there is no such button. */
  readonly pressOption: (number: number) => boolean;
}

export interface PlayEvents {
  /** Called when marks and tints of the map have changed. */
  readonly changed: () => void;
  readonly labelOf: (cell: Cell) => string;
  readonly reveal: (cell: Cell) => void;
  /** Shows the moment of the open question in place of an earlier moment. */
  readonly toQuestion: () => void;
  /** Highlights cells, and scrolls the map to them if they are not visible. */
  readonly showCells: (cells: readonly Cell[]) => void;
  /** Puts dropped counters back, because the drop gave no answer. */
  readonly settle: () => void;
}

export function createPlay({ state, post, postAndWait, request }: PanelContext, events: PlayEvents): Play {
  let view: PlayView = { stage: { kind: 'off' }, undo: 'none', isRestShown: false };
  /** True after an answer, until the next stage of the game arrives, such as the next question. */
  let isAnswering = false;
  let lastAnnounced = '';

  const act = (action: PlayAction): void => {
    post({ type: 'play', ...action });
  };
  const actAndWait = (action: PlayAction): void => {
    postAndWait({ type: 'play', ...action });
  };

  /** True while the map shows an earlier moment than the open question. */
  const isEarlier = (): boolean => state.saved.wanted?.moment !== undefined || view.isRestShown;

  /**
   * Returns the question that the bar and the map show. The question stays visible until the next stage of the game
   * arrives.
   */
  const shownQuestion = (): OpenQuestion | undefined =>
    view.stage.kind === 'question' && !isEarlier() ? view.stage.question : undefined;
  /** Returns the open question if it can be answered now. */
  const question = (): OpenQuestion | undefined => (isAnswering ? undefined : shownQuestion());

  const bar = playBar(
    { state },
    {
      act,
      actAndWait,
      takeBack() {
        wait();
        actAndWait({ act: 'undo' });
      },
      changed: show,
      toQuestion: events.toQuestion,
      choices,
      happened: () => happened.element(playedBefore(view).events),
    },
  );
  const happened = happenedList(events.showCells);
  const forecast = forecastBox(request, bar.announce);
  const menu = answerMenu({ choose: answer, point: pointOption });
  const cover = handOver(() => {
    act({ act: 'takeSeat' });
  });
  const builder = answerBuilder(request, {
    question: shownQuestion,
    cellOf: (unit) => state.counterNamed(unit)?.cell,
    answer,
    changed() {
      // Answers and odds may arrive after a click; the bar must keep waiting for the next question then.
      if (isAnswering) return;
      forecast.hide();
      show();
    },
  });

  const drops = playDrops(request, builder, {
    question,
    pressTarget,
    refused(reason, rule) {
      if (view.stage.kind !== 'question') return;
      view = { ...view, stage: { ...view.stage, refused: { reason, ...(rule !== undefined && { rule }) } } };
      announceStage();
      events.settle();
      show();
    },
  });

  function show(): void {
    bar.show(view);
    events.changed();
  }

  /**
   * Waits for the next stage of the game, such as the next question. Bar and map stay as they are until then, but give
   * no more answers.
   */
  function wait(): void {
    isAnswering = true;
    builder.stopOdds();
    forecast.hide();
    bar.wait();
  }

  function answer(order: string): void {
    const now = question();
    if (now === undefined) return;
    wait();
    actAndWait({ act: 'answer', order, version: now.version, moment: now.moment });
  }

  /**
   * Gives the answer of a target, or shows the next step towards it. With `adds`, adds its cell to those of the answer.
   * Returns whether the answer was given.
   */
  function pressTarget(target: Target, at: DOMRectReadOnly, adds = false): boolean {
    const now = question();
    if (now === undefined) return false;
    const chosen = chooseTarget(now, builder.choice, target, adds);
    if (chosen.kind === 'answer') answer(chosen.order);
    else if (chosen.kind === 'path') builder.choose({ ...builder.choice, path: chosen.path });
    else if (chosen.kind === 'gather')
      builder.choose({ ...builder.choice, gathered: chosen.gathered, offered: undefined });
    else {
      forecast.hide();
      menu.open(chosen.options, { x: at.right + 6, y: at.bottom + 6 });
    }
    return chosen.kind === 'answer';
  }

  function pointOption(option: AnswerOption | undefined, at: HTMLElement): void {
    const now = question();
    if (option === undefined || now === undefined) forecast.hide();
    else forecast.show(now, option, at.getBoundingClientRect());
  }

  /**
   * Shows the forecast of a target. Hides it if the target has several answers, because a click then opens a menu of
   * them.
   */
  function pointTarget(target: Target | undefined, at: DOMRectReadOnly): void {
    const now = question();
    if (now === undefined || target?.options.length !== 1) forecast.hide();
    else forecast.show(now, target.options[0], at);
  }

  /** Returns the line of choices; undefined while no question is shown. */
  function choices(): HTMLElement | undefined {
    const now = shownQuestion();
    if (now === undefined) return undefined;
    const { choice } = builder;
    return choiceLine(
      {
        options: builder.withOdds(buttonOptions(now, choice)),
        actors: builder.actors(),
        chosen: choice.units,
        targets: [...builder.targets().values()],
        gathered: choice.gathered ?? [],
        hasPath: choice.path.length > 0,
        isKnown: builder.isKnown,
      },
      {
        answer,
        toggleUnit: (unit) => {
          const isFirst = builder.choice.units.length === 0;
          if (isFirst) bar.focusTargets();
          builder.chooseUnits([unit], !isFirst);
        },
        chooseTarget: (target, at, adds) => {
          pressTarget(target, at.getBoundingClientRect(), adds);
        },
        leaveOutCell: (cell) => {
          const gathered = choice.gathered?.filter((other) => other !== cell);
          builder.choose({ ...choice, ...(gathered && { gathered }), offered: undefined });
        },
        back: stepBack,
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

  function stepBack(): boolean {
    if (!menu.isOpen) return builder.back();
    menu.close();
    return true;
  }

  /**
   * Announces a new stage of the game, such as a question, to screen readers, unless the last announcement was the
   * same.
   */
  function announceStage(): void {
    const { stage } = view;
    const spoken =
      stage.kind === 'form'
        ? t('Play this scenario')
        : [happenedText(playedBefore(view).events), announcement(stage)].filter((text) => text !== '').join(' ');
    if (spoken !== lastAnnounced) bar.announce((lastAnnounced = spoken));
  }

  return {
    bar: bar.element,
    floating: [menu.element, forecast.element, cover.element],
    map: mapPlay(builder, drops, {
      question,
      isPlayed: () => view.stage.kind !== 'off' && view.stage.kind !== 'form',
      isMenuOpen: () => menu.isOpen,
      pressTarget,
      pointTarget,
    }),
    overlays: () => {
      const { path, gathered = [] } = builder.choice;
      return targetOverlays([...builder.targets().values()], [...path, ...gathered]);
    },
    receive(next) {
      const before = view.stage.kind === 'question' ? view.stage.question : undefined;
      view = next;
      isAnswering = false;
      bar.undo.dismiss();
      const now = next.stage.kind === 'question' ? next.stage.question : undefined;
      const isSame = before?.moment === now?.moment && before?.prompt === now?.prompt && before?.side === now?.side;
      menu.close();
      forecast.hide();
      cover.show(next.stage.kind === 'handOver' ? next.stage.side : undefined);
      announceStage();
      const { units, path, gathered } = builder.choice;
      // The same question may come again while its answer is being written. It must not be answered twice.
      builder.restore(isSame ? { units, path, ...(gathered && { gathered }) } : NOTHING_CHOSEN);
      if (next.stage.kind === 'form') bar.focusForm();
      return isSame ? NOTHING_PLAYED : playedBefore(next);
    },
    update() {
      if (isAnswering) events.changed();
      else if (view.stage.kind !== 'off') show();
    },
    open: () => {
      act({ act: 'open' });
    },
    stepBack,
    pressOption: bar.pressOption,
  };
}

/** Returns the events that were played before a question or the end of the game, and the losses in them. */
function playedBefore({ stage }: PlayView): Played {
  const state = stage.kind === 'question' ? stage.question : stage.kind === 'over' ? stage : undefined;
  return { events: state?.happened ?? [], losses: state?.lost ?? [] };
}

const NOTHING_PLAYED: Played = { events: [], losses: [] };
