import type { FrameName, NavEntry } from '@console/shared/contract';
import { useLocation } from '@console/shared/router';
import { theConsole } from '../console.ts';
import { frameOf } from '../registry.ts';
import { manifestOf } from './navigation.ts';

/** Where the person is: which frame, which links belong to it, with which parameters. */
export interface Place {
  frame: FrameName;
  navigation: readonly NavEntry[];
  params: Readonly<Record<string, string | undefined>>;
  path: string;
}

/** The place of the current URL. Addresses that belong to no frame stand in the silo's. */
export function usePlace(): Place {
  const { rows } = theConsole();
  const { pathname: path } = useLocation();
  const match = frameOf(rows, path);
  if (match) return { frame: match.frame, navigation: match.manifest.navigation, params: match.params, path };
  return { frame: 'silo', navigation: manifestOf(rows, 'silo')?.navigation ?? [], params: {}, path };
}
