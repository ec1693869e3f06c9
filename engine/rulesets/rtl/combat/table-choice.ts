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
import { askedIn, type Fight } from './fight.js';
import { inStrongpoint } from './modifiers.js';
import { crossesRiver } from './strength.js';

/** What makes the Assault table compulsory; undefined where the attacker may choose [10.32, 10.33, 5.13e, 14.13a, TEC.j]. */
export function assaultOnly(state: State, fight: Fight): Bar | undefined {
  const { attackers, target } = fight;
  const must = (slug: string, because: string): Bar =>
    bar('10.32', slug, () => `The Assault table must be used: ${because}.`);
  if (state.sequence === 'assault') return must('assault-sequence', 'this is an Assault Sequence');
  if (state.weather === 'rain') return must('rain', 'it rains');
  if (!attackers.some((piece) => state.piece(piece).isArmoured)) return must('no-armour', 'no armoured unit attacks');
  if (terrainOf(state.ground, target).assault || state.ground.built[target] === CITY || inStrongpoint(state, fight))
    return must('terrain', `${state.label(target)} is city, hills, swamp or strongpoint`);
  return attackers.every((piece) => crossesRiver(state, piece, target))
    ? must('river', 'all attack across a river')
    : undefined;
}

/** `attack 6229 (mobile)` */
export const tableIn = ({ attributes }: OrderModel): TableKind | undefined => Object.keys(attributes).find(isTable);

const use = (table: TableKind): Answer => ({ verb: 'use', choice: table });

/** The attacker names the table where he may choose: first of all, and next to the attack or in its braces [10.31]. */
export function* chooseTable(state: State, fight: Fight): Play<TableKind> {
  const forced = assaultOnly(state, fight);
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
    ...askedIn(fight, fight.attacker),
    address: `${fight.address}/table`,
    side: SIDES[fight.attacker],
    rule: cite('10.31'),
    question: 'table',
    prompt: `${SIDES[fight.attacker]}: which table?`,
    verbs: ['use'],
    options: () => [use('mobile'), use('assault')],
    answer: ({ words = [] }) => use(words[0] === 'assault' ? 'assault' : 'mobile'),
    whyNot: ({ choice: table }) => (table === 'mobile' ? whyNot(forced) : undefined),
    describe: ({ choice: table = '' }) => `use ${table}`,
  });
