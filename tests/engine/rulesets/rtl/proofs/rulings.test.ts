import { whyNot } from '../../../../../engine/mechanics/bars.js';
import { commandBar } from '../../../../../engine/rulesets/rtl/command/command.js';
import { rulings } from '../../../../../engine/rulesets/rtl/rulings/texts.js';
import { joinToBuild } from '../../../../../engine/rulesets/rtl/sequence/army-units.js';
import { proveEveryValue, type Proof } from '../../ruling-proofs.js';
import { drive } from '../drive.js';
import { field } from '../sketch.js';
import { fightIn, supportIn, whyNoGun } from '../support.js';

const TANKS = 'tank battalion T 12-6-6 (efficiency 6, stacking 2)';
const INFANTRY = 'infantry battalion D 4-4-4 (efficiency 5, stacking 2)';
const STAFF = 'headquarters HQ 1-6 (command 1, efficiency 6)';
const gun = (name: string, more = ''): string =>
  `artillery battalion ${name} 6-1-4 (range 4, efficiency 5, stacking 1${more})`;

/**
 * For each ruling on support, points and works, a situation that shows the effect of each value. Rulings that are
 * missing here are proved in the tests of their chapters.
 */
const proofs: Readonly<Record<string, Proof>> = {
  'command.overrunAir': {
    situation: 'a headquarters could help the aircraft of an overrun',
    play(chosen) {
      const it = fightIn({
        kind: 'overrun',
        german: { 6230: [TANKS, STAFF] },
        soviet: { 6229: [INFANTRY] },
        rulings: chosen,
      });
      const spending = { side: 0, use: 'air', lead: it.piece('T'), fight: it.fight, address: 'x' } as const;
      return whyNot(commandBar(it.state, it.piece('HQ'), spending))?.slug ?? 'helps';
    },
    outcome: { none: 'overrun', allowed: 'helps' },
  },
  'artillery.defensiveCap': {
    situation: 'a second gun in the attacked hex uses its defence strength',
    play: (chosen) =>
      supportIn({
        german: { 6230: [TANKS] },
        soviet: { 6229: [INFANTRY, gun('A'), gun('B')] },
        by: 'Soviet',
        guns: 'A',
        rulings: chosen,
      }).result,
    outcome: { withoutArtillery: 4, allGround: 5 },
  },
  'artillery.gunOfOtherFormation': {
    situation: 'a gun is in the attacked hex with the lead of another formation',
    play: (chosen) =>
      whyNoGun({
        german: { 6230: [TANKS] },
        soviet: { 6229: [INFANTRY, gun('A', ', of 21.Rifle')] },
        lead: 'D',
        guns: 'A',
        rulings: chosen,
      })?.slug ?? 'supports',
    outcome: { defends: 'other-formation', supports: 'supports' },
  },
  'strongpoint.armyBuilders': {
    situation: 'an Army engineer out of command waits for an Assault Sequence',
    play(chosen) {
      const it = field({
        sequence: 'assault',
        german: { 6230: [STAFF], 6220: ['engineer battalion E 3-3-4 (army, idle, efficiency 5)'] },
        rulings: chosen,
      });
      return drive(joinToBuild(it.state, 'x')).moments.length;
    },
    outcome: { anyJoined: 1, inCommand: 0 },
  },
};

proveEveryValue(
  rulings.filter(({ option }) => Object.hasOwn(proofs, option)),
  proofs,
);
