import { describe, expect, test } from 'vitest';
import { previewPage } from '../../../../extension/preview/page.js';
import { inBrowser, open, page, takeComplaints } from '../../picture.js';
import { small } from '../small-game.js';

inBrowser();

describe('the Content Security Policy of the page', () => {
  /** Attempts to run or load foreign code. Each attempt reports whether it succeeded. */
  const attempts = {
    'a script in the page': () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.failures = true';
      document.body.append(script);
      return 'failures' in globalThis;
    },
    'a script of the same server without the page’s nonce': () =>
      new Promise<boolean>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src: '/preview.js' });
        script.onload = () => {
          resolve(true);
        };
        script.onerror = () => {
          resolve(false);
        };
        document.body.append(script);
      }),
    // Run this later, because scripts that the test itself injects are exempt from the policy.
    'a text made into code': () =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line no-eval -- the policy must refuse this call
            resolve(Boolean(globalThis.eval('true')));
          } catch {
            resolve(false);
          }
        });
      }),
    'a style in the markup': () => {
      const holder = document.createElement('p');
      holder.innerHTML = '<b style="position: fixed">x</b>';
      document.body.append(holder);
      return getComputedStyle(holder.firstElementChild!).position === 'fixed';
    },
    'a picture from elsewhere': () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => {
          resolve(false);
        });
        const picture = Object.assign(new Image(), { src: `http://localhost:${location.port}/preview.css` });
        picture.onload = picture.onerror = () => setTimeout(resolve, 200, true);
      }),
    'a frame': () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => {
          resolve(false);
        });
        const frame = Object.assign(document.createElement('iframe'), { src: '/preview.css' });
        frame.onload = () => setTimeout(resolve, 200, true);
        document.body.append(frame);
      }),
    'a request': () =>
      fetch('/preview.css').then(
        () => true,
        () => false,
      ),
  } as const satisfies Record<string, () => boolean | Promise<boolean>>;

  test('the content security policy of the panel blocks foreign scripts and resources', async () => {
    await open({ preview: small() });
    const failures: string[] = [];
    for (const [what, attempt] of Object.entries<() => boolean | Promise<boolean>>(attempts)) {
      if (await page.evaluate(attempt)) failures.push(what);
      else if (takeComplaints().length === 0 && !what.startsWith('a text'))
        failures.push(`${what}: blocked, but not reported`);
    }
    expect(failures).toEqual([]);
  });

  test('the policy has a new nonce on each page', () => {
    const one = (): string => previewPage({ script: 's', style: 'c', source: 'x', document: 'd', theme: 'auto' });
    const nonces = [one(), one()].map((html) => /<script nonce="([^"]{16,})"/.exec(html)?.[1]);
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});
