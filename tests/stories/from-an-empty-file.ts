import type { Author } from './author.js';

export const GAMES = ['pgg', 'fda', 'rtl', 'bite'] as const;

/** For each game, the actions by which an author writes a small playable scenario, beginning with an empty file. */
export const STORIES: Readonly<Record<(typeof GAMES)[number], (author: Author) => Promise<void>>> = {
  async pgg(author) {
    await begin(author, 'pgg', 'Ford');
    await road(author, 'road', 'Main road');
    await author.line();
    await author.choose('supply road', 'sup');
    await author.write('0101 [11.11]');
    await author.leave();
    await author.choose('side');
    await author.pick('German');
    await author.choose('infantry division', 'inf');
    await author.write(' "1.Inf" 9-7 | 4-7 | 2-7 | 1-7');
    await author.leave();
    await author.choose('side');
    await author.next();
    await author.choose('pool');
    await author.choose('rifle');
    await author.next();
    await author.write('2 of 2-3-6');
    await author.leave();
    await author.choose('leader');
    await author.write(' Lukin 2');
    await author.leave();
    await author.choose('scenario');
    await author.write('At the ford');
    await author.next();
    await author.next();
    await author.next();
    await author.pick('German');
    await author.write('0101: ');
    await author.choose('1.Inf', '');
    await author.leave();
    await author.choose('setup');
    await author.pick('Soviet');
    await author.write('0401: ');
    await author.choose('1 rifle', '');
    await author.next();
    await author.write(', ');
    await author.choose('Lukin', '');
    await author.write(' of army "16"');
    await author.leave(2);
    await author.choose('orders');
    await author.next();
    await author.pick('German');
    await march(author, '1.Inf');
    await author.leave();
    await author.choose('expect');
    await author.next();
    await author.pick('German');
    await author.choose('1.Inf', '');
    await author.write(' at 0301');
    await author.fix(/Expect the actual result: .* at 0201/);
    await author.leave();
    await author.choose('dice');
    await author.write('ford');
  },
  async fda(author) {
    await begin(author, 'fda', 'Valley');
    await road(author, 'road', 'Main road');
    await author.line();
    await author.choose('friendly edge', 'fri');
    await author.write('0101..0102 (owner Blue)');
    await author.line();
    await author.choose('friendly edge', 'fri');
    await author.write('0401..0402 (owner Red)');
    await author.leave();
    for (const [side, number] of [
      ['Blue', '1st'],
      ['Red', '2nd'],
    ]) {
      await author.choose('side');
      await author.write(side);
      await author.next();
      await author.choose('division');
      await author.write(`${number} Division`);
      await author.next();
      await author.pick('British');
      await author.choose('headquarters');
      await author.write(` "${number} Staff" (normal)`);
      await author.line();
      await author.choose('infantry regiment', 'inf');
      await author.write(` "${number} Foot"`);
      await author.leave(2);
    }
    await author.choose('scenario');
    await author.write('The valley');
    await author.next();
    await author.next();
    await author.next();
    await author.pick('Blue');
    await author.write('0101: ');
    await author.choose('1st Staff', '');
    await author.write(', ');
    await author.choose('1st Foot', '');
    await author.leave();
    await author.choose('setup');
    await author.pick('Red');
    await author.write('0401: ');
    await author.choose('2nd Staff', '');
    await author.write(', ');
    await author.choose('2nd Foot', '');
    await author.leave(2);
    await author.choose('orders');
    await author.next();
    await author.pick('Blue');
    await author.choose('activate');
    await author.write(' ');
    await author.choose('1st Division', '');
    await author.line();
    await march(author, '1st Foot');
    await author.leave();
    await author.choose('expect');
    await author.next();
    await author.pick('Blue');
    await author.choose('1st Foot', '');
    await author.write(' at ');
    await author.choose('0201', '02');
    await author.leave();
    await author.choose('dice');
    await author.write('valley');
  },
  async rtl(author) {
    await begin(author, 'rtl', 'Crossroads');
    await author.choose('supply point', 'sup');
    await author.write('West');
    await author.next();
    await author.write('0101 (side "German")');
    await author.line();
    await author.choose('supply point', 'sup');
    await author.write('East');
    await author.next();
    await author.write('0401 (side "Soviet")');
    await author.leave();
    await author.choose('side');
    await author.pick('German');
    await author.choose('assault-gun battery', 'ass');
    await author.write(' "665 StuG" 3-3-6 (army, efficiency 7, stacking 1)');
    await author.leave();
    await author.choose('side');
    await author.next();
    await author.choose('rifle division', 'rif');
    await author.write('245.Rifle');
    await author.next();
    await author.next();
    await author.choose('headquarters');
    await author.write(' "HQ 245" 1-4 (command 1, efficiency 5, stacking 1)');
    await author.line();
    await author.choose('infantry battalion', 'inf');
    await author.write(' 1/898 3-4-4 | 2-2-4 (efficiency 4-3, stacking 2)');
    await author.leave(2);
    await author.choose('scenario');
    await author.write('The crossroads');
    await author.next();
    await author.next();
    await author.next();
    await author.pick('German');
    await author.write('0101: ');
    await author.choose('665 StuG', '');
    await author.leave();
    await author.choose('setup');
    await author.pick('Soviet');
    await author.write('0401: ');
    await author.choose('HQ 245', '');
    await author.write(', ');
    await author.choose('1/898', '');
    await author.leave(2);
    await author.choose('orders');
    await author.next();
    await author.pick('Soviet');
    await author.choose('draw');
    await author.write(' ');
    await author.choose('245.Rifle', '');
    await author.leave();
    await author.choose('expect');
    await author.next();
    await author.pick('German');
    await author.choose('665 StuG', '');
    await author.write(' at ');
    await author.choose('0101', '01');
    await author.leave();
    await author.choose('dice');
    await author.write('crossroads');
  },
  async bite(author) {
    await begin(author, 'bite', 'Border');
    await author.choose('capital');
    await author.write('Warsaw');
    await author.next();
    await author.write('0101 (nation "Germany", source "Germany", yellow 3, red 1)');
    await author.line();
    await author.choose('capital');
    await author.write('Moscow');
    await author.next();
    await author.write('0401 (nation "Soviet Union", source "Soviet Union", yellow 3, red 1)');
    await author.line();
    await road(author, 'rail', 'Main line');
    await author.leave();
    await author.choose('side');
    await author.pick('Axis');
    await author.choose('nation');
    await author.choose('Germany');
    await author.next();
    await author.choose('infantry corps', 'inf');
    await author.write(' "28.AK" 3 | 2 | 1');
    await author.leave(2);
    await author.choose('side');
    await author.next();
    await author.choose('nation');
    await author.choose('Soviet Union');
    await author.next();
    await author.choose('infantry army', 'inf');
    await author.write(' "27.A" 4 | 3 | 2 | 1');
    await author.leave(2);
    await author.choose('scenario');
    await author.write('The border');
    await author.next();
    await author.next();
    await author.next();
    await author.pick('Axis');
    await author.write('0101: ');
    await author.choose('28.AK', '');
    await author.leave();
    await author.choose('setup');
    await author.pick('Soviet');
    await author.write('0401: ');
    await author.choose('27.A', '');
    await author.leave(2);
    await author.choose('orders');
    await author.next();
    await author.pick('Axis');
    await author.choose('phase');
    await author.write(' ');
    await author.choose('movement', 'mov');
    await author.write(':');
    await author.line();
    await march(author, '28.AK');
    await author.leave();
    await author.choose('expect');
    await author.next();
    await author.pick('Axis');
    await author.choose('28.AK', '');
    await author.write(' at ');
    await author.choose('0201', '02');
    await author.leave();
    await author.choose('dice');
    await author.write('border');
  },
};

/** Writes an order that moves a unit to the next cell. */
async function march(author: Author, unit: string): Promise<void> {
  await author.choose('move');
  await author.choose(unit, unit.slice(0, 1));
  await author.next();
  await author.choose('0201', '02');
}

async function road(author: Author, kind: string, name: string): Promise<void> {
  await author.choose(kind);
  await author.write(name);
  await author.next();
  await author.write('0101 - 0201 - 0301 - 0401');
}

/** Writes the ruleset of the game, and a map of two rows. */
async function begin(author: Author, game: string, map: string): Promise<void> {
  await author.choose('ruleset');
  await author.choose(game, game.slice(0, 1));
  await author.line();
  await author.choose('map');
  await author.write(map);
  await author.next();
  await author.write('4');
  await author.next();
  await author.write('2');
  await author.next();
  await author.next();
  await author.write('. . . .');
  await author.line();
  await author.write('. . . .');
  await author.leave();
}
