import { describe, expect, test } from 'vitest';
import { PEOPLE, working } from './test-tabs.ts';

describe('the document has sent reads', () => {
  test('they are taken when nothing has changed', async () => {
    const { browser } = await working();
    const second = browser.open();
    second.boot();
    await browser.settle();
    const asked = () => browser.mock.calls.get('currentUserView') ?? 0;
    const before = asked();
    await Promise.all([second.start(), second.read()]);
    expect([asked() - before, second.owner?.name, [...second.shown]]).toEqual([
      0,
      PEOPLE.maren.name,
      ['maren'],
    ]);
  });

  test('none is taken after another person may have signed in', async () => {
    const { browser, tab } = await working();
    const second = browser.open();
    second.boot();
    await browser.settle();
    browser.expire();
    void tab.signIn('hanne');
    await browser.settle();
    void second.start();
    void second.read();
    await browser.settle();
    expect([second.owner?.name, [...second.shown]]).toEqual([PEOPLE.hanne.name, ['hanne']]);
  });
});
