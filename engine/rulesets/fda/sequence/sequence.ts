import { say } from '../../../model/say.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { playCampaign, type Campaign } from '../../../mechanics/campaign.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { roll, type Play } from '../../../play/moment.js';
import { activations } from '../activation/activation.js';
import { barrage } from '../fire/barrage.js';
import { supremacy, weather } from './day.js';
import { reorganisation } from '../night/night.js';
import { opponent, SIDES, type Side } from '../state/pieces.js';
import { cite } from '../rulebook/cite.js';
import { setUp } from './set-up.js';
import { arrivals } from './arrivals.js';
import { type State } from '../state/state.js';
import { DIE_SIDES } from '../vocabulary/dice-pools.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';
import { settingOf } from '../vocabulary/settings.js';
import { countVictory } from '../victory/victory.js';
import { finishWorks } from '../works/engineers.js';

/** Returns the number of turns of the scenario. Returns 1 when the scenario gives none; the checks report that [5b]. */
export const turnsOf = (state: State): number => state.scenario.turns ?? 1;

/** The course of a game: the set-up, the phases of each turn in the order of the rulebook, the final count [5b, 6f]. */
const course: Campaign<State, Phase> = {
  sequence,
  turns: turnsOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  beginTurn,
  isPlayed,
  playPhase,
  verdict: countVictory,
};

/** Plays the rest of the game from its present position. */
export const playGame = (state: State): Play => playCampaign(state, course);

/** Begins a turn: resets the actions of all units [6e] and the losses of the turn [6a, 8n]. */
export function beginTurn(state: State): void {
  state.inflictedBefore.set(state.inflicted);
  state.clear('turn');
}

/**
 * Returns whether a phase takes place in this turn. Some phases take place only in the first or last turn of a day [5a,
 * 6f, 11b].
 */
function isPlayed(state: State, { when }: Phase): boolean {
  const { turn, turnsPerDay } = state;
  switch (when) {
    case 'everyTurn':
      return true;
    case 'firstTurn':
      return turn === 1 && state.optional.barrage;
    case 'firstTurnOfDay':
      return (turn - 1) % turnsPerDay === 0 || turn === firstTurnOf(state.scenario);
    case 'lastTurnOfDay':
      return turn % turnsPerDay === 0 && (turn < turnsOf(state) || state.rulings.nightAfterLastTurn);
  }
}

function* playPhase(state: State, { name }: Phase): Play {
  switch (name) {
    case 'weather':
      return yield* weather(state);
    case 'supremacy':
      return yield* supremacy(state);
    case 'barrage':
      return yield* barrage(state);
    case 'initiative':
      return yield* initiative(state);
    case 'activation':
      yield* arrivals(state);
      yield* activations(state);
      finishWorks(state);
      return;
    case 'reorganisation':
      return yield* reorganisation(state);
  }
}

/**
 * Decides which side goes first: the side that inflicted more losses in the last turn. If the losses are equal, and in
 * turn 1 unless the scenario names the side, both sides roll until one roll is higher (reading `lossesInflicted`) [6a].
 */
export function* initiative(state: State): Play {
  const [side, why] = firstBySetting(state) ?? firstByLosses(state) ?? (yield* firstByDice(state));
  state.first = side;
  state.side = side;
  state.emit('first', '6a', () => ({
    side,
    text: say`${state.sideName(side)} goes first, before ${state.sideName(opponent(side))}: ${why}.`,
  }));
}

type First = readonly [side: Side, why: string];

function firstBySetting(state: State): First | undefined {
  const side =
    state.turn === firstTurnOf(state.scenario)
      ? state.sideNamed(String(settingOf(state.scenario, 'first') ?? ''))
      : NO_SIDE;
  return side === NO_SIDE ? undefined : [side, say`as the scenario says`];
}

function firstByLosses({ inflictedBefore: [a, b] }: State): First | undefined {
  return a === b ? undefined : [a > b ? 0 : 1, say`took ${Math.max(a, b)} PR last turn against ${Math.min(a, b)}`];
}

function* firstByDice(state: State): Play<First> {
  for (;;) {
    const rolls: number[] = [];
    for (const side of SIDES) rolls.push(yield* rollFor(state, side));
    const [a, b] = rolls;
    if (a !== b) return [a > b ? 0 : 1, say`rolled ${Math.max(a, b)} against ${Math.min(a, b)}`];
  }
}

function* rollFor(state: State, side: Side): Play<number> {
  const name = state.sideName(side);
  const address = `${state.turn}/${name}/initiative`;
  const die = yield* roll({ address, rule: cite('6a'), sides: DIE_SIDES, purpose: say`whether ${name} goes first` });
  state.emit('dice', '6a', () => ({
    address,
    side,
    text: say`${name} rolls ${die} to go first.`,
    dice: { address, sides: DIE_SIDES, values: [die], written: false },
  }));
  return die;
}
