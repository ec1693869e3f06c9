/**
 * Builds the project, runs the main commands on examples, and prints the paths of the pictures that the commands write.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.ts';

const EXAMPLE = 'examples/pgg/first-contact.sand';
const CAMPAIGN = 'examples/pgg/panzergruppe-guderian.sand';
const BATTLE = 'examples/rtl/the-battle-of-soltsy.sand';
const KURSK = 'examples/bite/the-pincers-at-kursk.sand';
const OUT = path.join(ROOT, 'out/demo');

interface Act {
  readonly says: string;
  readonly args: readonly string[];
}

const picture = (name: string): string => path.relative(ROOT, path.join(OUT, name));
const ACTS: readonly Act[] = [
  { says: 'Check: every line against the rules of the game', args: ['check', EXAMPLE] },
  { says: 'Run: the turn as ordered, with the reasons for each number', args: ['run', EXAMPLE] },
  { says: 'Test: the expectations of the file', args: ['test', EXAMPLE] },
  { says: 'Explain: the rule that doubled the Panzer division', args: ['explain', 'pgg', '7.3'] },
  { says: 'Render: the end of the turn', args: ['render', EXAMPLE, '-o', picture('first-contact.svg')] },
  { says: 'Render: the end of the turn as PNG', args: ['render', EXAMPLE, '-o', picture('first-contact.png')] },
  { says: 'Render: a whole campaign', args: ['render', CAMPAIGN, '-o', picture('panzergruppe-guderian.png')] },
  {
    says: 'Balance: the results of 200 games of a battle',
    args: ['balance', BATTLE, '--runs', '200', '--unanswered', 'random', '--save', picture('soltsy.json')],
  },
  {
    says: 'Balance: the same results with charts',
    args: ['merge', picture('soltsy.json'), '--format', 'html', '-o', picture('soltsy.html')],
  },
  {
    says: 'Test: another game, Blocks in the East. A turn of orders for both sides at Kursk in June 1943, and its results',
    args: ['test', KURSK],
  },
  {
    says: 'Render: the same front after the German attack, before the Soviet answer',
    args: ['render', KURSK, '--at', 'turn June 1943 Axis', '-o', picture('the-pincers-at-kursk.png')],
  },
];

fs.mkdirSync(OUT, { recursive: true });
console.log('Building …');
if (!(await run('node', ['scripts/build.ts', '--no-types', '--quiet'])).ok) process.exit(1);
for (const { says, args } of ACTS) {
  const command = args.map((arg) => (arg.includes(' ') ? `"${arg}"` : arg)).join(' ');
  console.log(`\n── ${says}\n$ npx sandtable ${command}\n`);
  if (!(await run('node', ['dist/cli.mjs', ...args])).ok) process.exit(1);
}
console.log('\nThe pictures:');
for (const name of fs.readdirSync(OUT).filter((file) => !file.endsWith('.json')))
  console.log(`  ${path.join(OUT, name)}`);
console.log('\nTo open the examples in the editor: npm run vscode');
