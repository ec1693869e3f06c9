import type { ScenarioModel } from '../../model/scenario.js';
import { playThrough } from '../play-scenario.js';
import type { PlayOptions } from '../playthrough.js';
import type { AnswerPolicy } from '../records.js';
import type { Ruleset } from '../ruleset.js';
import { compareResults, resultOf, type Result } from './evaluation.js';

/** The results of the look-ahead player when it plays a side. */
export interface SeatResult {
  readonly side: string;
  readonly games: readonly Pairing[];
  /**
   * For each other player, the number of games in which the look-ahead player had a better result than the other player
   * in the same seat.
   */
  readonly better: Readonly<Record<OtherPlayer, number>>;
}

/**
 * The results of games with the same seed and seat, one game for each kind of player. The opponent answers at random.
 */
export interface Pairing {
  readonly seed: string;
  readonly results: Readonly<Record<AnswerPolicy, Result>>;
}

type OtherPlayer = Exclude<AnswerPolicy, 'considered'>;

/** A game to play: a seat and a seed. */
export interface Match extends Pick<PlayOptions, 'strength'> {
  readonly side: string;
  readonly seed: string;
}

/** Returns the sides of a game. They come from the vocabulary or, if the vocabulary has none, from the scenario. */
export const sidesIn = (
  { vocabulary: { sides } }: Pick<Ruleset, 'vocabulary'>,
  scenario: ScenarioModel,
): readonly string[] => (sides.length > 0 ? sides : scenario.sides.map(({ name }) => name));

/** Plays the same game with each player in a seat, against an opponent that answers at random. */
export function playPairing(ruleset: Ruleset, scenario: ScenarioModel, { side, seed, strength }: Match): Pairing {
  const resultWith = (player: AnswerPolicy): Result => {
    const { game } = playThrough(ruleset, scenario, {
      seed,
      ...(strength !== undefined && { strength }),
      until: 'end',
      unanswered: 'random',
      seats: { [side]: player },
    });
    return resultOf(game, side);
  };
  return {
    seed,
    results: { default: resultWith('default'), random: resultWith('random'), considered: resultWith('considered') },
  };
}

/** Aggregates the games of a seat. */
export function seatResult(side: string, games: readonly Pairing[]): SeatResult {
  const ahead = (other: OtherPlayer): number =>
    games.filter(({ results }) => compareResults(results.considered, results[other]) > 0).length;
  return { side, games, better: { random: ahead('random'), default: ahead('default') } };
}
