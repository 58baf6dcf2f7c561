import { ipPoolRangeAdd } from '@console/shared/api';
import { SideModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { useBack } from '../../use-back.ts';
import { allRanges } from './queries.ts';
import { RangeFields } from './range-form.tsx';
import { NO_RANGE, rangeSchema } from './range-schema.ts';
import { NO_RANGES } from './range-span.ts';

export function Component() {
  const { pool } = useParams('/system/networking/ip-pools/:pool/ranges-add');
  const ranges = useQuery(allRanges(pool)).data?.items ?? NO_RANGES;
  const navigate = useNavigate();
  const form = useForm(rangeSchema, NO_RANGE);
  const page = useBack(to('/system/networking/ip-pools/:pool', { pool }));
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="IP range"
      title="Add IP range"
      onDismiss={() => navigate(page)}
      call={(body) => callTo(ipPoolRangeAdd, { path: { pool }, body })}
      onSuccess={() => toast({ content: 'IP range added' })}
      next={page}
    >
      <RangeFields form={form} ranges={ranges} />
    </SideModalForm>
  );
}
