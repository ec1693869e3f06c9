import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomStream, type Random } from '../engine/play/dice.js';
import type { AnswerOption, OpenQuestion } from '../preview/contract/playing.js';
import { Editor } from './editor.js';
import { atMost, median, type Row } from './row.js';

const EXAMPLES = path.resolve('examples/pgg');
const ANSWER_COUNT = 40;
/** Number of answers before the measurement. The first answers are slower, before V8 has optimized the code. */
const WARM_UP = 10;
const SIDES = ['German', 'Soviet'];
const IMPORT = /^import "([^"]+)"/gm;
/**
 * Matches the first `orders`, `expect` or `dice` of a file. The file is cut off there, so that the game is played by
 * hand from the start.
 */
const FIRST_PLAY = /^(?:orders|expect|dice)\b/m;

/** Measures the time from an answer in the panel to the next question and the next picture. */
export async function byHand(): Promise<Row[]> {
  const name = 'an answer by hand to the next question and picture, median';
  return [
    atMost(100, 'ms', `first-contact: ${name}`, await medianAnswer('first-contact.sand')),
    atMost(250, 'ms', `campaign of Panzergruppe Guderian: ${name}`, await medianAnswer('panzergruppe-guderian.sand')),
  ];
}

async function medianAnswer(file: string): Promise<number> {
  const texts = filesOf(file);
  const editor = new Editor();
  await editor.initialize();
  editor.write(texts);
  await editor.open({ [file]: texts[file] });
  const game = new HandPlayedGame(editor, file, texts[file]);
  const random = randomStream(file);
  const times: number[] = [];
  let question = await game.question();
  while (question && times.length < ANSWER_COUNT) {
    const option = await game.choose(question, random);
    const began = performance.now();
    await game.answer(question, option.order);
    question = await game.question();
    await game.picture();
    times.push(performance.now() - began);
  }
  await editor.close();
  return median(times.slice(WARM_UP));
}

/** Returns the text of an example up to its first orders, and the texts of the files that the example imports. */
function filesOf(file: string): Record<string, string> {
  const text = readExample(file);
  const files: Record<string, string> = { [file]: withoutPlay(text) };
  for (const [, imported] of text.matchAll(IMPORT)) files[imported] = readExample(imported);
  return files;
}

/** Returns the text of a file up to its first orders, expectations or dice. */
export function withoutPlay(text: string): string {
  const orders = text.search(FIRST_PLAY);
  return orders < 0 ? text : text.slice(0, orders);
}

const readExample = (file: string): string => readFileSync(path.join(EXAMPLES, file), 'utf8');

/** A game in which both sides are played by hand through the requests of the panel. */
class HandPlayedGame {
  private edition: number | undefined;

  constructor(
    private readonly editor: Editor,
    private readonly file: string,
    private text: string,
  ) {}

  private get params() {
    const seats = Object.fromEntries(SIDES.map((side) => [side, 'human' as const]));
    return { uri: this.editor.uri(this.file), playing: SIDES, seats };
  }

  /** Returns the open question; undefined when the game is over. */
  async question(): Promise<OpenQuestion | undefined> {
    const state = await this.editor.send('sandtable/question', this.params);
    return state?.kind === 'question' ? state : undefined;
  }

  /**
   * Chooses a random answer of a random unit. If the question names no units, or the unit has no answer, chooses any
   * answer of the question.
   */
  async choose(question: OpenQuestion, random: Random): Promise<AnswerOption> {
    const { version, moment, actors, options } = question;
    if (actors.length === 0) return options[random(options.length)];
    const { unit } = actors[random(actors.length)];
    const own = await this.editor.send('sandtable/options', { ...this.params, version, moment, units: [unit] });
    return 'isStale' in own || own.length === 0 ? options[random(options.length)] : own[random(own.length)];
  }

  async answer({ version, moment }: OpenQuestion, order: string): Promise<void> {
    const written = await this.editor.send('sandtable/answer', { ...this.params, version, moment, order });
    if (!('edits' in written)) throw new Error(`${order} is not taken: ${JSON.stringify(written)}`);
    const edits = written.edits.toSorted((a, b) => b.place.start - a.place.start);
    for (const { place, text } of edits)
      this.text = this.text.slice(0, place.start) + text + this.text.slice(place.end);
    await this.editor.change(this.file, this.text);
  }

  /** Asks for the picture, as the panel does after each change. */
  async picture(): Promise<void> {
    const have = this.edition === undefined ? {} : { have: this.edition };
    const picture = await this.editor.send('sandtable/follow', { ...this.params, ...have });
    this.edition = picture?.edition;
  }
}
