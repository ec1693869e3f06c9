import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Checks limits that the rules set for each turn or for the whole game: railway capacity, evacuations, markers, and the
 * arrival of divisions of the South-Western Front [6.31, 6.33, 6.37, 10.4, 13.1, 13.41, 14.21].
 */
export function capacities(state: State): Account {
  const { numbers } = state;
  const inTurn = new Map<string, number>();
  const inGame = new Map<string, number>();
  const arrived = new Set<string>();
  const front = new Set(state.muster.southWestern.map((piece) => state.name(piece)));
  let phase = '';
  return {
    event({ kind, side, text, pieces: names = [], cells = [] }, wrong) {
      const within = (what: string, most: number, counts: Map<string, number>, amount: number): void => {
        const used = add(counts, what, amount);
        if (used > most) wrong(`${what}: ${used} of ${most}`);
      };
      switch (kind) {
        case 'phase':
          phase = text;
          if (side === 'Soviet' && state.phase === 'movement') inTurn.clear();
          arrived.clear();
          break;
        case 'enter': {
          for (const name of names) arrived.add(name);
          const called = names.filter((name) => front.has(name)).length;
          within('divisions of the front in a turn', numbers['front.perTurn'], inTurn, called);
          within('divisions of the front', numbers['front.total'], inGame, called);
          break;
        }
        case 'rail':
          for (const name of names)
            within('units by rail', numbers['rail.units'], inTurn, arrived.has(name) ? 0 : weightOf(state, name));
          if (cells.length - 1 > numbers['rail.hexes']) wrong(`${names.join()} went ${cells.length - 1} hexes by rail`);
          break;
        case 'evacuate':
          within('flights in a turn', numbers['evacuation.perTurn'], inTurn, 1);
          within('flights', numbers['evacuation.total'], inGame, 1);
          break;
        case 'interdict':
          if (text.startsWith('Soviet'))
            within('Soviet markers', numbers['interdiction.soviet'] * numbers['interdiction.sovietTurns'], inGame, 1);
          else within(`German markers in ${phase}`, numbers['interdiction.german'], inTurn, 1);
          break;
      }
    },
  };
}

/**
 * Returns how much of the railway capacity a unit takes. A leader takes none, an armoured or mechanized division counts
 * as three units [6.31].
 */
function weightOf(state: State, name: string): number {
  const { isLeader, kind } = state.pieces.find((one) => one.name === name)!;
  if (isLeader) return 0;
  return kind === 'tank' || kind === 'mechanized' ? 3 : 1;
}
