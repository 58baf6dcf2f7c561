import { act } from '@testing-library/react';

/** An `IntersectionObserver` that reports every element as visible: without a layout nothing is. */
export class AllVisible {
  readonly #report: (entries: readonly object[]) => void;
  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report;
  }
  observe = (target: Element): void =>
    queueMicrotask(() => act(() => this.#report([{ target, isIntersecting: true }])));
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
