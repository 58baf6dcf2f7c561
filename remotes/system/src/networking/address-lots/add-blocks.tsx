import { networkingAddressLotCreate, notFound } from '@console/shared/api';
import { SideModalForm, useForm } from '@console/shared/forms';
import { pluralize } from '@console/shared/format';
import { callTo, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { useBack } from '../../use-back.ts';
import { allLots } from '../rack/queries.ts';
import { BlocksField } from './blocks-field.tsx';
import { lotSchema } from './schema.ts';
import { useTakenBlocks } from './use-taken-blocks.ts';

/** Adds blocks to a lot: the server adds those of a lot that is created under a taken name (docs/screens/operator.md section 3.8). */
export function Component() {
  const { addressLot } = useParams('/system/networking/address-lots/:addressLot/blocks-add');
  const lot = useLoaded(allLots()).items.find(({ name, id }) => name === addressLot || id === addressLot);
  if (!lot) throw notFound();
  const { name, description, kind } = lot;
  const taken = useTakenBlocks();
  const navigate = useNavigate();
  const page = useBack(to('/system/networking/address-lots/:addressLot', { addressLot }));
  const form = useForm(lotSchema, { name, description, kind, blocks: [] });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="blocks"
      title="Add blocks"
      subtitle={name}
      onDismiss={() => navigate(page)}
      call={(body) => callTo(networkingAddressLotCreate, { body })}
      onSuccess={({ blocks }) =>
        toast({ content: bold`${pluralize(blocks.length, 'block')} added to ${name}` })
      }
      next={page}
    >
      <BlocksField form={form} taken={taken} />
    </SideModalForm>
  );
}
