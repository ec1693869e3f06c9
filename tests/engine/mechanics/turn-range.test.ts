import { expect, test } from 'vitest';
import { settingFor, type SettingQuery } from '../../../engine/mechanics/special-rules/turn-range.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { SettingModel } from '../../../engine/model/statements.js';

type Written = Pick<SettingModel, 'turn' | 'side'> & { readonly of?: string; readonly value: string };

interface Case {
  readonly case: string;
  readonly settings: readonly Written[];
  readonly query: SettingQuery;
  readonly value: string | undefined;
}

const dry: Written = { value: 'dry' };
const rain: Written = { value: 'rain', turn: 2 };

test.each<Case>([
  {
    case: 'prefers the setting for one turn',
    settings: [rain, dry],
    query: { turn: 2 },
    value: 'rain',
  },
  {
    case: 'ignores the setting of another turn',
    settings: [rain, dry],
    query: { turn: 3 },
    value: 'dry',
  },
  {
    case: 'returns the later of two for a turn',
    settings: [rain, { value: 'snow', turn: 2 }],
    query: { turn: 2 },
    value: 'snow',
  },
  {
    case: 'prefers a later setting for a side',
    settings: [rain, { value: 'snow', side: 'Red' }],
    query: { turn: 2, side: 'Red' },
    value: 'snow',
  },
  {
    case: 'ignores the setting of another side',
    settings: [{ value: 'snow', side: 'Red' }],
    query: { side: 'Blue' },
    value: undefined,
  },
  {
    case: 'ignores the setting of another unit',
    settings: [dry, { value: 'rain', of: '1.Inf' }],
    query: { of: '2.Inf' },
    value: 'dry',
  },
])('settingFor $case', ({ settings, query, value }) => {
  const models = settings.map(({ of, value: written, ...rest }): SettingModel => ({
    name: 'weather',
    values: [written],
    source: NO_SOURCE,
    ...rest,
    ...(of !== undefined && { of: [{ name: of, source: NO_SOURCE }] }),
  }));
  expect(settingFor(models, 'weather', query)?.at(0)).toBe(value);
});
