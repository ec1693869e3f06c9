import type { State } from '../../../engine/rulesets/fda/state/state.js';
import type { Account } from '../account.js';

/** Checks that each roll in the record has the result that the rules give it [8p-8s, 11c, 11d, 13b, 13c, 16a]. */
export function dice(state: State): Account {
  const { numbers } = state;
  return {
    event({ kind, dice: rolled, facts = {}, pieces: [name] = [] }, wrong) {
      const [die] = rolled?.values ?? [];
      if (kind === 'mines') {
        const due = die + Number(facts.modifier) >= numbers['mines.least'];
        if (due !== facts.destroyed) wrong(`mines with ${die} ${due ? 'spare' : 'destroy'} ${name} [13b]`);
      }
      if (kind === 'reorganise') {
        const least =
          [numbers['reorganisation.first'], numbers['reorganisation.second']][Number(facts.attempt) - 1] ??
          numbers['reorganisation.later'];
        const modifiers = numbers['reorganisation.excellent'] - numbers['reorganisation.unsupplied'];
        if (facts.succeeds === true && die + modifiers < least)
          wrong(`${name} reorganises with ${die} where ${least} is needed [11c]`);
        if (facts.succeeds === false && die - modifiers >= least)
          wrong(`${name} does not reorganise with ${die} where ${least} is needed [11c]`);
      }
      if (kind === 'assault' && facts.scores !== undefined) {
        const [attack, defence] = String(facts.scores).split('-').map(Number);
        const due = attack > defence ? 'Taken' : attack < defence ? 'Held' : 'Equal';
        if (facts.result !== due)
          wrong(`an assault of ${attack} against ${defence} has the result ${String(facts.result)} [8p]`);
      }
    },
  };
}
