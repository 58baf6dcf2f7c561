import { contains, overlaps, parseAddress, parseBlock, parseRange } from '../../src/values/addresses.ts';
import { SHARED_BY } from '../../src/resources/pools/source-addresses.ts';
import { spansOf } from '../../src/resources/pools/pools.ts';
import { FLEET_ID, type Store } from '../../src/store/store.ts';

/** No two ranges of any pools share an address, and each reads first to last. docs/contract/server-behaviour.md section 7 [P]. */
function* rangeProblems({ tables }: Store): Generator<string> {
  const rows = [...tables.ipPoolRanges];
  for (const [index, { range }] of rows.entries()) {
    const span = parseRange(range);
    if (span === undefined) yield `the range ${range.first} to ${range.last} is none`;
    for (const other of rows.slice(index + 1)) {
      const second = parseRange(other.range);
      if (span && second && overlaps(span, second))
        yield `the ranges from ${range.first} and from ${other.range.first} overlap`;
    }
  }
}

/** A silo has a pool once and one default at most; nobody has the pool of the services. */
function* linkProblems({ tables }: Store): Generator<string> {
  const seen = new Set<string>();
  for (const { siloId, ipPoolId, isDefault } of tables.ipPoolLinks) {
    const pool = tables.ipPools.must(ipPoolId);
    const silo = tables.silos.must(siloId).name;
    if (pool.internal) yield `the silo ${silo} is linked to the pool of the services`;
    for (const key of [`${pool.name} in ${silo}`, ...(isDefault ? [`default in ${silo}`] : [])]) {
      if (seen.has(key)) yield `two links of ${key}`;
      seen.add(key);
    }
  }
  if (tables.ipPools.filter((pool) => pool.internal === true).length !== 1)
    yield 'there is not exactly one pool of the services';
}

/** Every row that uses a pool, and its project; no project for services. */
function* holders({ tables }: Store): Generator<{ ipPoolId: string; ip?: string; projectId?: string }> {
  yield* tables.floatingIps;
  yield* tables.probes;
  yield* tables.serviceAddresses;
  for (const { ip, ipPoolId, instanceId } of tables.ephemeralIps)
    yield { ip, ipPoolId, projectId: tables.instances.must(instanceId).projectId };
  for (const { ipPoolId, internetGatewayId } of tables.gatewayPools) {
    const { projectId } = tables.vpcs.must(tables.gateways.must(internetGatewayId).vpcId);
    yield { ipPoolId, projectId };
  }
}

/** Addresses are given once, from a range of their pool, and only pools of the own silo are used. */
function* holderProblems(store: Store): Generator<string> {
  const { ipPools, ipPoolLinks, projects } = store.tables;
  const given = new Set<string>();
  for (const { ip, ipPoolId, projectId } of holders(store)) {
    const name = ipPools.get(ipPoolId)?.name;
    if (name === undefined) {
      yield `the pool of ${ip ?? 'a gateway'} is gone`;
      continue;
    }
    if (projectId !== undefined) {
      const { siloId } = projects.must(projectId);
      if (!ipPoolLinks.some((row) => row.siloId === siloId && row.ipPoolId === ipPoolId))
        yield `a project uses the pool ${name}, which is not linked to its silo`;
    }
    if (ip === undefined) continue;
    const address = parseAddress(ip);
    if (address === undefined || !spansOf(store, ipPoolId).some((span) => contains(span, address)))
      yield `${ip} is outside the pool ${name}`;
    if (given.has(ip)) yield `${ip} is given twice`;
    given.add(ip);
  }
}

/** A source address is shared by a few instances, none of which has an external address, and is nobody else's. */
function* sourceProblems(store: Store): Generator<string> {
  const { sourceIps, ephemeralIps, floatingIps } = store.tables;
  const external = new Set([...ephemeralIps, ...floatingIps].map(({ instanceId }) => instanceId));
  const given = new Set([...holders(store)].map(({ ip }) => ip));
  const sharers = new Map<string, number>();
  for (const { ip, ipPoolId, instanceId } of sourceIps) {
    const address = parseAddress(ip);
    if (address === undefined || !spansOf(store, ipPoolId).some((span) => contains(span, address)))
      yield `the source address ${ip} is outside its pool`;
    if (given.has(ip)) yield `the source address ${ip} is given as another one too`;
    if (external.has(instanceId)) yield `an instance with an external address has the source address ${ip}`;
    sharers.set(ip, (sharers.get(ip) ?? 0) + 1);
  }
  for (const [ip, count] of sharers) if (count > SHARED_BY) yield `${count} instances share ${ip}`;
}

/** Probes are on a sled and in a subnet of their project, with a unique address and MAC. */
function* probeProblems({ tables }: Store): Generator<string> {
  const names = new Set<string>();
  const taken = new Set<string>();
  for (const { subnetId, ip, mac } of tables.interfaces) taken.add(`${subnetId}/${ip}`).add(mac);
  for (const { name, projectId, sled, nic } of tables.probes) {
    const subnet = tables.subnets.get(nic.subnetId);
    const block = subnet && parseBlock(subnet.ipv4Block);
    const address = parseAddress(nic.ip);
    if (tables.projects.get(projectId) === undefined || tables.sleds.get(sled) === undefined)
      yield `the probe ${name} has no project or no sled`;
    if (subnet === undefined || tables.vpcs.must(subnet.vpcId).projectId !== projectId)
      yield `the probe ${name} is in no subnet of its project`;
    if (block === undefined || address === undefined || !contains(block, address))
      yield `${nic.ip} of the probe ${name} is outside its subnet`;
    for (const key of [`${nic.subnetId}/${nic.ip}`, nic.mac]) {
      if (taken.has(key)) yield `${key} of the probe ${name} is given twice`;
      taken.add(key);
    }
    if (names.has(`${projectId}/${name}`)) yield `two probes ${name}`;
    names.add(`${projectId}/${name}`);
  }
}

function* allowListProblems({ tables }: Store): Generator<string> {
  for (const { id, allowedIps } of tables.allowLists) {
    if (id !== FLEET_ID) yield 'there is an allow list beside that of the fleet';
    if (allowedIps.allow === 'list' && allowedIps.ips.length === 0) yield 'the allow list lets nobody in';
  }
}

/** Invariants of IP pools, probes and the allow list between any two calls. docs/contract/server-behaviour.md section 7. */
export function* poolProblems(store: Store): Generator<string> {
  yield* rangeProblems(store);
  yield* linkProblems(store);
  yield* holderProblems(store);
  yield* sourceProblems(store);
  yield* probeProblems(store);
  yield* allowListProblems(store);
}
