import { useQuery } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { announcementsOf } from '../../rack/queries.ts';
import { bodyOf } from './networks.ts';
import { SetForm } from './set-form.tsx';

export function Component() {
  const [search] = useSearchParams();
  const from = search.get('from');
  // The route has loaded it
  const { data = [] } = useQuery(announcementsOf(from ?? ''), { enabled: from !== null });
  return <SetForm values={{ name: '', description: '', announcement: bodyOf(data) }} />;
}
