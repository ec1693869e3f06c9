import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { viewLine, type ViewLines } from '../../../mechanics/unit-views.js';
import { analysisIn, firstRound } from '../battle/forecast.js';
import { cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';

/**
 * Returns the hover lines of a battle that is still to be fought: one line for each step of the first round, in order,
 * with Bonus and Malus [7.7.steps].
 */
export const battleLines = (state: State, cell: Cell): ViewLines =>
  state.battle[cell] === 1
    ? firstRound(analysisIn(state, cell)).map(({ text, rule, why }, at) =>
        viewLine(say`Battle, step ${at + 1}`, text, { text: say`in the first round`, rule: cite(rule) }, ...why),
      )
    : [];
