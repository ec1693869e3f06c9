import type { MomentEvent, MomentItem, Preview } from '../../preview/moments.js';
import type { Scene } from '../../preview/scene.js';

/** A scene with a game played on it: decisions and dice by turns, over two turns of two sides. */
export function played(scene: Scene, count = 80): Preview {
  const moments = Array.from({ length: count }, (_, number) => moment(number));
  return {
    scene,
    moments,
    moment: Math.min(17, count - 1),
    seed: 'barbarossa',
    ruleset: 'pgg',
    layers: [
      { name: 'zone', label: 'ZOC', text: 'Zone of control', of: 'side' },
      { name: 'supply', label: 'Supply', text: 'Supply line of the chosen unit', of: 'unit' },
    ],
    score: [
      { side: 'Soviet', points: 25, text: 'holds Place 1', rule: '15.1' },
      { side: 'German', points: 10, text: 'took Place 9', rule: '15.1' },
    ],
  };
}

function moment(number: number): MomentItem {
  const turn = 1 + Math.floor(number / 40);
  const side = number % 40 < 20 ? 'German' : 'Soviet';
  const phase = number % 20 < 10 ? 'movement' : 'combat';
  const dice = number % 2 === 1;
  const eyes = (number % 6) + 1;
  return {
    number,
    address: `${turn}/${side}/${phase}/${number}`,
    kind: dice ? 'dice' : 'decision',
    turn,
    phase,
    side,
    rule: dice ? '9.5' : '9.1',
    prompt: dice
      ? `Attack on 22${String(number).padStart(2, '0')} at 4-1`
      : `Which units attack 22${String(number).padStart(2, '0')}?`,
    answer: dice ? String(eyes) : '25/7, 6/7',
    by: dice ? 'seed' : ['order', 'default', 'doctrine'][(number / 2) % 3],
    place: { uri: 'file:///campaign.sand', start: number * 10, end: number * 10 + 9 },
    events: dice ? [attack(number, eyes)] : [],
    stretch: { side, name: phase },
    ...(dice
      ? {
          said: { head: '25 : 6', rest: ` → 4-1, rolled ${eyes} → `, result: 'D1' },
          battle: true,
          units: ['25/7', '6/7'],
        }
      : {
          said: { head: `attack 22${String(number).padStart(2, '0')}`, rest: ' with 25/7, 6/7' },
          units: ['25/7', '6/7'],
        }),
  };
}

function attack(number: number, eyes: number): MomentEvent {
  return {
    kind: 'attack',
    rule: '9.5',
    text: `25/7 and 6/7 attack at 4-1 and roll ${eyes}: the defender loses a step.`,
    ledger: [
      { text: '8 printed' },
      { text: '×2 divisional integrity', rule: '7.3' },
      { text: '÷2 out of supply', rule: '11.31' },
    ],
    dice: { address: `1/German/combat/${number}`, sides: 6, values: [eyes], written: number % 3 === 0 },
  };
}
