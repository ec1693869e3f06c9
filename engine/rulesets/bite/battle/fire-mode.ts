import { choice } from '../../../mechanics/choice.js';
import { say, term } from '../../../model/say.js';
import { ask, type Answer, type Decision, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { cite, refusal } from '../rulebook/refusal.js';
import { answerText } from '../sequence/answer-text.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { hasCombatUnit, landOf, type Scene } from './scene.js';
import type { BattleContext } from './round.js';

/**
 * Asks before each round whether Armoured HQs fire as artillery or fight as tanks. If the ruling `artillery.mustFire`
 * is `false`, also asks whether artillery holds its fire to save ammunition [7.7.4, A26].
 */
export function* chooseFire(state: State, scene: Scene, context: BattleContext): Play {
  for (const side of BOTH)
    for (const piece of landOf(scene, side)) {
      const { isArtillery, unitClass } = state.piece(piece);
      if (unitClass === 'armoured headquarters') {
        const mayFire = hasCombatUnit(scene, side);
        state.asArtillery[piece] =
          mayFire && (yield* choosesArtillery(state, scene, piece, HEADQUARTERS, context)) ? 1 : 0;
      } else if (isArtillery) {
        const mayWait = !state.rulings['artillery.mustFire'] && state.strength(piece) > 0 && hasCombatUnit(scene, side);
        state.asArtillery[piece] = !mayWait || (yield* choosesArtillery(state, scene, piece, GUNS, context)) ? 1 : 0;
      }
    }
}

/** The fire modes between which a unit can choose. The first one is the default. */
type Ways = readonly ['tanks', 'artillery'] | readonly ['artillery', 'hold'];
const HEADQUARTERS: Ways = ['tanks', 'artillery'];
const GUNS: Ways = ['artillery', 'hold'];

function* choosesArtillery(
  state: State,
  scene: Scene,
  piece: number,
  ways: Ways,
  context: BattleContext,
): Play<boolean> {
  const { choice: chosen = ways[0] } = yield* ask(fireDecision(state, scene, piece, ways, context));
  return chosen === 'artillery';
}

function fireDecision(
  state: State,
  { cell, round, attacker }: Scene,
  piece: number,
  ways: Ways,
  { address, order }: BattleContext,
): Decision {
  const { side } = state.piece(piece);
  const name = state.name(piece);
  const fire = (way: string): Answer => ({ verb: 'fire', pieces: [piece], choice: way });
  return choice({
    address: `${address}/fire/${name}`,
    side: SIDES[side],
    rule: cite('7.7.4'),
    question: 'fire',
    prompt: say`${term(SIDES[side])}: how does ${name} fire in ${state.label(cell)}, as ${ways.map((way) => term(way)).join(` ${term('or')} `)}?`,
    verbs: ['fire'],
    within: side === attacker ? order : undefined,
    result: `R${round}`,
    about: [cell],
    options: () => ways.map(fire),
    byDoctrine: (value) => (ways.some((way) => way === value) ? fire(value) : undefined),
    answer: (order) => ({
      verb: 'fire',
      pieces: unitsNamed(state, order.pieces),
      choice: ways.find((way) => way in order.attributes) ?? ways[0],
    }),
    whyNot: ({ pieces = [], choice: way = '' }) =>
      pieces.length === 1 && pieces[0] === piece && ways.some((one) => one === way)
        ? undefined
        : refusal('7.7.4', 'another-unit', say`${name} must choose now: (${ways.join(`) ${term('or')} (`)}).`, {
            waits: true,
          }),
    describe: (answer) => answerText(state, answer),
  });
}
