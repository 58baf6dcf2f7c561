import { useMemo } from 'react';
import { networkingAddressLotCreate } from '@console/shared/api';
import {
  DescriptionField,
  FormDivider,
  NameField,
  RadioGroupField,
  SideModalForm,
  useForm,
} from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Message } from '@console/shared/ui';
import { allLots, blocksByLot } from '../rack/queries.ts';
import { BlocksField } from './blocks-field.tsx';
import { lotSchema, type TakenBlock } from './schema.ts';

const LIST = to('/system/networking/address-lots');

const KINDS = [
  { value: 'infra', label: 'Infra', hint: 'Addresses of the switches themselves.' },
  { value: 'pool', label: 'Pool', hint: 'Addresses that IP pools allocate.' },
];

export function Component() {
  const navigate = useNavigate();
  const taken = useTakenBlocks();
  const form = useForm(lotSchema, { name: '', description: '', kind: 'infra', blocks: [] });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="address lot"
      onDismiss={() => navigate(LIST)}
      call={(body) => callTo(networkingAddressLotCreate, { body })}
      onSuccess={({ lot: { name } }) =>
        toast({
          content: (
            <>
              Address lot <b>{name}</b> created
            </>
          ),
        })
      }
      next={({ lot: { name } }) => to('/system/networking/address-lots/:addressLot', { addressLot: name })}
    >
      <Message>Blocks cannot be added later: enter all addresses of the lot now.</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <RadioGroupField form={form} name="kind" label="Kind" options={KINDS} column />
      <FormDivider />
      <BlocksField form={form} taken={taken} />
    </SideModalForm>
  );
}

/** The known blocks of all lots; the server checks again. */
function useTakenBlocks(): readonly TakenBlock[] {
  const lots = useQuery(allLots()).data?.items;
  const blocks = useQuery(blocksByLot(lots?.map(({ id }) => id) ?? []), { enabled: lots !== undefined }).data;
  return useMemo(
    () =>
      (lots ?? []).flatMap(({ id, name }) =>
        (blocks?.get(id)?.items ?? []).map((block) => ({ ...block, of: `the lot ${name}` })),
      ),
    [lots, blocks],
  );
}
