import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type { Stop } from './stepping.js';

/** The answer of the language server about one breakpoint. */
interface FoundStops {
  /** Numbers of the moments before which play stops. */
  readonly moments: readonly number[];
  /** The reason why the breakpoint can never stop play. */
  readonly trouble?: string;
}

/**
 * The breakpoints of a debug session, and the stops that result from them. When a client changes one breakpoint, it
 * sends all breakpoints of the same source again.
 */
export class Breakpoints {
  /** Stops by source. The source is `data`, `exceptions`, or the URI of the file with the breakpoints. */
  private readonly stopsBySource = new Map<string, readonly Stop[]>();
  private lastId = 0;

  get stops(): readonly Stop[] {
    return [...this.stopsBySource.values()].flat();
  }

  /**
   * Replaces all stops of one source and returns a breakpoint for each item of `found`, in the same order. The
   * breakpoints have new ids.
   */
  replace(source: string, reason: 'breakpoint' | 'data breakpoint', found: readonly FoundStops[]): Dap.Breakpoint[] {
    const stops: Stop[] = [];
    const breakpoints = found.map(({ moments, trouble }) => {
      const id = (this.lastId += 1);
      stops.push(...moments.map((moment) => ({ moment, reason, id })));
      return { id, verified: trouble === undefined, ...(trouble !== undefined && { message: trouble }) };
    });
    this.stopsBySource.set(source, stops);
    return breakpoints;
  }

  /** Replaces the stops at refused orders and unmet expectations. */
  replaceExceptions(stops: readonly Omit<Stop, 'reason'>[]): void {
    this.stopsBySource.set(
      'exceptions',
      stops.map((stop) => ({ ...stop, reason: 'exception' })),
    );
  }
}
