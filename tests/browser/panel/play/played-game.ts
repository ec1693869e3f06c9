import { expect } from 'vitest';
import type { OpenQuestion } from '../../../../preview/contract/playing.js';
import type { Hand } from './hands.js';
import { descriptionOf, type Device, type Intention, type PlannedGame } from './intentions.js';
import type { PlayedPage } from './played-page.js';

/** Number of answers after which a game counts as endless. */
const MAX_ANSWERS = 150;
/** Number of checks for the effect of a click, 20 ms apart. A click may miss a unit that moves. */
const MAX_WAITS = 50;
/** Time after which a computer player that thinks is stopped, in milliseconds. */
const THINKING_MS = 1500;

/**
 * Starts a game with the start form, and plays it with the mouse, with the keyboard, or with one after the other.
 * Returns each question with its answer.
 */
export async function playGame(
  game: PlayedPage,
  hands: Readonly<Record<Device, Hand>>,
  planned: PlannedGame,
  takePicture: () => Promise<void>,
): Promise<readonly string[]> {
  const { players, strength, seed, view, until, intentions, device, otherDeviceFrom, pictureAfter } = planned;
  let hand = hands[device];
  await hand.press(/^Play game$/);
  await game.panel.getByRole('form').waitFor();
  for (const [side, player] of Object.entries(players)) await hand.select(`Player of ${side}`, player);
  if (strength !== undefined) await hand.type('Strength of the look-ahead player', String(strength));
  await hand.select('The map shows', view);
  if (seed !== undefined) await hand.type('Seed', seed);
  let stagesBefore = await game.stageCount();
  await hand.press(/^Start$/);

  const played: string[] = [];
  const rest = [...intentions];
  let answeredMoment = -1;
  while (played.length < MAX_ANSWERS) {
    const { stage, count } = await game.nextStage(stagesBefore);
    stagesBefore = count;
    if (stage.kind === 'over') break;
    if (stage.kind === 'unplayable') throw new Error(stage.reason);
    if (stage.kind === 'handOver') await hand.press(/^Show the map to /);
    else if (stage.kind === 'thinking') await stopThinking(game, hand, stagesBefore);
    else if (stage.kind === 'stopped') await hand.press(/^Continue$/);
    else if (stage.kind === 'question') {
      if (stage.refused) throw new Error(`${played.at(-1)}: ${stage.refused.reason}`);
      // The same question comes again if the picture is requested again before the answer is written.
      if (stage.question.moment <= answeredMoment) continue;
      answeredMoment = stage.question.moment;
      const question = descriptionOf(stage.question);
      if (until !== undefined && question.startsWith(until)) break;
      if (otherDeviceFrom !== undefined && question.startsWith(otherDeviceFrom))
        hand = hands[device === 'mouse' ? 'keyboard' : 'mouse'];
      const isPlanned = rest.length > 0 && question.startsWith(rest[0].at);
      const intention = isPlanned ? rest.shift()! : await firstOffered(game, stage.question);
      if (played.length === pictureAfter) await takePicture();
      const order = await answerQuestion(game, hand, stage.question, intention);
      played.push(`${question} → ${order}`);
    }
  }
  expect(rest, `not reached after:\n${played.join('\n')}`).toEqual([]);
  return played;
}

/** Stops a computer player that thinks for long. */
async function stopThinking(game: PlayedPage, hand: Hand, stagesBefore: number): Promise<void> {
  await game.page.waitForTimeout(THINKING_MS);
  // The player may have finished, or may finish before the button is pressed.
  if ((await game.stageCount()) > stagesBefore) return;
  await hand.press(/^Stop$/).catch(() => undefined);
}

/** Answers that end a phase. If the first answer offered were always given instead, a game might never end. */
const END = /^(?:pass|end|stay)$/;

/**
 * Returns the intention to give one of the offered answers: the default, otherwise one that ends the phase, otherwise
 * the first.
 */
async function firstOffered(game: PlayedPage, { options, actors }: OpenQuestion): Promise<Intention> {
  if (options.length === 0) return { at: '', what: '', who: [actors[0].unit] };
  const { order, units, cells } =
    options.find(({ isDefault }) => isDefault) ?? options.find((each) => END.test(each.order)) ?? options[0];
  const { board } = await game.map();
  const isButton = (await game.optionKeys()).includes(`option ${order}`);
  return isButton
    ? { at: '', what: order }
    : { at: '', what: order, who: units, where: cells.map((cell) => board.label(cell)) };
}

/** Gives an answer step by step, and returns it as it was sent. */
async function answerQuestion(
  game: PlayedPage,
  hand: Hand,
  question: OpenQuestion,
  { what, who = [], where = [] }: Intention,
): Promise<string> {
  const before = (await game.answers()).length;
  const answered = async (): Promise<string | undefined> => (await game.answers())[before];
  if (who.length > 0) await chooseUnits(game, hand, question, who, answered);
  const { board } = await game.map();
  const cells = where.map((label) => board.cell(label));
  for (let step = 0; step < 8; step += 1) {
    const order = await answered();
    if (order !== undefined) return order;
    if (await game.menu.isVisible()) {
      const orders = await game.menu.locator('.label').allTextContents();
      await hand.pick(found(orders, what));
    } else if (cells.length > 0) await chooseCell(game, hand, cells.shift()!, answered);
    else {
      const isOffered = async (): Promise<boolean> => (await offered(game)).some((each) => each.startsWith(what));
      const isCellLeft = where.length === 0 && !(await isOffered());
      const [target] = isCellLeft ? await game.targets() : [];
      if (target !== undefined) await hand.chooseCell(target);
      else {
        await soon(async () => (await answered()) !== undefined || (await isOffered()));
        if ((await answered()) === undefined) await hand.answer(found(await offered(game), what));
      }
    }
    // An answer is sent at once. A menu or the next step of a path opens at once, too.
    await game.page.waitForTimeout(20);
  }
  throw new Error(`${descriptionOf(question)}: “${what} ${who.join(', ')} ${where.join(' ')}” gives no answer.`);
}

/** Returns the answers that have a button. */
const offered = async (game: PlayedPage): Promise<string[]> =>
  (await game.optionKeys()).map((key) => key.replace(/^option /, ''));

/** Waits until a condition is true, because the bar is drawn after its message. Throws after ten seconds. */
async function soon(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { interval: 20, timeout: 10_000 }).toBe(true);
}

/** Chooses a cell, and waits until it has answered the question, opened a menu, or led to other cells. */
async function chooseCell(
  game: PlayedPage,
  hand: Hand,
  cell: number,
  answered: () => Promise<string | undefined>,
): Promise<void> {
  const state = async (): Promise<string> =>
    JSON.stringify([await answered(), await game.menu.isVisible(), await game.targets()]);
  const before = await state();
  await hand.chooseCell(cell);
  await expect.poll(state, { interval: 20, timeout: 10_000 }).not.toBe(before);
}

function found(orders: readonly string[], what: string): string {
  const order = orders.find((each) => each === what) ?? orders.find((each) => each.startsWith(what));
  if (order === undefined) throw new Error(`“${what}” is not offered: ${orders.join('; ')}`);
  return order;
}

/**
 * Chooses exactly the named units. A click on a stack chooses all of its units, so that some may have to be left out.
 */
async function chooseUnits(
  game: PlayedPage,
  hand: Hand,
  question: OpenQuestion,
  units: readonly string[],
  answered: () => Promise<string | undefined>,
): Promise<void> {
  const cells = new Map(question.actors.map(({ unit, cell }) => [unit, cell]));
  /** Waits for the effect of a choice. Returns whether the question is still open. */
  const isStillOpen = async (unit: string, wasChosen: boolean | undefined): Promise<boolean> => {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      // A single unit may be the whole answer. Its message arrives after the click or key.
      if ((await answered()) !== undefined) return false;
      if ((await game.chosenUnits()).get(unit) !== wasChosen) break;
      await game.page.waitForTimeout(20);
    }
    if (!question.isComplete)
      await expect
        .poll(async () => (await answered()) !== undefined || (await game.haveOptionsArrived()), { interval: 20 })
        .toBe(true);
    return (await answered()) === undefined;
  };
  for (const unit of units) {
    for (let tries = 0; (await game.chosenUnits()).get(unit) !== true; tries += 1) {
      if (tries === 4) throw new Error(`${unit} cannot be chosen for “${descriptionOf(question)}”.`);
      const chosen = await game.chosenUnits();
      // The choice may have been the whole answer, whose message arrives later.
      if ((await answered()) !== undefined) return;
      if (chosen.has(unit)) await hand.toggleUnit(unit);
      else await hand.chooseUnit(unit, cells.get(unit) ?? (await game.cellOf(unit)), chosen.size > 0);
      if (!(await isStillOpen(unit, chosen.get(unit)))) return;
    }
  }
  for (const [unit, isChosen] of await game.chosenUnits()) {
    if (!isChosen || units.includes(unit)) continue;
    await hand.toggleUnit(unit);
    if (!(await isStillOpen(unit, isChosen))) return;
  }
}
