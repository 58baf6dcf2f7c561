import { useMemo } from 'react';
import { networkingBgpConfigCreate } from '@console/shared/api';
import {
  ComboboxField,
  DescriptionField,
  NameField,
  SideModalForm,
  TextField,
  useForm,
} from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { Link } from '@console/shared/ui';
import { allAnnounceSets, allBgpConfigs } from '../../rack/queries.ts';
import { configSchema } from './schema.ts';

const LIST = to('/system/networking/bgp/configs');

export function Component() {
  const navigate = useNavigate();
  const sets = useQuery(allAnnounceSets());
  const configs = useQuery(allBgpConfigs()).data?.items;
  const schema = useMemo(() => configSchema(configs ?? []), [configs]);
  const form = useForm(schema, { name: '', description: '', asn: '', bgpAnnounceSetId: null, vrf: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="BGP config"
      onDismiss={() => navigate(LIST)}
      call={(body) => callTo(networkingBgpConfigCreate, { body })}
      onSuccess={({ name }) =>
        toast({
          content: (
            <>
              BGP config <b>{name}</b> created
            </>
          ),
        })
      }
      next={LIST}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextField
        form={form}
        name="asn"
        label="ASN"
        hint="The ASN of the rack, such as 64600 or 1.10. Each ASN has one config."
      />
      <ComboboxField
        form={form}
        name="bgpAnnounceSetId"
        label="Announce set"
        placeholder="Select an announce set"
        hint={
          sets.isError ? (
            'The announce sets could not be loaded.'
          ) : (
            <>
              Peers of this config receive these networks.{' '}
              <Link to={to('/system/networking/bgp/announce-sets-new')}>New announce set</Link>
            </>
          )
        }
        items={(sets.data ?? []).map(({ name, description }) => ({ value: name, label: name, description }))}
        loading={sets.isPending}
      />
      <TextField form={form} name="vrf" label="VRF" optional />
    </SideModalForm>
  );
}
