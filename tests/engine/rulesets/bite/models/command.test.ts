import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandKinds } from '../../../../../engine/rulesets/bite/command/activation.js';
import { supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { run } from '../ordering.js';
import { around, groundBy, setUp, situationBy, text, type Drawn, type Hex, type Situation } from './front.js';
import { linesIn } from './lines.js';

const HQ = 'armoured headquarters';
const DRAWN: Drawn = {
  kinds: (side) => [HQ, HQ, 'infantry', 'artillery', 'mechanized', 'mechanized', side === 'Axis' ? 'panzer' : 'tank'],
  options: ['light-rain'],
  rulings: {},
  isAdvanced: true,
};

/**
 * Returns the hexes in command range of a headquarters: five hexes, three in rain and snow, along friendly hexes
 * outside enemy zones [13.3].
 */
function commandedFrom(start: Hex, situation: Situation): Set<Hex> {
  const { owner, side, weather } = situation;
  const lines = linesIn(situation);
  const far = new Map([[start, 0]]);
  for (const [at, length] of far) {
    if (length === (weather === 'rain' || weather === 'snow' ? 3 : 5)) continue;
    for (const to of around(at))
      if (!far.has(to) && owner.get(to) === side && !lines.isBarred(to, side)) far.set(to, length + 1);
  }
  return new Set(far.keys());
}

function compare(by: Chance): void {
  const ground = groundBy(by);
  for (let times = 0; times < 3; times++) {
    const situation = situationBy(by, ground, DRAWN);
    const { side } = situation;
    const lines = linesIn(situation);
    const own = situation.units.filter((unit) => unit.side === side);
    const armour = own.filter(({ kind }) => kind !== 'infantry' && kind !== 'artillery');
    const { state, piece } = setUp(situation);
    supplyCheck(state);
    const [activating] = commandKinds;
    const fuelled = new Set<string>();
    const activated = new Set<string>();
    for (const hq of own.filter(({ kind }) => kind === HQ)) {
      const near = commandedFrom(hq.at, situation);
      /**
       * The points of the headquarters. If the headquarters is out of supply, the points are halved, but at least 1
       * [13.4, 4.4].
       */
      let left = lines.isSupplied(hq) ? hq.strength : Math.max(1, Math.floor(hq.strength / 2));
      for (;;) {
        const served = left === 0 ? [] : armour.filter(({ at, name }) => name !== hq.name && near.has(at));
        const expected = served
          .filter(({ name }) => !fuelled.has(name) && !activated.has(name))
          .map(({ name }) => `${hq.name} ${name}`);
        const found = activating
          .legal(state)
          .map(({ pieces = [] }) => pieces.map((one) => state.name(one)).join(' '))
          .filter((answer) => answer.startsWith(`${hq.name} `));
        expect(found.sort(), `${hq.name} commands ${left} more in ${text(situation)}`).toEqual(expected.sort());
        if (expected.length === 0) break;
        const unit = by.oneOf(expected).split(' ')[1];
        const serving = activating.perform(state, { verb: 'activate', pieces: [piece(hq.name), piece(unit)] });
        if (serving !== undefined) run(serving);
        activated.add(hq.name);
        fuelled.add(unit);
        left--;
      }
    }
  }
}

test('a model of headquarters agrees with the engine on command range, zones, and points in and out of supply [4.4, 13.1, 13.3, 13.4]', () => {
  assertAffordably(fc.property(chance(), compare), 15);
});
