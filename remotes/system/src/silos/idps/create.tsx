import { useQuery } from '@console/shared/query';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { useBack } from '../../use-back.ts';
import { samlProvider } from '../queries.ts';
import { CreateProvider } from './create-form.tsx';

export function Component() {
  const { silo } = useParams('/system/silos/:silo/idps-new');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const from = search.get('from');
  const model = useQuery(samlProvider(silo, from ?? ''), { enabled: from !== null }).data;
  const page = useBack(to('/system/silos/:silo', { silo }));
  return (
    <CreateProvider
      silo={silo}
      model={from === null ? undefined : model}
      onDismiss={() => navigate(page)}
      next={page}
    />
  );
}
