import * as vscode from 'vscode';
import { balance, playSeed } from './balance.js';
import { checkWorkspace } from './check-workspace.js';
import type { CommandContext } from './command-context.js';
import { continueFromHere } from './continue-from-here.js';
import { explainRule } from './explain-rule.js';
import { exportPicture } from './export-picture.js';
import { importModule } from './import-module.js';
import { newGame, newScenario } from './new-scenario.js';
import { openPreview } from './open-preview.js';
import type { Place } from '../../preview/contract/scene.js';
import { exportForces, importForces } from '../forces/table.js';
import { openPlace } from '../preview/places.js';
import { playScenario } from './play-scenario.js';
import { reroll } from './reroll.js';
import { runTurn } from './run-turn.js';
import { sealOrders } from './seal-orders.js';
import { showMissing } from './show-missing.js';
import { showSource } from './show-source.js';

/** Registers the commands of the manifest. */
export function registerCommands(desk: CommandContext): vscode.Disposable {
  const commands: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
    preview: (uri) => {
      openPreview(desk, uri);
    },
    play: (uri) => {
      playScenario(desk, uri);
    },
    runTurn: (uri, turn) => runTurn(desk, uri, turn),
    reroll: (uri) => reroll(desk, uri),
    exportPicture: (uri, target) => exportPicture(desk, uri, target),
    continueFromHere: (uri, target) => continueFromHere(desk, uri, target),
    sealOrders: (uri) => sealOrders(desk, uri),
    balance: (uri, runs, unanswered, beside) => balance(desk, uri, runs, unanswered, beside),
    playSeed: (uri, seed, unanswered) => playSeed(desk, uri, seed, unanswered),
    exportForces: (uri, target) => exportForces(desk, uri, target),
    importForces: (uri) => importForces(desk, uri),
    openForce: (place) => openPlace(place as Place),
    showMissing: (uri) => showMissing(desk, uri),
    showSource: () => showSource(desk),
    checkWorkspace: () => checkWorkspace(desk.server),
    explainRule: (ruleset, rule) => explainRule(desk, ruleset, rule),
    importModule: (uri, selection, ruleset, folder) => importModule(desk, uri, selection, ruleset, folder),
    newScenario: () => newScenario(desk),
    newGame: () => newGame(desk),
    restartServer: () => desk.server.restart(),
    showLog: () => {
      desk.server.showLog();
    },
  };
  return vscode.Disposable.from(
    ...Object.entries(commands).map(([name, does]) => vscode.commands.registerCommand(`sandtable.${name}`, does)),
  );
}
