import { useMemo } from 'react';
import { networkingBgpExported, networkingBgpStatus, type Instance } from '@console/shared/api';
import { isFleetViewer } from '@console/shared/access/fleet-viewer';
import { query, useQuery } from '@console/shared/query';
import { useMoment } from '@console/shared/stuck';
import { externalIps, networkInterfaces } from '../../../base/instances/queries.ts';
import { allows } from '../../../base/instances/states.ts';
import { vpcById } from '../../../networking/vpcs/queries.ts';
import { bootOutput, reportOf } from '../boot/queries.ts';
import { outcomeOf, verdictText } from '../boot/read-boot.ts';
import type { LadderFacts, RackFacts } from './rung.ts';

/** The rack's side, for operators; no request is sent for other users. */
function useRack(): { readonly rack: RackFacts | undefined; readonly isPending: boolean } {
  const viewer = useQuery(isFleetViewer());
  const enabled = viewer.data === true;
  const sessions = useQuery(query(networkingBgpStatus), { enabled });
  const exported = useQuery(query(networkingBgpExported), { enabled });
  return {
    rack: sessions.data && exported.data && { sessions: sessions.data, exported: exported.data },
    isPending: viewer.isPending || (enabled && (sessions.isPending || exported.isPending)),
  };
}

/** Facts for the ladder, except for the network of the VPC. Most of them are cached by the page. */
export function useOwnFacts(project: string, instance: Instance) {
  const moment = useMoment();
  const interfaces = useQuery(networkInterfaces(project, instance.name));
  const addresses = useQuery(externalIps(project, instance.name));
  const primary = interfaces.data?.items.find((one) => one.primary);
  const vpc = useQuery(vpcById(primary?.vpcId ?? ''), { enabled: primary !== undefined });
  const { rack, isPending } = useRack();
  const hasConsole = allows('serialConsole', instance);
  const output = useQuery(bootOutput(project, instance.name), { enabled: hasConsole });
  const report = useMemo(() => output.data && reportOf(output.data), [output.data]);
  const facts: LadderFacts = {
    project,
    instance,
    moment,
    interfaces: interfaces.data?.items,
    addresses: addresses.data?.items,
    boot: report && { outcome: outcomeOf(report), said: verdictText(report) },
    vpc: vpc.data ? { project, vpc: vpc.data.name } : undefined,
    network: undefined,
    rack,
  };
  const failed = [
    { name: 'Network interfaces', state: interfaces },
    { name: 'External IPs', state: addresses },
    { name: 'VPC', state: vpc },
    { name: 'Serial console', state: output },
  ].filter(({ state }) => state.isError);
  return {
    facts,
    isPending:
      interfaces.isPending ||
      addresses.isPending ||
      (primary !== undefined && vpc.isPending) ||
      (hasConsole && output.isPending) ||
      isPending,
    /** Names of the data that could not be read. */
    failed: failed.map(({ name }) => name),
    isRetrying: failed.some(({ state }) => state.isFetching),
    retry: () => void Promise.all(failed.map(({ state }) => state.refetch())),
  };
}
