import { turnName, type Calendar } from '../model/calendar.js';
import type { GameEvent } from '../play/records.js';
import type { Address, Occasion, Pause, Play } from '../play/moment.js';

/** Where a game stands in its turns: part of every state, so that a snapshot knows it. */
export interface Clock {
  /** From 1; 0 during the set-up. */
  turn: number;
  /** Phases of the turn that are over; negative before the set-up. */
  phasesDone: number;
  /** `setup`, the name of a phase, `end`. */
  phase: string;
  address: Address;
  emit(kind: string, rule: string, tell: () => Pick<GameEvent, 'text'>): void;
}

/** A phase as the book lists it. */
export interface CampaignPhase {
  /** What authors write: `phase mechanized movement:`. */
  readonly name: string;
  /** The number of its rule. */
  readonly rule: string;
  /** Whose phase it is; without one it is everybody's. */
  readonly side?: string;
}

/** What a book says of its course: the phases of a turn in their order, and what is done in each. */
export interface Campaign<State extends Clock, Phase extends CampaignPhase> {
  /** What the game calls its turns; without it they are numbers. */
  readonly calendar?: Calendar;
  readonly sequence: readonly Phase[];
  /** The last turn that is played. */
  turns(state: State): number;
  /** The turn that is played first, when that is not the first of the calendar. */
  firstTurn?(state: State): number;
  setUp(state: State): Play;
  /** What a new turn clears, before its first phase. */
  beginTurn?(state: State): void;
  /** Whether a phase comes in this turn; without this every one does. */
  isPlayed?(state: State, phase: Phase): boolean;
  /** What is so from the moment the phase begins, before it is announced. */
  beginPhase?(state: State, phase: Phase): void;
  playPhase(state: State, phase: Phase): Play;
  /** What the end of a phase changes; also the side's turn is over when `following` is another's. */
  endPhase?(state: State, phase: Phase, following: Phase | undefined): void;
  /** The game is over: who has won, how far. */
  verdict(state: State): Play | undefined;
}

/** The whole game from where it stands: the set-up, then turn after turn the phases in the book's order, then the verdict. */
export function* playCampaign<State extends Clock, Phase extends CampaignPhase>(
  state: State,
  book: Campaign<State, Phase>,
): Play {
  const clock: Clock = state;
  if (clock.phasesDone < 0) {
    yield* book.setUp(state);
    clock.phasesDone = book.sequence.length;
    yield { kind: 'pause', turn: 0, phase: 'setup', ends: 'turn' };
  }
  for (;;) {
    while (clock.phasesDone < book.sequence.length) yield* nextPhase(state, book);
    if (clock.turn >= book.turns(state)) break;
    clock.turn = Math.max(clock.turn + 1, book.firstTurn?.(state) ?? 1);
    clock.phasesDone = 0;
    book.beginTurn?.(state);
  }
  if (clock.phase === 'end') return;
  clock.phase = 'end';
  const verdict = book.verdict(state);
  if (verdict) yield* verdict;
}

function* nextPhase<State extends Clock, Phase extends CampaignPhase>(
  state: State,
  book: Campaign<State, Phase>,
): Play {
  const clock: Clock = state;
  const comes = (phase: Phase): boolean => book.isPlayed?.(state, phase) ?? true;
  const phase = book.sequence[clock.phasesDone];
  if (!comes(phase)) {
    clock.phasesDone++;
    return;
  }
  const { name, rule, side } = phase;
  const { turn } = clock;
  clock.phase = name;
  clock.address = [turn, side, name].filter((part) => part !== undefined).join('/');
  book.beginPhase?.(state, phase);
  clock.emit('phase', rule, () => ({ text: announced(turn, phase, book.calendar) }));
  yield* book.playPhase(state, phase);
  const following = book.sequence.find((later, at) => at > clock.phasesDone && comes(later));
  book.endPhase?.(state, phase, following);
  clock.phasesDone++;
  yield { kind: 'pause', turn, ...(side !== undefined && { side }), phase: name, ends: ending(phase, following) };
}

const announced = (turn: number, { name, side }: CampaignPhase, calendar?: Calendar): string =>
  `${[`Turn ${turnName(turn, calendar)}`, side].filter((part) => part !== undefined).join(', ')}: ${name}.`;

function ending(phase: CampaignPhase, following: CampaignPhase | undefined): Pause['ends'] {
  if (following === undefined) return 'turn';
  return following.side === phase.side ? 'phase' : 'side';
}

/** A clock of a game in whose phases occasions come. */
export interface OccasionClock extends Clock {
  /** What play is in the midst of, the outermost first: for `Game.now`. */
  readonly occasions: Occasion[];
  /** How often each occasion has come in this turn: `draw 3.Mot`. */
  readonly times: Record<string, number>;
}

/**
 * Plays what comes in the midst of a phase and has orders of its own: the activation that a draw brings, a reaction to a move.
 * `called` is what its address says instead of its name, where not everybody may know that: `German draw 3`.
 */
export function* playOccasion(
  clock: OccasionClock,
  { verb, name, called }: Omit<Occasion, 'time'> & { readonly called?: string },
  play: (address: Address) => Play,
): Play {
  const { turn, phase, address } = clock;
  const what = [verb, name].filter((part) => part !== undefined).join(' ');
  const time = (Object.hasOwn(clock.times, what) ? clock.times[what] : 0) + 1;
  clock.times[what] = time;
  clock.occasions.push({
    verb,
    ...(name !== undefined && { name }),
    ...(called !== undefined && { isSecret: true }),
    time,
  });
  clock.address = `${address}/${called ?? `${what}${time > 1 ? ` #${time}` : ''}`}`;
  yield* play(clock.address);
  yield { kind: 'pause', turn, phase, ends: 'occasion', occasions: [...clock.occasions] };
  clock.occasions.pop();
  clock.address = address;
}
