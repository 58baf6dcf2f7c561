import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { layered } from '@console/shared/diagram';
import { arrange, BOX, type Placed } from './arrange.ts';
import { type Thing, thingsOf } from './facts.ts';
import { type Drawn, drawnOf, MAX_BOXES } from './groups.ts';
import { leadsTo } from './keys.ts';
import { pathsThrough } from './paths.ts';
import { type Sizes, vpcOf } from './test-vpc.ts';

const SMALL: Sizes = { gateways: 2, customRouters: 1, subnets: 2, instances: 4, bridges: 0, floatingIps: 1 };
const PLACE = { project: 'p', vpc: 'v' };

const thingsWith = (sizes: Partial<Sizes>): Thing[] => thingsOf(PLACE, vpcOf({ ...SMALL, ...sizes }));
const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));
const namesOf = (boxes: readonly Drawn[]) => boxes.map(({ name }) => name);

const anySizes = fc.record({
  gateways: fc.nat(12),
  customRouters: fc.nat(8),
  subnets: fc.nat(20),
  instances: fc.nat(300),
  bridges: fc.nat(4),
  floatingIps: fc.nat(200),
});

describe('the facts of a VPC', () => {
  // @sheet network-access/B-N3
  test('gateways, routers, subnets, instances and floating IPs are connected in this order', () => {
    const things = byId(thingsWith({}));
    expect(things.get('gateway-0')?.after).toEqual(['system']);
    expect(things.get('gateway-1')?.after).toEqual(['router-0']);
    expect(things.get('subnet-1')?.before).toEqual(['router-0', 'system']);
    expect(things.get('subnet-0')?.after).toEqual(['vm-0', 'vm-2']);
    expect(things.get('vm-0')).toMatchObject({ before: ['subnet-0'], after: ['ip-0'] });
    expect(things.get('vm-0')?.facts).toEqual([
      ['State', 'Running'],
      ['Interface net0 in subnet-0', '10.0.0.0'],
    ]);
  });

  it('leaves out resources outside the VPC, and names by its id what has no name', () => {
    const known = vpcOf(SMALL);
    const things = thingsOf(PLACE, {
      ...known,
      instances: [],
      interfaces: known.interfaces.slice(0, 1).map((nic) => ({ ...nic, primary: false })),
    });
    expect(things.filter(({ kind }) => kind === 'instance').map(({ name, to }) => [name, to])).toEqual([
      ['vm-0', '/lookup/instances/vm-0'],
    ]);
    // Its external address belongs to its primary interface, which is in another VPC
    expect(things.some(({ kind }) => kind === 'floating-ip')).toBe(false);
  });

  it('skips interfaces in a subnet that is not known yet', () => {
    const things = thingsOf(PLACE, { ...vpcOf(SMALL), subnets: [] });
    expect(things.some(({ kind }) => kind === 'instance')).toBe(false);
  });

  // @sheet network-access/B-N3
  test('connections are the same from both sides', () => {
    fc.assert(
      fc.property(anySizes, (sizes) => {
        const all = byId(thingsOf(PLACE, vpcOf(sizes)));
        for (const { id, before, after } of all.values()) {
          for (const other of before) expect(all.get(other)?.after).toContain(id);
          for (const other of after) expect(all.get(other)?.before).toContain(id);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('the boxes of a picture', () => {
  // @sheet network-access/15.78
  test('for 200 instances in two subnets are six per subnet and one with a count, those with a floating IP first', () => {
    const drawn = drawnOf(thingsWith({ instances: 200, floatingIps: 0 }));
    const instances = drawn.filter(({ kind }) => kind === 'instance');
    expect(namesOf(instances).filter((name) => name.startsWith('+'))).toEqual([
      '+95 instances',
      '+95 instances',
    ]);
    const known = vpcOf({ ...SMALL, instances: 200 });
    const floatingIps = known.floatingIps.map((one) => ({ ...one, instanceId: 'vm-150' }));
    expect(namesOf(drawnOf(thingsOf(PLACE, { ...known, floatingIps })))).toContain('vm-150');
  });

  test('include a separate box for the wanted resource', () => {
    const things = thingsWith({ instances: 200 });
    expect(namesOf(drawnOf(things))).not.toContain('vm-199');
    expect(namesOf(drawnOf(things, 'vm-199'))).toContain('vm-199');
  });

  // @sheet network-access/15.78
  test('are bounded in number, contain each resource once, and are connected as their resources are', () => {
    fc.assert(
      fc.property(anySizes, fc.nat(300), (sizes, wanted) => {
        const things = thingsOf(PLACE, vpcOf(sizes));
        const all = byId(things);
        const drawn = drawnOf(things, `vm-${wanted}`);
        expect(drawn.length).toBeLessThanOrEqual(MAX_BOXES + 1);
        expect(drawn.flatMap((box) => box.things.map(({ id }) => id)).toSorted()).toEqual(
          things.map(({ id }) => id).toSorted(),
        );
        if (all.has(`vm-${wanted}`)) expect(byId(drawn).has(`vm-${wanted}`)).toBe(true);
        const boxOf = new Map(drawn.flatMap((box) => box.things.map(({ id }) => [id, box.id])));
        for (const box of drawn) {
          const expected = new Set(box.things.flatMap(({ after }) => after.map((id) => boxOf.get(id))));
          expect(new Set(box.after)).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });
});

// @sheet network-access/15.73
test('have paths in both directions, without side branches', () => {
  const drawn = byId(drawnOf(thingsWith({})));
  expect([...pathsThrough('subnet-0', drawn)].toSorted()).toEqual([
    'gateway-0',
    'ip-0',
    'subnet-0',
    'system',
    'vm-0',
    'vm-2',
  ]);
  expect(pathsThrough('vm-2', drawn).has('vm-0')).toBe(false);
});

const arranged = (sizes: Sizes) => arrange(drawnOf(thingsOf(PLACE, vpcOf(sizes))), layered);

const overlaps = (one: Placed, other: Placed) =>
  one.column === other.column && Math.abs(one.y - other.y) < BOX.height - 1e-9;

// @sheet network-access/15.78
test('have positions in the picture and do not overlap', () => {
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const { boxes, width, height } = arranged(sizes);
      expect(boxes.length).toBe(drawnOf(thingsOf(PLACE, vpcOf(sizes))).length);
      for (const [index, box] of boxes.entries()) {
        expect(box.x >= 0 && box.x + BOX.width <= width + 1e-9).toBe(true);
        expect(box.y >= -1e-9 && box.y + BOX.height <= height + 1e-9).toBe(true);
        expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false);
      }
    }),
    { numRuns: 15 },
  );
});

describe('keys', () => {
  const boxes = arranged(SMALL).boxes;
  const at = (id: string): Placed => {
    const box = boxes.find((one) => one.id === id);
    if (!box) throw new Error(`no box ${id}`);
    return box;
  };

  test.each([
    ['gateway-0', 'ArrowRight', 'system'],
    ['vm-0', 'ArrowLeft', 'subnet-0'],
    ['vm-0', 'ArrowRight', 'ip-0'],
    ['subnet-0', 'ArrowLeft', 'system'],
    ['gateway-0', 'ArrowLeft', undefined],
    ['ip-0', 'ArrowRight', undefined],
    ['vm-0', 'x', undefined],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(leadsTo(boxes, at(from), key)?.id).toBe(to);
  });

  test('Home and End lead to the first and the last', () => {
    expect(leadsTo(boxes, at('vm-0'), 'Home')).toBe(boxes[0]);
    expect(leadsTo(boxes, at('vm-0'), 'End')).toBe(boxes.at(-1));
  });

  // @sheet network-access/15.75
  test('arrows reach every box from the first one', () => {
    fc.assert(
      fc.property(anySizes, (sizes) => {
        const all = arranged(sizes).boxes;
        const found = new Set(all.slice(0, 1));
        for (const box of found)
          for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
            const next = leadsTo(all, box, key);
            if (next) found.add(next);
          }
        expect(found.size).toBe(all.length);
      }),
      { numRuns: 12 },
    );
  });
});
