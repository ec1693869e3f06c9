import type { State } from '../../../engine/rulesets/fda/state/state.js';
import type { Account } from '../account.js';

/** Activations: the sides alternate, each division is activated once a turn, and both sides activate the same number [6b, 6c, 6e]. */
export function activations(state: State): Account {
  let came: { readonly side: string; readonly division: string }[] = [];
  return {
    event({ kind, side = '', text }, wrong) {
      if (kind === 'phase') came = [];
      if (kind !== 'activation') return;
      const division = text.replace(/^.* activates /, '').replace(/\.$/, '');
      if (came.some((one) => one.division === division)) wrong(`${division} is activated twice in a turn [6e]`);
      if (came.at(-1)?.side === side) wrong(`${side} activates two divisions in a row [6b]`);
      came.push({ side, division });
    },
    pause({ phase }, wrong) {
      if (phase !== 'activation') return;
      const sides = state.muster.sides.map((side) => came.filter((one) => one.side === side).length);
      if (sides[0] !== sides[1] && Math.abs(sides[0] - sides[1]) > 1)
        wrong(`${sides.join(' and ')} divisions were activated [6c]`);
      const counted = state.activations;
      if (counted[0] !== sides[0] || counted[1] !== sides[1])
        wrong(`${counted.join('-')} activations are counted; the record has ${sides.join('-')}`);
      for (const { index, name } of state.divisions)
        if ((state.activated[index] === 1) !== came.some(({ division }) => division === name))
          wrong(`${name} is marked as ${state.activated[index] === 1 ? '' : 'not '}activated`);
    },
  };
}
