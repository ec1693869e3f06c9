import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const uri = uriOf('one.sand').toString();
const TEXT = `ruleset pgg

map Crossing {
  source "A test."
  grid hexes flat columns 5 rows 3 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . . .
    |. . . . .
    |. . . . .
  }
  supply road at 0101 [11.11]
}

side German {
  source "A test."
  infantry division "26.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  source "A test."
  pool rifle { 1 of 4-5-6 }
}

scenario "Attack" {
  on Crossing
  turns 1
  setup German { 0102: "26.Inf" }
  setup Soviet { 0402: 1 rifle }
}

orders turn 1 German {
  phase initial movement:
  move "26.Inf" to 0302
  phase combat:
  attack 0402 with "26.Inf"
}
`;

async function eventsOf(since: number | undefined, as?: string, text = TEXT) {
  const workspace = await TestWorkspace.of({ 'one.sand': text }, [...rulesets.values()]);
  const answers = answersFor(workspace.services);
  const params = { uri, playing: ['German'], seats: { German: 'human' as const }, ...(as !== undefined && { as }) };
  const state = answers['sandtable/question']({ ...params, ...(since !== undefined && { since }) });
  const moments = answers['sandtable/preview'](params)?.moments ?? [];
  if (state === null || state.kind === 'unplayable') expect.fail(JSON.stringify(state));
  return { happened: state.happened ?? [], lost: state.lost ?? [], moments };
}

test('the events from the last answer to the question are those of the record, with the cells of their paths', async () => {
  const { moments } = await eventsOf(undefined);
  const since = moments.findIndex(({ events }) => events.some(({ kind }) => kind === 'move'));
  const { happened } = await eventsOf(since);
  const recorded = moments.slice(since).flatMap(({ events }) => events.filter(({ kind }) => kind !== 'phase'));
  expect(happened.map(({ text }) => text)).toEqual(recorded.map(({ text }) => text));
  expect(happened.find(({ moved }) => moved)?.cells.length).toBeGreaterThan(1);
});

test('a side reads only what its record contains', async () => {
  const { happened, moments } = await eventsOf(0, 'Soviet');
  const texts = new Set(moments.flatMap(({ events }) => events.map(({ text }) => text)));
  expect(happened.length).toBeGreaterThan(0);
  expect(happened.filter(({ text }) => !texts.has(text))).toEqual([]);
});

test('no event is listed for the first question and after an answer without consequences', async () => {
  const { happened, moments } = await eventsOf(undefined);
  expect(happened).toEqual([]);
  expect((await eventsOf(moments.length - 1)).happened).toEqual([]);
});

test('the losses since a moment are reported with the cells of the units, and only those', async () => {
  const text = TEXT.replace('attack 0402 with "26.Inf"', 'attack 0402 with "26.Inf" (roll 6)');
  const { moments } = await eventsOf(undefined, undefined, text);
  const since = moments.findIndex(({ events }) => events.some(({ kind }) => kind === 'move'));
  const { lost } = await eventsOf(since, undefined, text);
  const at0402 = 8;
  expect(lost).toEqual([{ unit: '0402/1', side: 'Soviet', cell: at0402, steps: 1, isEliminated: true }]);
  expect((await eventsOf(moments.length - 1, undefined, text)).lost).toEqual([]);
});
