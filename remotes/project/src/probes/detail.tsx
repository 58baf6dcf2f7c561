import { readableNode } from '@console/shared/format';
import { ReadOnlySideModal } from '@console/shared/forms';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { CopyButton, IdProperty, Mono, PropertiesTable, Property, Quantity } from '@console/shared/ui';
import { externalIpText } from './external-ip.ts';
import { knownSleds, probeByName } from './queries.ts';
import { serialsOf } from './serials.ts';
import { SledName } from './sled-name.tsx';

export function Component() {
  const { project, probe: name } = useParams('/projects/:project/probes/:probe');
  const probe = useLoaded(probeByName(project, name));
  const serials = serialsOf(useQuery(knownSleds()).data?.items ?? []);
  const navigate = useNavigate();
  const { interface: nic, externalIps } = probe;
  return (
    <ReadOnlySideModal
      title="Probe"
      subtitle={probe.name}
      onDismiss={() => navigate(to('/projects/:project/probes', { project }))}
    >
      <PropertiesTable columns={1} inset={false}>
        <IdProperty wide value={probe.id} whole />
        <Property label="Sled">
          <SledName sled={probe.sled} serials={serials} />
        </Property>
        <Property label="External IPs">
          {externalIps.map((one) => (
            <div key={externalIpText(one)}>
              <Mono>{externalIpText(one)}</Mono> {readableNode(one.kind)} <CopyButton text={one.ip} />
            </div>
          ))}
        </Property>
        <Property label="Interface">
          <Mono>{nic.name}</Mono>
        </Property>
        <Property label="Private IP">
          <Mono>{nic.ip}</Mono>
        </Property>
        <Property label="MAC">
          <Mono>{nic.mac}</Mono>
        </Property>
        <Property label="Subnet">
          <Mono>{nic.subnet}</Mono>
        </Property>
        <Property label="VNI">
          <Quantity value={nic.vni} />
        </Property>
        <Property label="Slot">
          <Quantity value={nic.slot} />
        </Property>
        <Property label="Primary">{nic.primary ? 'Yes' : 'No'}</Property>
        <Property label="Transit IPs">{nic.transitIps?.join(', ')}</Property>
        <Property label="Kind">{nic.kind.type}</Property>
      </PropertiesTable>
    </ReadOnlySideModal>
  );
}
