import { t } from '@vscode/l10n';
import { h, set } from './dom.js';

/** A page of the dock. */
export interface DockPage {
  readonly key: string;
  readonly label: string;
  readonly body: HTMLElement;
}

export interface Dock {
  readonly element: HTMLElement;
  /** Shows the page with the given key. */
  choose(key: string): void;
  /** Shows or hides the tab of a page. */
  offer(key: string, isOffered: boolean): void;
}

/** Creates the dock. Each page has a tab; the tools of the current page are at the end of the tab row. */
export function dock(pages: readonly DockPage[], atEnd: readonly Node[], chose: (key: string) => void): Dock {
  const tabs = pages.map(({ key, label, body }) => {
    set(body, 'id', `page-${key}`);
    set(body, 'role', 'tabpanel');
    set(body, 'aria-labelledby', `page-tab-${key}`);
    return h('button', { type: 'button', role: 'tab', id: `page-tab-${key}`, 'aria-controls': `page-${key}` }, label);
  });
  const front = (at: number): void => {
    pages.forEach(({ body }, i) => {
      body.hidden = i !== at;
      set(tabs[i], 'aria-selected', String(i === at));
      set(tabs[i], 'tabindex', i === at ? 0 : -1);
    });
  };
  tabs.forEach((tab, at) => {
    tab.addEventListener('click', () => {
      front(at);
      chose(pages[at].key);
    });
    tab.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      const visibleTabs = tabs.filter((each) => !each.hidden);
      const to = visibleTabs[(visibleTabs.indexOf(tab) + step + visibleTabs.length) % visibleTabs.length];
      to.focus();
      to.click();
      event.preventDefault();
    });
  });
  front(0);
  return {
    element: h(
      'aside',
      { class: 'dock', 'aria-label': t('Record') },
      h(
        'div',
        { class: 'dock-head' },
        h('div', { class: 'tabs', role: 'tablist', 'aria-label': t('Pages') }, ...tabs),
        ...atEnd,
      ),
      ...pages.map(({ body }) => body),
    ),
    choose(key) {
      front(
        Math.max(
          0,
          pages.findIndex((page) => page.key === key),
        ),
      );
      chose(key);
    },
    offer(key, isOffered) {
      tabs[pages.findIndex((page) => page.key === key)].hidden = !isOffered;
    },
  };
}
