import { useSearchParams } from '@console/shared/router';
import { to } from '@console/shared/routing';

/** The page from which a form was opened: `setup`, or `setup/` with the name of a silo. */
const FROM_SETUP = /^setup(?:\/([a-z][a-z0-9-]{0,62}))?$/;

/**
 * The page after a form is submitted or canceled: the checklist that opened it (`?back=setup/quarry`), else its list
 * (docs/screens/operator.md section 9.10).
 */
export function useBack(list: string): string {
  const [search] = useSearchParams();
  const found = FROM_SETUP.exec(search.get('back') ?? '');
  if (!found) return list;
  const silo = found[1];
  return silo === undefined ? to('/system/setup') : to('/system/setup/:silo', { silo });
}
