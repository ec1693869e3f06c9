import { counted, say, term } from '../../../model/say.js';
import { action } from '../../../mechanics/action.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { isNation, LEADING, nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Store } from '../vocabulary/resources.js';
import { AXIS } from '../vocabulary/sides.js';
import { priced, spend, refuseCost } from './payment.js';
import { canPay, gain, pointsText, type Price } from './stores.js';
import { isNothing } from './centres.js';

const VERB = 'aid';
const [DONOR] = LEADING;

/** Lists allies that may be given points: they are in play and have not surrendered [5.2.aid]. */
const allies = (state: State): NationName[] =>
  NATIONS.filter(
    (nation) =>
      nationCalled(nation).ally === true && state.muster.nations.has(nation) && !state.surrendered.includes(nation),
  );

/** Builds the answer that gives points to an ally, encoded as `"Finland" yellow 2 blue 1`. */
const aidAnswer = (nation: NationName, points: Price): Answer => ({
  verb: VERB,
  choice: [
    `"${nation}"`,
    ...COLOURS.filter((colour) => (points[colour] ?? 0) > 0).map((colour) => `${colour} ${points[colour] ?? 0}`),
  ].join(' '),
});

/** Decodes the ally and the points of an answer of the order `aid`. */
export function readAid(choice = ''): { readonly nation: string; readonly points: Store } {
  const [, nation = '', rest = ''] = /^"([^"]*)" ?(.*)$/.exec(choice) ?? [];
  const words = rest.split(' ');
  const points = emptyStore();
  for (const colour of COLOURS) {
    const at = words.indexOf(colour);
    if (at >= 0) points[colour] = Number(words[at + 1]);
  }
  return { nation, points };
}

const amount = (points: Price): number => COLOURS.reduce((sum, colour) => sum + (points[colour] ?? 0), 0);
const aidGiven = ({ aided }: State, nation: string): number => (Object.hasOwn(aided, nation) ? aided[nation] : 0);

/** Defines the order `aid Finland (yellow 2)`: Germany gives an ally points, at most three a turn [5.2.aid]. */
export const aiding: OrderKind<State> = action<State>({
  verbs: [VERB],
  legal: (state) =>
    state.side !== AXIS
      ? []
      : allies(state)
          .flatMap((nation) => COLOURS.slice(0, 4).map((colour) => aidAnswer(nation, { [colour]: 1 })))
          .filter((answer) => refuseAid(state, answer) === undefined),
  answer(_, order: OrderModel) {
    const several = refuseSeveral('5.2.aid', order, 'unit');
    if (several !== undefined) return several;
    const { pieces, attributes } = order;
    const nation = pieces.at(0)?.name ?? '';
    const points = Object.fromEntries(
      COLOURS.filter((colour) => Object.hasOwn(attributes, colour)).map((colour) => [
        colour,
        Number(attributes[colour].value),
      ]),
    );
    return aidAnswer(nation as NationName, points);
  },
  whyNot: refuseAid,
  perform(state, { choice }) {
    const { nation, points } = readAid(choice);
    if (!isNation(nation)) return undefined;
    gain(state, nation, points);
    state.aided = { ...state.aided, [nation]: aidGiven(state, nation) + amount(points) };
    spend(state, DONOR, priced(points), {
      kind: VERB,
      rule: '5.2.aid',
      text: say`${term(DONOR)} gives ${term(nation)} ${pointsText(points)}.`,
    });
    return undefined;
  },
});

const noAllyText = (nations: readonly NationName[]): string =>
  nations.length === 0
    ? say`Germany has no ally in play that can receive points.`
    : say`Germany may give points only to its allies: ${nations.map(term).join(', ')}.`;

function refuseAid(state: State, { choice }: Answer): Refusal | undefined {
  const { nation, points } = readAid(choice);
  const most = state.numbers['aid.most'];
  if (state.side !== AXIS || !isNation(nation) || !allies(state).includes(nation))
    return refusal('5.2.aid', 'no-ally', noAllyText(allies(state)));
  if (isNothing(points))
    return refusal('5.2.aid', 'no-points', say`Name the points for ${term(nation)}: \`aid ${nation} (yellow 1)\`.`);
  const already = aidGiven(state, nation);
  if (already + amount(points) > most)
    return refusal(
      '5.2.aid',
      'too-much-aid',
      already === 0
        ? say`${term(nation)} may get at most ${counted(most, 'point')} a turn; the order gives ${amount(points)}.`
        : say`${term(nation)} may get at most ${counted(most, 'point')} a turn and has got ${already}; the order gives ${amount(points)} more.`,
    );
  return canPay(state, DONOR, points)
    ? undefined
    : refuseCost(state, DONOR, priced(points), say`Aid for ${term(nation)}`);
}
