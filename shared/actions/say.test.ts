// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apiError } from '@console/shared/api';
import { sayChange } from './say.tsx';
import { failWith, follow, lamp, OFF, pass, put, switchOff, toasts, useLamps } from './test-lamps.ts';

useLamps();

describe('the end of a change is shown', () => {
  it.each([
    ['takes its time', OFF, 'Lamp red switched off in 3.5 s'],
    ['is plain', { ...OFF, isPlain: true as const }, 'Lamp red switched off'],
  ])('for one that %s', async (_, settles, text) => {
    put('red', 'dimming');
    sayChange(follow(lamp('red', 'dimming'), settles));
    await pass(1_000);
    put('red', 'off');
    await pass(2_500);
    expect(render(toasts()[0]?.content).container.textContent).toBe(text);
  });

  it.each([
    ['off', { variant: 'success', link: { label: 'Go to lamp', to: '/lamps/red' } }],
    ['broken', { variant: 'error', title: 'Lamp red not switched off', content: 'It is broken.' }],
  ])('for one that is %s', async (state, toast) => {
    sayChange(switchOff('red').following, 'Switching off red');
    expect(toasts()).toMatchObject([{ variant: 'info', content: 'Switching off red' }]);
    await pass(1_000);
    put('red', state);
    await pass(2_500);
    expect(toasts()).toHaveLength(2);
    expect(toasts()[1]).toMatchObject(toast);
  });

  it('once, when the response was the end', async () => {
    sayChange(follow(lamp('red', 'off'), OFF), 'Switching off red');
    await pass(1);
    expect(toasts()).toMatchObject([{ variant: 'success' }]);
  });

  it('as unknown', async () => {
    sayChange(switchOff('red').following);
    failWith(apiError({ kind: 'forbidden', message: 'No', status: 403 }));
    await pass(3_500);
    expect(toasts()).toMatchObject([{ variant: 'error', title: 'Lamp red might not be switched off' }]);
  });
});
