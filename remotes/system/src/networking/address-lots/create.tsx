import { networkingAddressLotCreate } from '@console/shared/api';
import {
  DescriptionField,
  FormDivider,
  NameField,
  RadioGroupField,
  SideModalForm,
  useForm,
} from '@console/shared/forms';
import { callTo, fetchQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { nameTaken } from '../name-taken.ts';
import { allLots } from '../rack/queries.ts';
import { BlocksField } from './blocks-field.tsx';
import { lotSchema } from './schema.ts';
import { useTakenBlocks } from './use-taken-blocks.ts';

const LIST = to('/system/networking/address-lots');

const KINDS = [
  { value: 'infra', label: 'Infra', hint: 'For the switches themselves.' },
  { value: 'pool', label: 'Pool', hint: 'For IP pools to allocate.' },
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
      onSubmit={async (body) => {
        await refuseTaken(body.name);
        return callTo(networkingAddressLotCreate, { body }).send();
      }}
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
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <RadioGroupField form={form} name="kind" label="Kind" options={KINDS} column />
      <FormDivider />
      <BlocksField form={form} taken={taken} />
    </SideModalForm>
  );
}

/** The server would add the blocks to a lot of that name, so the name is searched in a refetched list first. */
async function refuseTaken(name: string): Promise<void> {
  const { items } = await fetchQuery({ ...allLots(), staleTime: 0 });
  if (items.some((lot) => lot.name === name))
    throw nameTaken(`Address lot ${name} exists. Open it to add blocks`);
}
