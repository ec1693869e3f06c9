import { describe, expect, test } from 'vitest';
import { barFactory, whyNot, rephrase, type Bar } from '../../../engine/mechanics/bars.js';

const bar = barFactory<'6.2' | '6.3' | '11d'>();

/** A unit that may march unless the unit is tired or no road continues from its place. */
interface Unit {
  readonly tired: boolean;
  readonly road?: string;
}

let messagesBuilt = 0;
function barOnMarching({ tired, road }: Unit): Bar | undefined {
  if (tired)
    return bar('6.2', 'tired', () => {
      messagesBuilt++;
      return 'The unit is tired.';
    });
  if (road === undefined)
    return bar(
      '6.3',
      'no-road',
      () => 'No road leads on [6.3].',
      () => ({ why: [{ text: 'the map has none', rule: '11d' }], waits: true }),
    );
  return undefined;
}

describe('whyNot', () => {
  test.each<{ unit: Unit; refused: object | undefined }>([
    { unit: { tired: false, road: 'west' }, refused: undefined },
    {
      unit: { tired: true },
      refused: {
        refused: true,
        rule: '6.2',
        slug: 'tired',
        message: 'The unit is tired [6.2].',
        why: [{ text: 'The unit is tired.', rule: '6.2' }],
      },
    },
    {
      unit: { tired: false },
      refused: {
        refused: true,
        rule: '6.3',
        slug: 'no-road',
        message: 'No road leads on [6.3].',
        why: [{ text: 'the map has none', rule: '11d' }],
        waits: true,
      },
    },
  ])(
    'the unit $unit is refused with the first reason that applies, or accepted if none applies',
    ({ unit, refused }) => {
      expect(whyNot(barOnMarching(unit))).toEqual(refused);
    },
  );

  test('checking whether an order is barred does not build the text of the refusal', () => {
    messagesBuilt = 0;
    expect(barOnMarching({ tired: true })).toMatchObject({ rule: '6.2', slug: 'tired' });
    expect(rephrase(barOnMarching({ tired: true }), (reason) => reason.toUpperCase())).toBeDefined();
    expect(messagesBuilt).toBe(0);
  });
});

describe('rephrase', () => {
  const asleep = bar('11d', 'asleep', () => 'it is asleep');
  const worn = rephrase(asleep, (reason) => `25/7 cannot fire: ${reason}.`);

  test('rephrase changes the message of a refusal and keeps its rule and slug', () => {
    expect(whyNot(worn)).toMatchObject({
      rule: '11d',
      slug: 'asleep',
      message: '25/7 cannot fire: it is asleep [11d].',
    });
  });

  test('rephrase returns undefined if there is no refusal to rephrase', () => {
    expect(rephrase(undefined, () => 'never')).toBeUndefined();
  });
});
