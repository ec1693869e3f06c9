import { numberAtStart, settingsOf } from '../../../engine/mechanics/start.js';
import type { State } from '../../../engine/rulesets/fda/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Compares the break points that units have lost and recovered with the game record. Also checks that each loss is
 * credited to the enemy [3b, 6a, 8n, 11e, 16a].
 */
export function breakPoints(state: State): Account {
  const left = new Map(state.pieces.map(({ name, pr }) => [name, pr]));
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  const atStart = state.muster.sides.map((side) => numberAtStart(state.scenario, 'inflicted', side));
  const inflicted = { turn: [0, 0], before: [0, 0], all: atStart };
  const lost = new Map<number, number>();
  const attempts = new Map<string, number>(
    settingsOf(state.scenario, 'attempts').flatMap(({ of = [], values }) =>
      of.map(({ name }) => [name, Number(values[0])]),
    ),
  );
  let turn = 0;
  return {
    event({ kind, rule, facts, pieces: [name] = [] }, wrong) {
      if (kind === 'phase' && state.turn !== turn) {
        turn = state.turn;
        inflicted.before = inflicted.turn;
        inflicted.turn = [0, 0];
        lost.clear();
      }
      if (kind === 'recover') add(left, name, state.pr[byName.get(name)!.index] > (left.get(name) ?? 0) ? 1 : 0);
      if (kind === 'reorganise' && facts && 'attempt' in facts && add(attempts, name) !== facts.attempt)
        wrong(
          `${name} counts attempt ${String(facts.attempt)} to reorganise; by the record it is attempt ${attempts.get(name)} [11c]`,
        );
      if ((kind !== 'loss' && kind !== 'destroyed') || facts?.lost === undefined) return;
      const { side, division } = byName.get(name)!;
      const points = Number(facts.lost);
      if (add(left, name, -points) < 0) wrong(`${name} loses more break points than it had [3c]`);
      inflicted.turn[1 - side] += points;
      inflicted.all[1 - side] += points;
      if (division >= 0) lost.set(division, (lost.get(division) ?? 0) + points);
      const most: Readonly<Record<string, number>> = {
        '10h': state.numbers['fire.breakPoints'],
        '12l': state.numbers['air.damage'],
        '8t': state.numbers['assault.breakPoints'],
        '9.2f': state.numbers['retreat.zone'],
      };
      if (points > (most[rule] ?? points)) wrong(`${name} loses ${points} break points at once by ${rule}`);
    },
    pause({ turn: when, phase }, wrong) {
      if (when === 0) for (const { index, name } of state.pieces) left.set(name, state.pr[index]); // The set-up may begin with units that have lost points.
      if (phase === 'barrage') {
        // Losses to the barrage count at the end of the game, but not as losses of turn 1 (rulings.lossesInflicted).
        inflicted.turn = [0, 0];
        lost.clear();
      }
      for (const { index, name } of state.pieces)
        if (state.pr[index] !== left.get(name))
          wrong(`${name} has ${state.pr[index]} PR; the record leaves it ${left.get(name)}`);
      const books = {
        inflicted: inflicted.turn,
        inflictedBefore: inflicted.before,
        inflictedInAll: inflicted.all,
      } as const;
      for (const [book, due] of Object.entries(books)) {
        const has = state[book as keyof typeof books];
        if (state.turn > 0 && (has[0] !== due[0] || has[1] !== due[1]))
          wrong(`${book} is ${has.join('-')}; by the record it is ${due.join('-')}`);
      }
      for (const { index, name } of state.divisions)
        if (state.lost[index] !== (lost.get(index) ?? 0))
          wrong(`${name} counts ${state.lost[index]} PR lost this turn; the record has ${lost.get(index) ?? 0}`);
    },
  };
}
