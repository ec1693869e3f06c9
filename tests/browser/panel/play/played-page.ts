import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Point } from '../../../../engine/board/board.js';
import type { PlayStage } from '../../../../preview/contract/play-messages.js';
import type { Preview } from '../../../../preview/contract/preview.js';
import { groundOf, type Ground } from '../../../../preview/render/ground.js';
import { editorLook, type EditorTheme } from '../../preview-page.js';
import { ANSWERS, CELLS, CHOSEN, type Focus } from './controls.js';
import { descriptionOf } from './intentions.js';

/** Number of stages and of answers that the message of a failure lists. */
const LISTED_MESSAGES = 6;

/** The messages that `recordMessages` has recorded in the frame of the panel. */
interface Recorded {
  readonly stages: readonly PlayStage[];
  readonly first: Preview;
}
interface RecordedOutside {
  /** The answers that the panel has sent. */
  readonly answers: readonly string[];
}

/**
 * Runs in every frame before its scripts. The panel's frame records the stages of the game that it receives; the page
 * around it records the answers that the panel sends. With `globalAPI`, the text editor of the page can be read.
 */
export function recordMessages(): void {
  const recorded = { stages: [] as unknown[], answers: [] as unknown[], first: undefined as unknown };
  const isPage = window === window.top;
  Object.assign(globalThis, { recorded }, isPage && { MonacoEnvironment: { globalAPI: true } });
  window.addEventListener('message', ({ data }: MessageEvent<Readonly<Record<string, unknown>>>) => {
    if (data.play !== undefined) recorded.stages.push((data.play as { stage: unknown }).stage);
    if (data.type === 'play' && data.act === 'answer') recorded.answers.push(data.order);
    if (data.type === 'show') recorded.first ??= data.preview;
  });
}

/** The panel of a page that plays a game. */
export class PlayedPage {
  private ground: Ground | undefined;

  private constructor(
    readonly page: Page,
    readonly panel: FrameLocator,
    private readonly frame: Frame,
  ) {}

  /** Waits for the panel of an opened playground. */
  static async of(page: Page): Promise<PlayedPage> {
    const panel = page.frameLocator('#map');
    await panel.locator('canvas').first().waitFor();
    const frame = await (await page.locator('#map').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The page has no panel.');
    return new PlayedPage(page, panel, frame);
  }

  /** Gives the panel the colours of an editor. */
  async wear(theme: EditorTheme): Promise<void> {
    await this.frame.evaluate(({ classes, variables }) => {
      document.body.className = classes;
      for (const [name, colour] of Object.entries(variables))
        document.documentElement.style.setProperty(`--vscode-${name}`, colour);
    }, editorLook(theme));
  }

  get bar(): Locator {
    return this.panel.getByRole('region', { name: 'Play', exact: true });
  }

  group(name: string): Locator {
    return this.bar.getByRole('group', { name });
  }

  get menu(): Locator {
    return this.panel.getByRole('menu', { name: 'Answers' });
  }

  /** Returns the stage of the game that the panel shows. */
  stage(): Promise<PlayStage | undefined> {
    return this.frame.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded.stages.at(-1));
  }

  /** Returns the number of stages that the panel has received. */
  stageCount(): Promise<number> {
    return this.frame.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded.stages.length);
  }

  answers(): Promise<readonly string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { recorded: RecordedOutside }).recorded.answers);
  }

  /** Returns the text of the file that is played. */
  text(): Promise<string> {
    return this.page.evaluate(() => {
      const { monaco } = globalThis as unknown as {
        monaco: { editor: { getEditors(): { getModel(): { getValue(): string } }[] } };
      };
      return monaco.editor.getEditors()[0].getModel().getValue();
    });
  }

  /** Returns the geometry of the map. */
  async map(): Promise<Ground> {
    if (this.ground) return this.ground;
    const grid = await this.frame.evaluate(
      () => (globalThis as unknown as { recorded: Recorded }).recorded.first.scene.grid,
    );
    return (this.ground = groundOf(grid));
  }

  /**
   * Returns the window position of the middle of a cell, once the map is at rest. It may lie outside of the map pane.
   */
  async middleOf(cell: number): Promise<Point> {
    const { centres } = await this.map();
    const [x, y, zoom] = await this.viewAtRest();
    const pane = await this.pane();
    return {
      x: pane.x + pane.width / 2 + (centres[cell].x - x) * zoom,
      y: pane.y + pane.height / 2 + (centres[cell].y - y) * zoom,
    };
  }

  /** Returns the window position of the stack of a unit. It may lie outside of the map pane. */
  async middleOfStack(unit: string, cell: number): Promise<Point> {
    await this.viewAtRest();
    const stacks = this.panel.locator(`.map .stack[data-cell="${cell}"]`).filter({ hasText: `${unit}, ` });
    const box = await stacks.first().boundingBox();
    if (!box) throw new Error(`${unit} is not drawn in its cell.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Returns the units on the map as a screen reader reads them, sorted. */
  async stacks(): Promise<readonly string[]> {
    return (await this.panel.locator('.map .stack').allTextContents()).sort();
  }

  /** Returns whether a click at a point of the window reaches the map, and no control above it. */
  async isOnMap({ x, y }: Point): Promise<boolean> {
    const frame = (await this.page.locator('#map').boundingBox())!;
    return this.frame.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.matches('.map, .map canvas') === true,
      [x - frame.x, y - frame.y],
    );
  }

  /** Returns the cell of a unit on the map. */
  async cellOf(unit: string): Promise<number> {
    const cell = await this.panel
      .locator('.map .stack')
      .filter({ hasText: `${unit}, ` })
      .first()
      .getAttribute('data-cell');
    return Number(cell);
  }

  /** Returns the units of the line of chosen units, and whether each is chosen. */
  async chosenUnits(): Promise<ReadonlyMap<string, boolean>> {
    const units = await this.group(CHOSEN)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map(
          (each) => [(each as HTMLElement).dataset.key!.slice('unit '.length), each.ariaPressed === 'true'] as const,
        ),
      );
    return new Map(units);
  }

  /** Returns whether the answers of the chosen units have arrived. */
  async haveOptionsArrived(): Promise<boolean> {
    const line = this.bar.locator('.play-choices:has(.play-units)');
    return (await line.locator('.play-hint, .play-options, [data-key^="target "]').count()) > 0;
  }

  /** Returns the cells that can be chosen now. */
  targets(): Promise<readonly number[]> {
    return this.group(CELLS)
      .locator('button')
      .evaluateAll((buttons) =>
        buttons.map((each) => Number((each as HTMLElement).dataset.key!.slice('target '.length))),
      );
  }

  /** Returns the keys of the buttons of answers, in their order. */
  optionKeys(): Promise<readonly string[]> {
    return this.group(ANSWERS)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((each) => (each as HTMLElement).dataset.key ?? ''));
  }

  /** Returns the control of the panel that has the focus. */
  focus(): Promise<Focus> {
    return this.frame.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      const group = control.closest('[role="group"]');
      const buttons = [...(group?.querySelectorAll<HTMLElement>('button') ?? [])];
      return {
        isButton: control.matches('button'),
        name:
          control.ariaLabel ??
          (control as HTMLSelectElement).labels?.[0]?.firstChild?.textContent ??
          control.textContent,
        label: control.querySelector('.label')?.textContent ?? '',
        value: control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : '',
        group: group?.ariaLabel ?? '',
        key: control.dataset.key ?? '',
        keys: buttons.map((each) => each.dataset.key ?? ''),
        at: buttons.indexOf(control),
      };
    });
  }

  /** Returns whether the focus is outside of the panel. */
  hasLostFocus(): Promise<boolean> {
    return this.frame.evaluate(() => !document.hasFocus());
  }

  takeFocus(): Promise<void> {
    return this.page.locator('#map').focus();
  }

  async pane(): Promise<{ x: number; y: number; width: number; height: number }> {
    return (await this.panel.locator('.map').first().boundingBox())!;
  }

  /** Waits until the view of the map has changed after a gesture, or cannot change. */
  async viewChanged(gesture: () => Promise<void>): Promise<void> {
    const view = (): Promise<string | null> => this.panel.locator('.sheet').first().getAttribute('data-view');
    const before = await view();
    await gesture();
    for (let waits = 0; waits < 20 && (await view()) === before; waits += 1) await this.page.waitForTimeout(50);
  }

  private viewAtRest(): Promise<readonly number[]> {
    return this.panel
      .locator('.sheet')
      .first()
      .evaluate(async (sheet: HTMLElement) => {
        const views = [''];
        while (views.slice(-3).some((each) => each !== sheet.dataset.view)) {
          views.push(sheet.dataset.view ?? '');
          await new Promise(requestAnimationFrame);
        }
        return views.at(-1)!.split(' ').map(Number);
      });
  }

  /**
   * Waits for the next stage in which the panel does not wait for its server.
   * @param after number of stages that are known already
   * @returns the last stage, and the number of stages until it
   */
  async nextStage(after: number): Promise<{ readonly stage: PlayStage; readonly count: number }> {
    const isNext = async (): Promise<boolean> => {
      const { stage, count } = await this.lastStage();
      return count > after && stage !== undefined && stage.kind !== 'waiting' && stage.kind !== 'off';
    };
    for (;;) {
      try {
        await expect.poll(isNext, { interval: 30, timeout: 60_000 }).toBe(true);
      } catch (error) {
        throw new Error(`No further stage arrives after ${after} stages.\n${await this.lastMessages()}`, {
          cause: error,
        });
      }
      const { stage, count } = await this.lastStage();
      // The panel draws after this page has recorded the stage.
      if (stage?.kind === 'question') await this.panel.locator('.play:not([aria-busy="true"]) .play-choices').waitFor();
      // Another stage may have arrived meanwhile.
      if (stage !== undefined && (await this.stageCount()) === count) return { stage, count };
    }
  }

  /** Lists the last stages and answers, so that the message of a failure shows where the game has stopped. */
  private async lastMessages(): Promise<string> {
    const stages = await this.frame.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded.stages);
    const answers = await this.answers();
    const lines = stages.map((stage, i) =>
      stage.kind === 'question'
        ? `stage ${i + 1}: question ${stage.question.moment} of version ${stage.question.version}: ${descriptionOf(stage.question)}`
        : `stage ${i + 1}: ${JSON.stringify(stage)}`,
    );
    return [
      ...lines.slice(-LISTED_MESSAGES),
      ...answers.map((order, i) => `answer ${i + 1}: ${order}`).slice(-LISTED_MESSAGES),
      `The bar shows: ${await this.bar.innerText()}`,
    ].join('\n');
  }

  /** Returns the last stage that the panel has received, and the number of stages until it. */
  private lastStage(): Promise<{ readonly stage: PlayStage | undefined; readonly count: number }> {
    return this.frame.evaluate(() => {
      const { stages } = (globalThis as unknown as { recorded: Recorded }).recorded;
      return { stage: stages.at(-1), count: stages.length };
    });
  }
}
