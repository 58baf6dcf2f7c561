import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMock } from '../../mock/src/server/mock.ts';
import { PEOPLE, working, type TestBrowser, type TestTab } from './test-tabs.ts';

const ACTIONS = ['maren', 'hanne', 'signOut', 'focus', 'read', 'write', 'start', 'expire'] as const;

function act(browser: TestBrowser, tab: TestTab, action: (typeof ACTIONS)[number], name: string): void {
  const nothing = () => undefined;
  if (action === 'maren' || action === 'hanne') {
    // A page with an owner has no sign-in form for others, but the dialog over it accepts anybody
    void tab.signIn(action).then(() => tab.start(), nothing);
  } else if (action === 'signOut') void tab.signOut().catch(nothing);
  else if (action === 'expire') browser.expire();
  else if (action === 'write') void tab.write(name);
  else void tab[action]().catch(nothing);
}

test('in any order of events no write is sent as another user, and no user sees data of another', async () => {
  const event = fc.record({
    tab: fc.nat({ max: 1 }),
    action: fc.constantFrom(...ACTIONS),
    /** Whether everything pending arrives before the next event. */
    settles: fc.boolean(),
    order: fc.array(fc.nat({ max: 7 }), { minLength: 4, maxLength: 4 }),
  });
  const mock = createMock({ personas: true });
  let keys = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), fc.boolean(), async (events, isEarly) => {
      const { browser, tab } = await working(mock);
      const second = browser.open();
      if (isEarly) second.boot();
      const tabs = [tab, second];
      for (const { tab: number, action, settles, order } of events) {
        const chosen = tabs[number];
        if (chosen) act(browser, chosen, action, `key-${(keys += 1)}`);
        let turn = 0;
        if (settles) await browser.settle((count) => (order[(turn += 1) % order.length] ?? 0) % count);
      }
      await browser.settle();
      // Without a session, or from a page without an owner, a write belongs to nobody
      for (const { owner, as } of browser.writes)
        if (as !== undefined && owner !== undefined) expect(as, 'the person of the write').toBe(owner);
      for (const one of tabs) {
        const names = [...one.shown].map((who) => (who === 'hanne' ? PEOPLE.hanne.name : PEOPLE.maren.name));
        if (one.owner) expect(names.filter((name) => name !== one.owner?.name)).toEqual([]);
        else expect(names.length, 'people seen in a tab of nobody').toBeLessThan(2);
      }
    }),
    { numRuns: process.env['FULL'] === '1' ? 50_000 : 500 },
  );
}, 120_000);
