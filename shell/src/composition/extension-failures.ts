import type { AreaFailure } from './loader.ts';

const failures = new Map<string, AreaFailure>();
const keyOf = (area: string, id: string): string => `${area} ${id}`;

/** The last failure of an extension in this tab, by its area and id; kept when a retry succeeds. */
export const extensionFailure = (area: string, id: string): AreaFailure | undefined =>
  failures.get(keyOf(area, id));

export const keepExtensionFailure = (area: string, id: string, failure: AreaFailure): void =>
  void failures.set(keyOf(area, id), failure);
