import type { ScenarioModel } from '../../model/scenario.js';
import { playThrough } from '../play-scenario.js';
import type { PlayOptions } from '../playthrough.js';
import type { AnswerPolicy } from '../records.js';
import type { Ruleset } from '../ruleset.js';
import { compareResults, resultOf, type Result } from './evaluation.js';

/** How the considered player did in the chair of a side. */
export interface SeatResult {
  readonly side: string;
  readonly games: readonly Pairing[];
  /** In how many games its result was better than that of another player in the same chair. */
  readonly better: Readonly<Record<OtherPlayer, number>>;
}

/** One seed, played by each player in the same chair against the same enemy: one that answers by chance. */
export interface Pairing {
  readonly seed: string;
  readonly results: Readonly<Record<AnswerPolicy, Result>>;
}

type OtherPlayer = Exclude<AnswerPolicy, 'considered'>;

/** A seed to be played in a chair. */
export interface Match extends Pick<PlayOptions, 'strength'> {
  readonly side: string;
  readonly seed: string;
}

/** The sides of a game, as its vocabulary or its scenario names them. */
export const sidesIn = (
  { vocabulary: { sides } }: Pick<Ruleset, 'vocabulary'>,
  scenario: ScenarioModel,
): readonly string[] => (sides.length > 0 ? sides : scenario.sides.map(({ name }) => name));

/** Lets each player sit in a chair against one that answers by chance: the same game, but for what is answered there. */
export function playPairing(ruleset: Ruleset, scenario: ScenarioModel, { side, seed, strength }: Match): Pairing {
  const played = (who: AnswerPolicy): Result => {
    const { game } = playThrough(ruleset, scenario, {
      seed,
      ...(strength !== undefined && { strength }),
      until: 'end',
      unanswered: 'random',
      seats: { [side]: who },
    });
    return resultOf(game, side);
  };
  return { seed, results: { default: played('default'), random: played('random'), considered: played('considered') } };
}

/** How the considered player did in the games of a chair. */
export function seatResult(side: string, games: readonly Pairing[]): SeatResult {
  const ahead = (other: OtherPlayer): number =>
    games.filter(({ results }) => compareResults(results.considered, results[other]) > 0).length;
  return { side, games, better: { random: ahead('random'), default: ahead('default') } };
}
