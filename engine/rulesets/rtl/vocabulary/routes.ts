/** Movement costs of entering a hex along a route, in half movement points [8.33, 8.35, TEC]. */
export interface RouteRates {
  readonly dry: { readonly foot: number; readonly motorized: number };
  /** The rates in rain. Undefined if the route has no effect in rain [8.42]. */
  readonly rain: { readonly foot: number; readonly motorized: number } | undefined;
}

const both = (rate: number): { readonly foot: number; readonly motorized: number } => ({
  foot: rate,
  motorized: rate,
});

/**
 * The kinds of routes from cheapest to most expensive. If several routes cross a hexside, the first one that has a rate
 * in the current weather applies.
 */
export const routes = {
  'main road': { dry: both(1), rain: both(1) },
  'secondary road': { dry: both(1), rain: both(2) },
  trail: { dry: both(1), rain: undefined },
  railroad: { dry: both(2), rain: { foot: 2, motorized: 4 } },
} as const satisfies Readonly<Record<string, RouteRates>>;

/** Cost in half movement points of a step along a trail into a hex that is not open terrain [TEC]. */
export const TRAIL_OUTSIDE_OPEN_HALF_POINTS = 2;

export type RouteWord = keyof typeof routes;
