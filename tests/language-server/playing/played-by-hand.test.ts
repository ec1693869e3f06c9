import { expect, test } from 'vitest';
import { CancellationToken } from 'vscode-languageserver';
import { randomStream, type Random } from '../../../engine/play/dice.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { computerAnswers } from '../../../language-server/playing/computer-answers.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import type { AnswerOption, OpenQuestion, PlayState, Seat } from '../../../preview/contract/playing.js';
import type { AnswerResult } from '../../../protocol/playing.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const games = [...rulesets.values()];
const uri = uriOf('one.sand').toString();
const FIRST_PLAY = /\n(?:orders|expect|dice) /;
/** Number of games that are played of each ruleset. */
const GAME_COUNT = 2;
/** Maximum number of answers in a game. */
const MAX_ANSWERS = 40;

/** A game that is played through the requests of the panel. All sides are played by hand. */
class HandPlayedGame {
  private constructor(
    private readonly workspace: TestWorkspace,
    private readonly sides: readonly string[],
    public text: string,
  ) {}

  /** Opens the starter file of a game without its orders, expectations and dice. */
  static async of(game: string): Promise<HandPlayedGame> {
    const starter = rulesets.get(game)?.starter.replace(/[‹›]/g, '') ?? '';
    const text = `${starter.slice(0, starter.search(FIRST_PLAY))}\n`;
    const workspace = await TestWorkspace.of({ 'one.sand': text }, games);
    const sides = workspace.analyse('one.sand').scenario?.sides.map(({ name }) => name) ?? [];
    return new HandPlayedGame(workspace, sides, text);
  }

  private get params() {
    return { uri, playing: this.sides, seats: Object.fromEntries(this.sides.map((side) => [side, 'human' as const])) };
  }

  /** Lets computer players answer for all sides until the turn is over. */
  async letComputersAnswer({ version, moment }: OpenQuestion, seatOf: (side: string) => Seat): Promise<void> {
    const seats = Object.fromEntries(this.sides.map((side) => [side, seatOf(side)]));
    const { services } = this.workspace;
    const params = { ...this.params, seats, version, moment, strength: 1 };
    const written = await computerAnswers(this.workspace.analyse('one.sand'), services, params, CancellationToken.None);
    await this.edit('The computers', written);
  }

  ask(): PlayState | null {
    return answersFor(this.workspace.services)['sandtable/question'](this.params);
  }

  optionsOf({ version, moment }: OpenQuestion, units: readonly string[]): readonly AnswerOption[] {
    const options = answersFor(this.workspace.services)['sandtable/options']({
      ...this.params,
      version,
      moment,
      units,
    });
    return 'isStale' in options ? expect.fail('The question is stale.') : options;
  }

  async answer({ version, moment }: OpenQuestion, order: string): Promise<void> {
    const params = { ...this.params, version, moment, order };
    await this.edit(order, await answersFor(this.workspace.services)['sandtable/answer'](params));
  }

  private async edit(by: string, written: AnswerResult): Promise<void> {
    if (!('edits' in written)) expect.fail(`${by}: ${JSON.stringify(written)}\n${this.text}`);
    this.text = withEdits(
      this.text,
      written.edits.map(({ place, text }) => ({ source: { file: place.uri, ...place }, text })),
    );
    await this.workspace.write('one.sand', this.text);
  }

  /** Returns the answers of the game that the text plays, up to a moment, and the errors of the text. */
  async replay(count: number): Promise<{ readonly answers: readonly string[]; readonly errors: readonly string[] }> {
    const fresh = await TestWorkspace.of({ 'one.sand': this.text }, games);
    const analysis = fresh.analyse('one.sand');
    const moments = analysis.playthrough({ unanswered: 'default' })?.moments.slice(0, count) ?? [];
    return {
      answers: moments.map(({ address, answer, secret }) => `${address}: ${secret?.details.answer ?? answer}`),
      errors: [...analysis.findings, ...analysis.playFindings()]
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message),
    };
  }

  /** Returns the answers of the game up to now. */
  played(): readonly string[] {
    const { moments = [] } = this.workspace.analyse('one.sand').playthrough({ playing: this.sides }) ?? {};
    return moments.map(({ address, answer, secret }) => `${address}: ${secret?.details.answer ?? answer}`);
  }
}

/** Chooses at random: an answer without units, or a unit and one of its answers. */
function choose(game: HandPlayedGame, question: OpenQuestion, random: Random): AnswerOption {
  const { options, actors, isComplete } = question;
  if (isComplete || actors.length === 0 || random(12) === 0) return options[random(options.length)];
  const { unit } = actors[random(actors.length)];
  const own = game.optionsOf(question, [unit]);
  return own.length > 0 ? own[random(own.length)] : options[random(options.length)];
}

test.each(
  games.flatMap(({ id }) => Array.from({ length: GAME_COUNT }, (_, i) => i + 1).map((seed) => [id, seed] as const)),
)(
  'a game of %s in which both sides choose at random among the offered answers is written as a text that replays it: game %i',
  async (id, seed) => {
    const random = randomStream(`${id} by hand ${seed}`);
    const game = await HandPlayedGame.of(id);
    let answerCount = 0;
    for (let state = game.ask(); state?.kind === 'question' && answerCount < MAX_ANSWERS; state = game.ask()) {
      await game.answer(state, choose(game, state, random).order);
      answerCount += 1;
    }
    expect(answerCount).toBeGreaterThan(5);
    const played = game.played();
    const { answers, errors } = await game.replay(played.length);
    expect(answers).toEqual(played);
    expect(errors).toEqual([]);
  },
);

test.each(games.map(({ id }) => id))(
  'the look-ahead player of %s plays a turn for both sides, and its answers are written as a text that replays the turn',
  async (id) => {
    const game = await HandPlayedGame.of(id);
    for (let calls = 0, turn = 0; calls < 3 && turn < 2; calls += 1) {
      const state = game.ask();
      if (state?.kind !== 'question') break;
      turn = state.turn;
      await game.letComputersAnswer(state, () => 'lookahead');
    }
    const played = game.played();
    expect(played.length).toBeGreaterThan(3);
    const { answers, errors } = await game.replay(played.length);
    expect(answers).toEqual(played);
    expect(errors).toEqual([]);
  },
);

test.each(games.map(({ id }) => id))(
  'a side of %s that gives default answers writes nothing into the text',
  async (id) => {
    const game = await HandPlayedGame.of(id);
    const state = game.ask();
    if (state?.kind !== 'question') expect.fail('The game asks nothing.');
    await game.letComputersAnswer(state, (side) => (side === state.side ? 'random' : 'default'));
    const writers = [...game.text.matchAll(/^orders .* (\S+) \{/gm)].map(([, side]) => side);
    expect([...new Set(writers)]).toEqual([state.side]);
  },
);
