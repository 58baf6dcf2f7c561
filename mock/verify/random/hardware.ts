import fc from 'fast-check';
import { as, name, step, type Step } from './steps.ts';
import type { Store } from '../../src/store/store.ts';

const BASE = '/v1/system/hardware';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const fields = (path: (store: Store) => string, method: string, body?: fc.Arbitrary<unknown>) =>
  fc.record({
    as,
    method: fc.constant(method),
    path: fc.constant(''),
    pathOf: fc.constant(path),
    ...(body ? { body } : {}),
  });

const rackOf = (store: Store): string => [...store.tables.racks][0]?.id ?? NOWHERE;

const policy: fc.Arbitrary<Step> = fc
  .nat(12)
  .chain((index) =>
    fields(
      (store) => `${BASE}/sleds/${[...store.tables.sleds][index]?.id ?? NOWHERE}/provision-policy`,
      'PUT',
      fc.record({ state: fc.constantFrom('provisionable', 'non_provisionable', 'asleep') }),
    ),
  );

const added = step(
  'POST',
  fc.constant(`${BASE}/sleds`),
  fc.record({
    part: fc.constantFrom('GX-4410-03', 'GX-4410-02'),
    serial: fc.constantFrom('FH23110407', 'FH23110420', 'FH22408817', 'nope'),
  }),
);

/** Ports with a cable and without, and one that is not there. */
const place = fc.tuple(
  fc.constantFrom('qsfp0', 'qsfp0', 'qsfp3', 'qsfp99'),
  fc.constantFrom('switch0', 'switch1', 'switch7'),
);

const ports: fc.Arbitrary<Step> = place.chain(([port, location]) => {
  const at = (tail: string) => (store: Store) =>
    `${BASE}/switch-port/${port}/${tail}?rack_id=${rackOf(store)}&switch_location=${location}`;
  const lldp = fc.boolean().chain((enabled) =>
    fields(at('lldp/config'), 'POST').map((base) => ({
      ...base,
      bodyOf: (store: Store) => {
        const own = store.tables.switchPorts.find(
          (row) => row.portName === port && row.switchLocation === location,
        );
        const id = store.tables.portLinks.get(own?.id)?.lldp.id ?? NOWHERE;
        return { id, enabled, management_ip: enabled ? 'fd00::8/128' : null };
      },
    })),
  );
  const neighbors = (store: Store) =>
    `${BASE}/rack-switch-port/${rackOf(store)}/${location}/${port}/lldp/neighbors`;
  return fc.oneof(
    { weight: 3, arbitrary: fields(at('settings'), 'POST', fc.record({ port_settings: name })) },
    fields(at('settings'), 'DELETE'),
    fields(at('status'), 'GET'),
    fields(neighbors, 'GET'),
    lldp,
  );
});

/** Steps among sleds and switch ports. */
export const hardwareSteps: fc.Arbitrary<Step> = fc.oneof(
  policy,
  added,
  { weight: 3, arbitrary: ports },
  step('GET', fc.constantFrom(`${BASE}/sleds-uninitialized`, `${BASE}/disks`, `${BASE}/switch-port`)),
);
