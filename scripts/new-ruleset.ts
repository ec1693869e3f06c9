/**
 * `npm run new-ruleset ID ["TITLE"]`: creates the files of a new game with sides, a phase, moves, stacking, supply and
 * points. The new game compiles, can be played, and is in the lists of games.
 */
import { layOut, refusedName } from './ruleset-rooms.ts';
import { ROOT } from './run.ts';

const [id = '', title = id.slice(0, 1).toUpperCase() + id.slice(1)] = process.argv.slice(2);
const refused = refusedName(ROOT, id);
if (refused !== undefined) {
  console.error(`${refused}\nUsage: npm run new-ruleset ID ["TITLE"]`);
  process.exit(2);
}
for (const file of await layOut(ROOT, id, title)) console.log(file);
console.log(`
${title} has been created and can be played. Next steps:
  npx vitest run --project unit tests/engine/rulesets/${id}   its tests
  npm run build && npm run -s sandtable -- test examples/${id}
  engine/rulesets/${id}/rulebook/index.ts   write the rules of the rulebook; npm run types then reports citations of rules that no longer exist
  npm run docs                              the page of the game in docs/rulesets
The other steps are in CONTRIBUTING.md, “A whole game”.`);
