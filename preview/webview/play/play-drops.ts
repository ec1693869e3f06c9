import { t } from '@vscode/l10n';
import type { Cell } from '../../../engine/board/board.js';
import type { DropVerdict } from '../../contract/drop-targets.js';
import type { OpenQuestion, OptionForecast } from '../../contract/playing.js';
import type { Counter } from '../../contract/scene.js';
import type { AnswerDrops } from '../map/drop-judge.js';
import { namesOf } from '../map/selection.js';
import type { SendRequest } from '../request-channel.js';
import type { AnswerBuilder } from './answer-builder.js';
import type { Target } from './answer-choice.js';

export interface PlayDropEvents {
  /** Returns the open question if it can be answered now. */
  readonly question: () => OpenQuestion | undefined;
  /** Carries out a click on a target. Returns whether the click has given an answer. */
  readonly pressTarget: (target: Target, at: DOMRectReadOnly, adds: boolean) => boolean;
  readonly refused: (reason: string, rule: string | undefined) => void;
}

/** A drag chooses its counters like a click, so that a drop is the click on a target. */
export function playDrops(
  request: SendRequest,
  builder: AnswerBuilder,
  { question, pressTarget, refused }: PlayDropEvents,
): AnswerDrops {
  const unitsOf = (counters: readonly Counter[]): readonly string[] => builder.actorsAmong(namesOf(counters));

  function judge(to: Cell, onAnswer: (verdict: DropVerdict) => void, signal: AbortSignal): void {
    const now = question();
    if (now === undefined || signal.aborted) return;
    const { version, moment } = now;
    const target = builder.dropTargets().get(to);
    if (target === undefined) {
      const { units } = builder.choice;
      const answered = (reason: { readonly refused: string; readonly rule?: string }): void => {
        onAnswer({ to, ...reason });
      };
      request('refusal', { version, moment, units, cell: to }, answered, { signal });
    } else if (target.options.length > 1)
      onAnswer({
        to,
        answer: { order: t('{0} possible answers; drop to choose one', target.options.length), chances: [] },
      });
    else {
      const [{ order }] = target.options;
      const answered = ({ summary, chances }: OptionForecast): void => {
        onAnswer({ to, answer: { order, summary, chances } });
      };
      request('forecast', { version, moment, order }, answered, { signal });
    }
  }

  return {
    dragged(counters, all) {
      const now = question();
      if (now === undefined) return [];
      const acting = new Set(unitsOf(counters));
      const own = counters.filter(({ name, side }) => side === now.side || acting.has(name));
      const { units } = builder.choice;
      const isChosen = own.some(({ name }) => units.includes(name));
      const others = all.filter((counter) => units.includes(counter.name) && !own.includes(counter));
      const actors = own.filter(({ name }) => acting.has(name));
      return [...(actors.length > 0 ? actors : own), ...(isChosen ? others : [])];
    },
    targets(selection, onAnswer, signal) {
      builder.hold(namesOf(selection));
      builder.whenKnown(() => {
        const targets = [...builder.dropTargets().values()];
        if (!signal.aborted)
          onAnswer({ cells: targets.map(({ cell }) => cell), costs: targets.map(({ note }) => note) });
      });
    },
    verdict(_selection, { to }, onAnswer, signal) {
      builder.whenKnown(() => {
        judge(to, onAnswer, signal);
      });
    },
    drop(cell, adds, at) {
      let isAnswered = false;
      builder.whenKnown(() => {
        const now = question();
        const target = builder.dropTargets().get(cell);
        if (target) isAnswered = pressTarget(target, at, adds);
        else if (now) {
          const { version, moment } = now;
          const { units } = builder.choice;
          request('refusal', { version, moment, units, cell }, ({ refused: reason, rule }) => {
            refused(reason, rule);
          });
        }
      });
      return isAnswered;
    },
  };
}
