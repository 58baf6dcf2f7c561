import type { FrameName, NavEntry } from '@console/shared/contract';
import { currentConsole } from '../composition/console.ts';
import { frameOf } from '../composition/registry.ts';
import { navigationOf } from './navigation.ts';

/** The current location: its frame, with the frame's links and parameters. */
export interface Place {
  frame: FrameName;
  navigation: readonly NavEntry[];
  params: Readonly<Record<string, string | undefined>>;
  path: string;
}

/** The silo frame, for paths that belong to no other frame. */
export const siloPlace = (path: string): Place => ({
  frame: 'silo',
  navigation: navigationOf(currentConsole().rows, 'silo'),
  params: {},
  path,
});

export function placeOf(path: string): Place {
  const { rows } = currentConsole();
  const match = frameOf(rows, path);
  if (!match) return siloPlace(path);
  const { frame, params } = match;
  return { frame, navigation: navigationOf(rows, frame), params, path };
}
