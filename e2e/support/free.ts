import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** A control can be pressed everywhere: nothing covers its middle or its corners. */
export async function expectFree(...controls: readonly Locator[]): Promise<void> {
  for (const control of controls)
    await expect
      .poll(
        () =>
          control.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const points = [
              [(left + right) / 2, (top + bottom) / 2],
              [left + 3, top + 3],
              [right - 3, top + 3],
              [left + 3, bottom - 3],
              [right - 3, bottom - 3],
            ] as const;
            return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
          }),
        { message: 'points of the control that are covered' },
      )
      .toBe(0);
}
