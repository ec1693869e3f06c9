import { expect, test } from 'vitest';
import { translations } from '../../../l10n/words.js';
import { inBrowser, open, page, posted, show } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

test('the panel uses the language of the editor', async () => {
  await open({ preview: { ...small(), moment: 1 }, language: 'it' });
  await page.locator('.stack').first().click({ force: true });
  for (const name of [/^Strati/, /^Altro/]) await page.getByRole('button', { name }).click();
  const texts = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('[aria-label], [title], button, [role=tab], [role=menuitem], th, .muted'),
    ];
    return all.flatMap((each) => [each.getAttribute('aria-label'), each.getAttribute('title'), each.textContent]);
  });
  const italian = translations('l10n/bundle.l10n.it.json');
  expect(texts.filter((text) => (italian[text ?? ''] ?? text) !== text)).toEqual([]);
  expect(texts).toEqual(
    expect.arrayContaining(['Cronaca', 'Mostra tutta la mappa', 'Gioca', 'Confronta con il testo attuale']),
  );
  expect(await page.locator('.counted').allTextContents()).toContain(' momenti');
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
});

test('a reloaded page sends no request by itself and keeps its state', async () => {
  await open({ preview: small() });
  await show({ ...small(), moment: 5 }, { moment: 5, seed: 'typhoon', umpire: true });
  const state = await page.evaluate(() => JSON.parse(sessionStorage.getItem('state') ?? '{}') as unknown);
  expect(state).toMatchObject({ wanted: { moment: 5, seed: 'typhoon', umpire: true } });
  expect(await page.getByRole('button', { name: 'Hidden values' }).getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  expect(await posted()).toEqual([{ type: 'ready' }]);
});
