import { turnTitle, type Calendar } from '../model/calendar.js';
import type { GameEvent } from '../play/records.js';
import type { Address, Occasion, Pause, Play } from '../play/moment.js';
import { say } from '../model/say.js';

/** The current turn and phase of a game, as part of its state and therefore of its snapshots. */
export interface Clock {
  /** The number of the turn, from 1; 0 during the set-up. */
  turn: number;
  /** Number of completed phases of the turn; negative before the set-up. */
  phasesDone: number;
  /** The name of the phase, or `setup` or `end`. */
  phase: string;
  address: Address;
  /** Returns a word of the game, such as the name of a phase, in the reader's language. */
  shown(word: string): string;
  emit(kind: string, rule: string, describe: () => Pick<GameEvent, 'text'>): void;
}

/** A phase of the sequence of play. */
export interface CampaignPhase {
  /** The name as authors write it: `phase mechanized movement:`. */
  readonly name: string;
  /** The number of the phase's rule. */
  readonly rule: string;
  /** The side that plays the phase; absent for a phase of both sides. */
  readonly side?: string;
}

/** The course of a game: the phases of a turn in order, and what happens in each. */
export interface Campaign<State extends Clock, Phase extends CampaignPhase> {
  /** The names of the turns. Without a calendar, turns are numbers. */
  readonly calendar?: Calendar;
  readonly sequence: readonly Phase[];
  /** Returns the number of the last turn. */
  turns(state: State): number;
  /** Returns the number of the first turn. Default: 1. */
  firstTurn?(state: State): number;
  setUp(state: State): Play;
  /** Called before the first phase of a turn, to reset the values that last for a turn. */
  beginTurn?(state: State): void;
  /** Returns whether a phase is played in this turn. Default: true. */
  isPlayed?(state: State, phase: Phase): boolean;
  /** Called when a phase begins, before the phase is announced. */
  beginPhase?(state: State, phase: Phase): void;
  playPhase(state: State, phase: Phase): Play;
  /**
   * Called at the end of a phase. If the next phase, `following`, belongs to another side, the turn of this side is
   * over, too.
   */
  endPhase?(state: State, phase: Phase, following: Phase | undefined): void;
  /** Called at the end of the game to determine the winner. */
  verdict(state: State): Play | undefined;
}

/** Plays a game from its current state to the end: the set-up, the phases of each turn in order, and the verdict. */
export function* playCampaign<State extends Clock, Phase extends CampaignPhase>(
  state: State,
  campaign: Campaign<State, Phase>,
): Play {
  const clock: Clock = state;
  if (clock.phasesDone < 0) {
    yield* campaign.setUp(state);
    clock.phasesDone = campaign.sequence.length;
    yield { kind: 'pause', turn: 0, phase: 'setup', ends: 'turn' };
  }
  for (;;) {
    while (clock.phasesDone < campaign.sequence.length) yield* nextPhase(state, campaign);
    if (clock.turn >= campaign.turns(state)) break;
    clock.turn = Math.max(clock.turn + 1, campaign.firstTurn?.(state) ?? 1);
    clock.phasesDone = 0;
    campaign.beginTurn?.(state);
  }
  if (clock.phase === 'end') return;
  clock.phase = 'end';
  const verdict = campaign.verdict(state);
  if (verdict) yield* verdict;
}

function* nextPhase<State extends Clock, Phase extends CampaignPhase>(
  state: State,
  campaign: Campaign<State, Phase>,
): Play {
  const clock: Clock = state;
  const isPlayed = (phase: Phase): boolean => campaign.isPlayed?.(state, phase) ?? true;
  const phase = campaign.sequence[clock.phasesDone];
  if (!isPlayed(phase)) {
    clock.phasesDone++;
    return;
  }
  const { name, rule, side } = phase;
  const { turn } = clock;
  clock.phase = name;
  clock.address = [turn, side, name].filter((part) => part !== undefined).join('/');
  campaign.beginPhase?.(state, phase);
  clock.emit('phase', rule, () => ({ text: announced(clock, phase, campaign.calendar) }));
  yield* campaign.playPhase(state, phase);
  const following = campaign.sequence.find((later, at) => at > clock.phasesDone && isPlayed(later));
  campaign.endPhase?.(state, phase, following);
  clock.phasesDone++;
  yield { kind: 'pause', turn, ...(side !== undefined && { side }), phase: name, ends: ending(phase, following) };
}

function announced(clock: Clock, { name, side }: CampaignPhase, calendar?: Calendar): string {
  const [when, phase] = [turnTitle(clock.turn, calendar), clock.shown(name)];
  return side === undefined ? say`Turn ${when}: ${phase}.` : say`Turn ${when}, ${clock.shown(side)}: ${phase}.`;
}

function ending(phase: CampaignPhase, following: CampaignPhase | undefined): Pause['ends'] {
  if (following === undefined) return 'turn';
  return following.side === phase.side ? 'phase' : 'side';
}

/** The current turn and phase of a game, with the occasions in progress. */
export interface OccasionClock extends Clock {
  /** The occasions in progress, the outermost first; for `Game.now`. */
  readonly occasions: Occasion[];
  /** For each occasion, such as `draw 3.Mot`, the number of times that it has happened in this turn. */
  readonly times: Record<string, number>;
}

/**
 * Plays an occasion. An occasion is a part of a phase with its own orders, such as the activation of a drawn marker or
 * a reaction to a move. Addresses contain the verb and the name of the occasion. For a secret occasion, they contain
 * `called` instead: `German draw 3`.
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
