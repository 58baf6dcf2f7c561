import { useMemo } from 'react';
import { networkingLoopbackAddressCreate } from '@console/shared/api';
import {
  CheckboxField,
  ComboboxField,
  FieldRow,
  NumberField,
  RadioGroupField,
  SelectField,
  SideModalForm,
  TextField,
  useForm,
} from '@console/shared/forms';
import { callTo, useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { lotUse, rangeOf } from '../rack/lot-use.ts';
import { allLots, blocksByLot } from '../rack/queries.ts';
import { useAddressUsers } from '../rack/use-rack-network.ts';
import { allRacks } from './queries.ts';
import { firstFree, loopbackSchema, maskOf, type RangesOf } from './schema.ts';

const LIST = to('/system/networking/loopback-addresses');

const SWITCHES = [
  { value: 'switch0', label: 'switch0' },
  { value: 'switch1', label: 'switch1' },
];

export function Component() {
  const navigate = useNavigate();
  const racks = useLoaded(allRacks()).items;
  const lots = useLots();
  const form = useForm(
    useMemo(() => loopbackSchema(lots.rangesOf), [lots.rangesOf]),
    {
      rackId: racks.length === 1 ? (racks[0]?.id ?? null) : null,
      switchLocation: 'switch0',
      addressLot: null,
      address: '',
      mask: null,
      anycast: false,
    },
  );
  const setAddress = (address: string) => {
    const mask = maskOf(address.trim());
    if (mask !== undefined) form.setValue('mask', mask, { shouldValidate: false });
  };
  const propose = (lot: string | null) => {
    const free = lot === null ? undefined : lots.freeIn(lot);
    if (free === undefined) return;
    form.setValue('address', free);
    setAddress(free);
  };
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="loopback address"
      onDismiss={() => navigate(LIST)}
      call={(body) => callTo(networkingLoopbackAddressCreate, { body })}
      onSuccess={({ address }) =>
        toast({
          content: (
            <>
              Loopback address <b>{address}</b> created
            </>
          ),
        })
      }
      next={LIST}
    >
      <SelectField
        form={form}
        name="rackId"
        label="Rack"
        items={racks.map(({ id }) => ({ value: id, label: id }))}
      />
      <RadioGroupField form={form} name="switchLocation" label="Switch" options={SWITCHES} />
      <ComboboxField
        form={form}
        name="addressLot"
        label="Address lot"
        placeholder="Select a lot"
        items={lots.items}
        loading={lots.isPending}
        onChange={propose}
      />
      <FieldRow layout="name-short">
        <TextField
          form={form}
          name="address"
          label="Address"
          mono
          hint="Suggested: the first free address in the lot."
          onChange={setAddress}
        />
        <NumberField form={form} name="mask" label="Mask" max={128} />
      </FieldRow>
      <CheckboxField
        form={form}
        name="anycast"
        label="Anycast"
        hint="Choose this if the other switch has the same address."
      />
    </SideModalForm>
  );
}

/** The lots of the picker, their blocks, and the free addresses. */
function useLots() {
  const lots = useQuery(allLots());
  const items = lots.data?.items;
  const blocks = useQuery(blocksByLot(items?.map(({ id }) => id) ?? []), {
    enabled: items !== undefined,
  }).data;
  const users = useAddressUsers();
  return useMemo(() => {
    const blocksIn = (name: string) => {
      const lot = items?.find((one) => one.name === name);
      return lot && blocks?.get(lot.id)?.items;
    };
    const rangesOf: RangesOf = (name) => blocksIn(name)?.flatMap((block) => rangeOf(block) ?? []);
    const freeIn = (name: string): string | undefined => {
      const inLot = blocksIn(name);
      if (!inLot || !users) return undefined;
      const parts = lotUse(inLot, users).byBlock.flatMap((one) => one.parts);
      return firstFree(parts.filter(({ state }) => state === 'free'));
    };
    return {
      isPending: lots.isPending,
      items: (items ?? []).map(({ name, description }) => ({ value: name, label: name, description })),
      rangesOf,
      freeIn,
    };
  }, [lots.isPending, items, blocks, users]);
}
