/** Rates along a route through the hexside it crosses, in half points [8.33, 8.35, TEC]. */
export interface RouteRates {
  readonly dry: { readonly foot: number; readonly motorized: number };
  /** Undefined where it does not count in rain [8.42]. */
  readonly rain: { readonly foot: number; readonly motorized: number } | undefined;
}

const both = (rate: number): { readonly foot: number; readonly motorized: number } => ({
  foot: rate,
  motorized: rate,
});

/** The cheaper first: of several routes through a hexside the first that counts is taken. */
export const routes = {
  'main road': { dry: both(1), rain: both(1) },
  'secondary road': { dry: both(1), rain: both(2) },
  trail: { dry: both(1), rain: undefined },
  railroad: { dry: both(2), rain: { foot: 2, motorized: 4 } },
} as const satisfies Readonly<Record<string, RouteRates>>;

/** A trail elsewhere than in open country [TEC]. */
export const TRAIL_ELSEWHERE = 2;

export type RouteWord = keyof typeof routes;
