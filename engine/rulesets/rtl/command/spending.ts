import { agree, say, term } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import { list } from '../../../model/words.js';
import type { Play } from '../../../play/moment.js';
import { noModifiers, type Modifiers } from '../efficiency/efficiency.js';
import { bar } from '../rulebook/refusal.js';
import { nameUnits } from '../sequence/naming.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { commandBar, isArko, commanderKindOf, type Spending, type Use } from './command.js';

/** The names of the kinds of checks in prompts and in the game record. */
const uses: Readonly<Record<Use, string>> = {
  air: 'the coordination of aircraft',
  artillery: 'the coordination of artillery',
  ground: 'the coordination of ground units',
  reaction: 'the reaction check',
  stand: 'the no-retreat check',
  activation: 'the activation check of the Army unit',
  combining: 'the roll to combine formations',
  recovery: 'the recovery check',
};

/**
 * Asks a side which headquarters and leaders spend their points on a check. Returns the modifier: each point subtracts
 * 1 from the roll of the check, or adds 1 to a roll to combine formations [15.31-15.33].
 */
export function* spendOn(state: State, spending: Spending): Play<Modifiers> {
  const { side, use, fight } = spending;
  const { pieces = [] } = yield* nameUnits(state, {
    verb: 'spend',
    question: 'command',
    rule: '15.33',
    side,
    prompt: say`${SIDES[side]}: which command points are spent on ${term(uses[use])}?`,
    address: `${spending.address}/command`,
    within: spending.order,
    about: spending.about,
    candidates: spendersOf(state, spending),
    bar: (piece) => commandBar(state, piece, spending),
    together: (group) => tooManyBar(state, group),
  });
  const modifiers = noModifiers();
  for (const piece of pieces) {
    const { command } = state.piece(piece);
    state.spent[piece] = 1;
    fight?.commandersUsed.push(piece);
    modifiers.plus(
      use === 'combining' ? command : -command,
      state.name(piece),
      isArko(state, piece) ? '16.32' : '15.31',
    );
  }
  if (pieces.length > 0)
    state.emit('spend', '15.32', () => ({
      side,
      text: say`${list(state.names(pieces))} ${agree(pieces.length, 'helps', 'help')} ${term(uses[use])}.`,
      pieces,
    }));
  return modifiers;
}

/** Returns the headquarters and leaders that may spend points on a check. */
export const spendersOf = (state: State, spending: Spending): number[] =>
  state.muster.commanders[spending.side].filter((piece) => commandBar(state, piece, spending) === undefined);

/**
 * Returns why pieces may not spend points together on a check; undefined if they may. At most one headquarters, one
 * leader and one Arko may spend points on a check [15.33b1, 16.32].
 */
function tooManyBar(state: State, pieces: readonly number[]): Bar | undefined {
  const kinds = pieces.map((piece) => commanderKindOf(state, piece));
  const twice = kinds.find((kind, at) => kinds.indexOf(kind) !== at);
  return twice && bar('15.33b1', 'too-many', () => say`Only one ${twice} may spend points on a check.`);
}
