/** Uses the next tokens to select an alternative, or to decide whether an optional part is present. */
type Decision = (this: unknown, alternatives?: unknown) => unknown;
type BuildDecision = (options: unknown) => Decision;

/** Private members of Chevrotain's parser. */
interface ParserInternals {
  readonly lookaheadStrategy: { buildLookaheadForAlternation: BuildDecision; buildLookaheadForOptional: BuildDecision };
  setLaFuncCache(rule: number, key: number, decision: Decision): void;
}

/**
 * Makes a parser compute each lookahead function at its first use. Computing all of them took a fifth of the time to
 * build the parser, and most texts use only a few.
 * @param parser Chevrotain's parser, before its self-analysis
 */
export function computeLookaheadLazily(parser: object): void {
  const internals = parser as ParserInternals;
  const { lookaheadStrategy: strategy } = internals;
  strategy.buildLookaheadForAlternation = lazily(strategy.buildLookaheadForAlternation.bind(strategy));
  strategy.buildLookaheadForOptional = lazily(strategy.buildLookaheadForOptional.bind(strategy));
  const cache = internals.setLaFuncCache.bind(parser);
  internals.setLaFuncCache = (rule, key, decision) => {
    cache(rule, key, function (alternatives) {
      const built = decision.call(undefined) as Decision;
      cache(rule, key, built);
      return built.call(this, alternatives);
    });
  };
}

/** Returns a function that builds a decision at its first call and then reuses it. */
function lazily(build: BuildDecision): BuildDecision {
  return (options) => {
    let built: Decision | undefined;
    return () => (built ??= build(options));
  };
}
