import { ipPoolServiceRangeAdd } from '@console/shared/api';
import { SideModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { RangeFields } from '../ip-pools/range-form.tsx';
import { NO_RANGE, rangeSchema } from '../ip-pools/range-schema.ts';
import { NO_RANGES } from '../ip-pools/range-span.ts';
import { useBack } from '../../use-back.ts';
import { allServiceRanges } from './queries.ts';

const POOL = to('/system/networking/service-pool');

export function Component() {
  const ranges = useQuery(allServiceRanges()).data?.items ?? NO_RANGES;
  const navigate = useNavigate();
  const back = useBack(POOL);
  const form = useForm(rangeSchema, NO_RANGE);
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="IP range"
      title="Add IP range"
      onDismiss={() => navigate(back)}
      call={(body) => callTo(ipPoolServiceRangeAdd, { body })}
      onSuccess={() => toast({ content: 'IP range added' })}
      next={back}
    >
      <RangeFields form={form} ranges={ranges} />
    </SideModalForm>
  );
}
