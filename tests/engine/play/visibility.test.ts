import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../engine/board/board.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { type GameEvent, type Position, type Viewer } from '../../../engine/play/records.js';
import { ask, roll, type Answer, type Decision, type Play } from '../../../engine/play/moment.js';
import { zoneLayer } from '../../../engine/play/layers.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Views } from '../../../engine/play/views.js';
import { gameViewFor, recordFor, viewerOf } from '../../../engine/play/visibility.js';
import { Skirmish, skirmish } from './skirmish.js';
import { board, order, orders, scenario } from './written.js';

const SIDES = ['Blue', 'Red'] as const;
const ALL_VIEWERS: readonly Viewer[] = [{}, { side: 'Blue' }, { side: 'Red' }, { umpire: true }];

/** The cells of the mines that the sides lay in secret. */
interface Mines {
  readonly Blue: Cell;
  readonly Red: Cell;
}

/** A skirmish before which each side lays a mine. A secret die decides whether Red's mine is a dud. */
class Fog extends Skirmish {
  private readonly laid: { readonly side: string; readonly cell: Cell }[] = [];
  private readonly secretEvents: GameEvent[] = [];

  constructor(
    scenario: ScenarioModel,
    private readonly mines: Mines,
  ) {
    super(scenario);
  }

  override *play(): Play {
    for (const side of SIDES) {
      const { cells = [] } = yield* ask(this.laying(side));
      for (const cell of cells) this.laid.push({ side, cell });
      const at = cells.map((cell) => board.label(cell));
      this.secretEvents.push({
        kind: 'mine',
        address: `0/${side}/mine`,
        rule: '5',
        side,
        text: `${side} lays a mine.`,
        secret: { sides: [side], details: { text: `${side} lays a mine in ${at.join()}.`, cells: at } },
      });
      this.secretEvents.push({
        kind: 'sappers',
        address: `0/${side}/mine`,
        rule: '5',
        text: at.join(),
        visibleTo: [side],
      });
    }
    yield* roll({ address: '0/dud', rule: '5', sides: 6, purpose: 'a dud', hidden: true });
    yield* super.play();
  }

  override drainEvents(): GameEvent[] {
    return [...this.secretEvents.splice(0), ...super.drainEvents()];
  }

  override position({ umpire = false, side }: Viewer = {}): Position {
    const known = this.laid.filter((mine) => umpire || mine.side === side);
    return {
      ...super.position(),
      markers: known.map((mine) => ({ kind: 'mine', side: mine.side, cell: board.label(mine.cell) })),
    };
  }

  viewsFor(viewer: Viewer): Views {
    const mines = (): Cell[] => this.position(viewer).markers.map(({ cell }) => board.cell(cell));
    return { ...this.views, layers: [zoneLayer(mines)] };
  }

  private laying(side: (typeof SIDES)[number]): Decision {
    const answer: Answer = { verb: 'lay', cells: [this.mines[side]] };
    return {
      kind: 'decision',
      address: `0/${side}/mine`,
      side,
      rule: '5',
      question: 'mine',
      prompt: `${side}: where does the mine lie?`,
      verbs: ['lay'],
      secret: true,
      legal: () => [answer],
      pick: () => answer,
      fallback: () => answer,
      read: () => answer,
      refuse: () => undefined,
    };
  }
}

const fog = (mines: Mines): Ruleset => ({ ...skirmish, start: (model) => new Fog(model, mines) });

/** Returns everything that a viewer is shown of a game, as text. */
function shown(mines: Mines, viewer: Viewer, seed = 'marengo'): string {
  const battle = orders(1, 'Blue', order('attack 0302 with a'), order('attack 0304 with b'));
  const played = playThrough(fog(mines), scenario({ orders: [battle] }), { seed, until: 'end' });
  const { position, views } = gameViewFor(played.game, viewer);
  return JSON.stringify([recordFor(played, viewer), position(), views.layers.map((layer) => layer.contentFor('Blue'))]);
}

describe('the view of a side', () => {
  const mine = fc.nat(board.size - 1);

  test('a side sees the same in games that differ only in hidden information', () => {
    fc.assert(
      fc.property(mine, mine, mine, (own, one, other) => {
        expect(shown({ Blue: own, Red: one }, { side: 'Blue' })).toBe(
          shown({ Blue: own, Red: other }, { side: 'Blue' }),
        );
        expect(shown({ Blue: one, Red: own }, { side: 'Red' })).toBe(shown({ Blue: other, Red: own }, { side: 'Red' }));
        expect(shown({ Blue: own, Red: one }, {})).toBe(shown({ Blue: one, Red: other }, {}));
      }),
      { numRuns: 30 },
    );
  });

  test('if two games differ only in hidden information, the owner and the umpire see the difference', () => {
    const [one, other] = [
      { Blue: 1, Red: 2 },
      { Blue: 1, Red: 3 },
    ];
    for (const viewer of [{ side: 'Red' }, { umpire: true }]) expect(shown(one, viewer)).not.toBe(shown(other, viewer));
  });

  const played = playThrough(fog({ Blue: board.cell('0101'), Red: board.cell('0202') }), scenario());
  const of = (viewer: Viewer) => recordFor(played, viewer);

  test.each([
    [{}, ['Blue lays a mine.', 'Red lays a mine.'], ['hidden', 'hidden', 'hidden']],
    [{ side: 'Red' }, ['Blue lays a mine.', 'Red lays a mine in 0202.', '0202'], ['hidden', 'lay 0202', 'hidden']],
    [
      { umpire: true },
      ['Blue lays a mine in 0101.', '0101', 'Red lays a mine in 0202.', '0202'],
      ['lay 0101', 'lay 0202', expect.stringMatching(/^[1-6]$/)],
    ],
  ])('the viewer %j sees the events and answers that it may see', (viewer, texts, answers) => {
    const { events, moments } = of(viewer);
    expect(events.slice(0, texts.length).map(({ text }) => text)).toEqual(texts);
    expect(moments.slice(0, 3).map(({ answer }) => answer)).toEqual(answers);
  });

  test('each moment contains those of its events that the viewer may see', () => {
    for (const viewer of ALL_VIEWERS) {
      const { events, moments } = of(viewer);
      const [first, second] = moments;
      expect(events.slice(first?.from, first?.to).every(({ side = 'Blue' }) => side === 'Blue')).toBe(true);
      expect(events.slice(second?.from, second?.to).some(({ text }) => text.startsWith('Red lays'))).toBe(true);
      expect(moments.at(-1)?.to).toBe(events.length);
    }
  });

  test('no part of a secret is shown to the other side or a neutral viewer', () => {
    for (const viewer of [{}, { side: 'Blue' }])
      expect(JSON.stringify(of(viewer))).not.toMatch(/0202|secret|visibleTo/);
  });
});

describe('a game that hides nothing', () => {
  test('a game without hidden information looks the same to every viewer', () => {
    const played = playThrough(skirmish, scenario(), { until: 'end' });
    for (const viewer of ALL_VIEWERS) {
      const { events, moments } = recordFor(played, viewer);
      expect(events.every((event, i) => event === played.events[i])).toBe(true);
      expect(moments.every((record, i) => record === played.moments[i])).toBe(true);
      expect(gameViewFor(played.game, viewer).views).toBe(played.game.views);
    }
  });
});

test.each([
  { rules: {}, requested: {}, looks: { umpire: false } },
  { rules: { neutralSeesAll: true as const }, requested: {}, looks: { umpire: true } },
  { rules: { neutralSeesAll: true as const }, requested: { side: 'Red' }, looks: { umpire: false, side: 'Red' } },
  { rules: {}, requested: { umpire: true }, looks: { umpire: true } },
])(
  'with the visibility rules $rules, the requested viewer $requested becomes the viewer $looks',
  ({ rules, requested, looks }) => {
    expect(viewerOf(rules, requested)).toEqual(looks);
  },
);
