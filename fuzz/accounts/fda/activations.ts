import type { State } from '../../../engine/rulesets/fda/state/state.js';
import type { Account } from '../account.js';

/**
 * Checks that the sides alternate, that each division is activated once in a turn, and that both sides activate the
 * same number of divisions [6b, 6c, 6e].
 */
export function activations(state: State): Account {
  let activated: { readonly side: string; readonly division: string }[] = [];
  return {
    event({ kind, side = '', text }, wrong) {
      if (kind === 'phase') activated = [];
      if (kind !== 'activation') return;
      const division = text.replace(/^.* activates /, '').replace(/\.$/, '');
      if (activated.some((one) => one.division === division)) wrong(`${division} is activated twice in a turn [6e]`);
      if (activated.at(-1)?.side === side) wrong(`${side} activates two divisions in a row [6b]`);
      activated.push({ side, division });
    },
    pause({ phase }, wrong) {
      if (phase !== 'activation') return;
      const sides = state.muster.sides.map((side) => activated.filter((one) => one.side === side).length);
      if (sides[0] !== sides[1] && Math.abs(sides[0] - sides[1]) > 1)
        wrong(`${sides.join(' and ')} divisions were activated [6c]`);
      const counted = state.activations;
      if (counted[0] !== sides[0] || counted[1] !== sides[1])
        wrong(`${counted.join('-')} activations are counted; the record has ${sides.join('-')}`);
      for (const { index, name } of state.divisions)
        if ((state.activated[index] === 1) !== activated.some(({ division }) => division === name))
          wrong(`${name} is marked as ${state.activated[index] === 1 ? '' : 'not '}activated`);
    },
  };
}
