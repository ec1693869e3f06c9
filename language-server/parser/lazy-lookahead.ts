/** Tells by the tokens ahead which way a text goes on: which alternative, or whether an optional part is there. */
type Decision = (this: unknown, alternatives?: unknown) => unknown;
type Reckoning = (options: unknown) => Decision;

/** What Chevrotain's parser keeps for itself about its decisions. */
interface Deciding {
  readonly lookaheadStrategy: { buildLookaheadForAlternation: Reckoning; buildLookaheadForOptional: Reckoning };
  setLaFuncCache(rule: number, key: number, decision: Decision): void;
}

/**
 * Lets a parser reckon how to decide when a text first stands before a decision. Reckoned beforehand they were a fifth of what a
 * start takes to make the parser; most texts meet few.
 *
 * @param parser Chevrotain's, before it analyses itself.
 */
export function computeLookaheadLazily(parser: object): void {
  const deciding = parser as Deciding;
  const { lookaheadStrategy: strategy } = deciding;
  strategy.buildLookaheadForAlternation = later(strategy.buildLookaheadForAlternation.bind(strategy));
  strategy.buildLookaheadForOptional = later(strategy.buildLookaheadForOptional.bind(strategy));
  const keep = deciding.setLaFuncCache.bind(parser);
  deciding.setLaFuncCache = (rule, key, decision) => {
    keep(rule, key, function (alternatives) {
      const reckoned = decision.call(undefined) as Decision;
      keep(rule, key, reckoned);
      return reckoned.call(this, alternatives);
    });
  };
}

/** Instead of a decision, what reckons it, once. */
function later(reckon: Reckoning): Reckoning {
  return (options) => {
    let reckoned: Decision | undefined;
    return () => (reckoned ??= reckon(options));
  };
}
