import type { ScenarioModel } from '../../model/scenario.js';
import { playThrough, type PlayOptions, type Unanswered } from '../playthrough.js';
import type { Ruleset } from '../ruleset.js';
import { DEFAULT_SEED } from '../session.js';
import { better, resultOf, type Result } from './worth.js';

/** How the considered player did in the chair of a side. */
export interface Chair {
  readonly side: string;
  readonly games: readonly Pairing[];
  /** In how many games its result was better than that of another player in the same chair. */
  readonly better: Readonly<Record<Other, number>>;
}

/** One seed, played by each player in the same chair against the same enemy: one that answers by chance. */
export interface Pairing {
  readonly seed: string;
  readonly results: Readonly<Record<Unanswered, Result>>;
}

type Other = Exclude<Unanswered, 'considered'>;

export interface Comparing extends Pick<PlayOptions, 'seed' | 'strength'> {
  /** How many seeds: game N has the seed `SEED/N`. */
  readonly games: number;
  /** The chairs; without them those of all sides. */
  readonly sides?: readonly string[];
}

/** The sides of a game, as its vocabulary or its scenario names them. */
export const sidesIn = (
  { vocabulary: { sides } }: Pick<Ruleset, 'vocabulary'>,
  scenario: ScenarioModel,
): readonly string[] => (sides.length > 0 ? sides : scenario.sides.map(({ name }) => name));

/** Lets the considered player play against chance, and measures it by what others come to in its place. `told` hears of every pair. */
export function comparePlayers(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  { games, strength, sides = sidesIn(ruleset, scenario), ...options }: Comparing,
  told: (pairs: number) => void = () => undefined,
): Chair[] {
  const seed = options.seed ?? scenario.dice.seed ?? DEFAULT_SEED;
  let pairs = 0;
  return sides.map((side) => {
    const pairings = Array.from({ length: games }, (_, n): Pairing => {
      const played = (who: Unanswered): Result => {
        const given = { seed: `${seed}/${n + 1}`, ...(strength !== undefined && { strength }) };
        const { game } = playThrough(ruleset, scenario, {
          ...given,
          until: 'end',
          unanswered: 'random',
          seats: { [side]: who },
        });
        return resultOf(game, side);
      };
      const results = { default: played('default'), random: played('random'), considered: played('considered') };
      told(++pairs);
      return { seed: `${seed}/${n + 1}`, results };
    });
    const ahead = (other: Other): number =>
      pairings.filter(({ results }) => better(results.considered, results[other]) > 0).length;
    return { side, games: pairings, better: { random: ahead('random'), default: ahead('default') } };
  });
}
