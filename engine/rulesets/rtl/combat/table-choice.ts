import { say } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import { whyNot } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { bar, cite } from '../rulebook/refusal.js';
import { CITY, terrainOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { isTable, type TableKind } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerPlaceOf, type Fight } from './fight.js';
import { isInStrongpoint } from './modifiers.js';
import { crossesRiver } from './strength.js';

/**
 * Returns why the Assault table must be used; undefined if the attacker may choose [10.32, 10.33, 5.13e, 14.13a,
 * TEC.j].
 */
export function assaultTableBar(state: State, fight: Fight): Bar | undefined {
  const { attackers, target } = fight;
  const must = (slug: string, text: () => string): Bar => bar('10.32', slug, text);
  if (state.sequence === 'assault')
    return must('assault-sequence', () => say`The Assault table must be used: this is an Assault Sequence.`);
  if (state.weather === 'rain') return must('rain', () => say`The Assault table must be used: it rains.`);
  if (!attackers.some((piece) => state.piece(piece).isArmoured))
    return must('no-armour', () => say`The Assault table must be used: no armoured unit attacks.`);
  if (terrainOf(state.ground, target).assault || state.ground.built[target] === CITY || isInStrongpoint(state, fight))
    return must(
      'terrain',
      () => say`The Assault table must be used: ${state.label(target)} is a city, hills, swamp or a strongpoint.`,
    );
  return attackers.every((piece) => crossesRiver(state, piece, target))
    ? must('river', () => say`The Assault table must be used: all attackers attack across a river.`)
    : undefined;
}

/** Returns the table named in an attack order: `attack 6229 (mobile)`. */
export const tableIn = ({ attributes }: OrderModel): TableKind | undefined => Object.keys(attributes).find(isTable);

const use = (table: TableKind): Answer => ({ verb: 'use', choice: table });

/**
 * Returns the table for a combat. Asks the attacker to choose a table unless the Assault table must be used or the
 * attack order names a table [10.31].
 */
export function* chooseTable(state: State, fight: Fight): Play<TableKind> {
  const forced = assaultTableBar(state, fight);
  if (forced !== undefined) {
    state.skipQuestion(() => tableDecision(fight, forced));
    return 'assault';
  }
  if (fight.tableNamed !== undefined) return fight.tableNamed;
  const { choice: table } = yield* ask(tableDecision(fight, forced));
  return table === 'assault' ? 'assault' : 'mobile';
}

const tableDecision = (fight: Fight, forced: Bar | undefined): ReturnType<typeof choice> =>
  choice({
    ...answerPlaceOf(fight, fight.attacker),
    address: `${fight.address}/table`,
    side: SIDES[fight.attacker],
    rule: cite('10.31'),
    question: 'table',
    prompt: say`${SIDES[fight.attacker]}: which combat table is used?`,
    verbs: ['use'],
    options: () => [use('mobile'), use('assault')],
    answer: ({ words = [] }) => use(words[0] === 'assault' ? 'assault' : 'mobile'),
    whyNot: ({ choice: table }) => (table === 'mobile' ? whyNot(forced) : undefined),
    describe: ({ choice: table = '' }) => `use ${table}`,
  });
