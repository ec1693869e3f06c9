/**
 * `npm run new-ruleset ID ["TITLE"]`: lays out the rooms of a game that is yet to be written. It has sides, a phase, moves,
 * stacking, supply and points, and builds, checks, plays and is listed as it stands.
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
${title} stands and plays. What to do next:
  npx vitest run --project unit tests/engine/rulesets/${id}   its tests
  npm run build && npm run -s sandtable -- test examples/${id}
  engine/rulesets/${id}/rulebook/index.ts   write the rules of the book; npm run types then tells where the old ones were cited
  npm run docs                              the page of the game in docs/rulesets
CONTRIBUTING.md tells the rest under “A whole game”.`);
