import { lostAtStart } from '../../../engine/mechanics/start.js';
import { ELIMINATED, OUT_OF_PLAY, type State } from '../../../engine/rulesets/pgg/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Compares the points that the engine has granted for each rule with the game record. Also checks the points for
 * eliminated German divisions and for the divisions of the South-Western Front that entered [15.12.1, 14.23].
 */
export function points(state: State): Account {
  const { numbers } = state;
  const recorded = new Map<string, number>();
  const entered = new Set<string>();
  const before = lostAtStart(state.scenario);
  const front = new Set(state.muster.southWestern.map((piece) => state.name(piece)));
  return {
    event({ kind, rule, facts, pieces = [] }) {
      if (kind === 'points') add(recorded, rule, Number(facts?.points ?? 0));
      if (kind === 'enter') for (const name of pieces) if (front.has(name)) entered.add(name);
    },
    pause(_, wrong) {
      const granted = new Map<string, number>();
      for (const { rule, points: worth } of state.points) add(granted, rule, worth);
      for (const rule of ['15.12.1', '15.12.2', '14.23']) {
        const [has, said] = [granted.get(rule) ?? 0, recorded.get(rule) ?? 0];
        if (has !== said) wrong(`${has} points are counted by ${rule}; the record has ${said}`);
      }
      const divisions = state.divisions.filter(
        ({ kind, members }) =>
          kind !== 'cavalry division' &&
          state.piece(members[0]).side === 1 &&
          members.every((member) => state.cell[member] === ELIMINATED || state.cell[member] === OUT_OF_PLAY) &&
          members.some((member) => !before.has(state.name(member))),
      );
      const due = divisions.length * numbers['victory.division'];
      if ((granted.get('15.12.1') ?? 0) !== due)
        wrong(`${divisions.length} German divisions are gone and give ${granted.get('15.12.1') ?? 0} points`);
      const cheap = Math.min(entered.size, numbers['front.cheap']);
      const price = cheap * numbers['front.cheapPoints'] + (entered.size - cheap) * numbers['front.dearPoints'];
      if ((granted.get('14.23') ?? 0) < price)
        wrong(`${entered.size} divisions of the front entered for ${granted.get('14.23') ?? 0} points, not ${price}`);
    },
  };
}
