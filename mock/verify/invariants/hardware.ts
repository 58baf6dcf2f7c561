import type { Store } from '../../src/store/store.ts';

function* twice(what: string, keys: Iterable<string>): Generator<string> {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) yield `two of ${what} ${key}`;
    seen.add(key);
  }
}

function* rackProblems({ tables }: Store): Generator<string> {
  const { racks, sleds, switches, switchPorts, uninitializedSleds } = tables;
  for (const { id, rackId } of [...sleds, ...switches, ...switchPorts, ...uninitializedSleds])
    if (racks.get(rackId) === undefined) yield `${id} stands in no rack`;
  for (const { id, sledId } of tables.physicalDisks)
    if (typeof sledId === 'string' && sleds.get(sledId) === undefined)
      yield `the physical disk ${id} is in no sled`;
  yield* twice(
    'baseboard',
    // A removed sled may return as a new sled
    [
      ...sleds.filter(({ policy, state }) => policy.kind === 'in_service' && state === 'active'),
      ...switches,
      ...uninitializedSleds.filter(({ sledId }) => sledId === undefined),
    ].map(({ baseboard }) => `${baseboard.part} ${baseboard.serial}`),
  );
  yield* twice(
    'physical disk',
    tables.physicalDisks
      .filter(({ state }) => state === 'active')
      .map((disk) => `${disk.vendor} ${disk.serial}`),
  );
  yield* twice(
    'cubby',
    [...uninitializedSleds].map(({ rackId, cubby }) => `${rackId} ${cubby}`),
  );
}

/** Who has a virtual machine has it on a sled that takes part; who has none is on no sled. */
function* placeProblems({ tables }: Store): Generator<string> {
  for (const { name, sledId, runs } of tables.instances) {
    const hasMachine = runs.at(-1)?.to === null;
    if (!hasMachine && sledId !== null) yield `${name} has no machine, but a sled`;
    const sled = tables.sleds.get(sledId);
    if (sledId !== null && (sled?.policy.kind !== 'in_service' || sled.state !== 'active'))
      yield `${name} runs on a sled that is not in service`;
  }
}

function* portProblems({ tables }: Store): Generator<string> {
  const { lldpNeighbors, portLinks, switchPorts } = tables;
  yield* twice(
    'switch port',
    [...switchPorts].map((port) => `${port.rackId} ${port.switchLocation} ${port.portName}`),
  );
  yield* twice(
    'LLDP config',
    [...portLinks].map((link) => link.lldp.id),
  );
  for (const { id, portName, portSettingsId, timeSettingsApplied } of switchPorts) {
    if (portLinks.get(id) === undefined) yield `the port ${portName} has no link`;
    if ((portSettingsId === null) !== (timeSettingsApplied === null))
      yield `the port ${portName} has settings without a time, or a time without settings`;
  }
  for (const { id } of portLinks) if (switchPorts.get(id) === undefined) yield `the link ${id} has no port`;
  for (const { portId } of lldpNeighbors)
    if (portLinks.get(portId)?.cabled !== true) yield `a neighbour is at a port without a cable`;
}

/** Invariants of hardware between any two calls. */
export function* hardwareProblems(store: Store): Generator<string> {
  yield* rackProblems(store);
  yield* placeProblems(store);
  yield* portProblems(store);
}
