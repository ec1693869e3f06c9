import { say, term } from '../../../model/say.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { FIELDS, nationCalled, NATIONS, type Field, type Level, type NationName } from '../vocabulary/nations.js';
import { levelIn } from './technology.js';

/**
 * Applies the scheduled technology advances of this month, unless the scenario plays research of technology
 * [3.13.calendar, 17.0].
 */
export function advanceTechnology(state: State): void {
  if (!state.plays('research'))
    for (const { nation, field, level, turn } of state.advances)
      if (turn <= state.turn && levelIn(state, nation, FIELDS.indexOf(field)) < level)
        raise(state, nation, field, level, '3.13.calendar');
  raiseFollowers(state);
}

/** Raises a nation to a level in a field, and raises its allies accordingly [3.13, 17.0, 17.1]. */
export function raise(state: State, nation: NationName, field: Field, level: Level, rule: BiteRule): void {
  const at = FIELDS.indexOf(field);
  const levels = FIELDS.map((_, i) => (i === at ? level : levelIn(state, nation, i)));
  state.technology = { ...state.technology, [nation]: levels };
  state.emit('technology', rule, () => ({
    text: say`${term(nation)}: ${term(field)} of technology ${level}.`,
    facts: { nation, field, technology: level },
  }));
  if (rule !== '17.1') raiseFollowers(state);
}

/** Raises the allies of Germany free of charge to one level below Germany's. Levels never fall [17.1, A39]. */
function raiseFollowers(state: State): void {
  if (!state.plays('research') && !state.rulings['technology.minorsFollow']) return;
  for (const nation of NATIONS) {
    const { follows } = nationCalled(nation);
    if (follows === undefined) continue;
    FIELDS.forEach((field, at) => {
      const behind = levelIn(state, follows, at) - 1;
      if (behind > levelIn(state, nation, at)) raise(state, nation, field, behind as Level, '17.1');
    });
  }
}
