import { addInterface, putSubnetRoute } from '../resources/networking/vpc-network.ts';
import { addMachine } from './machines.ts';
import { siloId } from './people.ts';
import { addProject, projectId } from './projects.ts';
import type { Seeder } from './seeder.ts';

/** Name of a project and the number of its instances. */
const rows = [
  ['thousand', 1000],
  ['ten-thousand', 10_000],
] as const;

const states = ['running', 'running', 'running', 'stopped', 'failed', 'migrating'] as const;

/** Name of the project with the large network. */
const NETWORK = 'wide-network';
/** Number of subnets of its VPC besides the default one, and of instances in each subnet. */
const TIERS = ['web', 'queue', 'data'];
const IN_SUBNET = 250;

/** A VPC with four subnets of 250 instances each, for its map and for rules that name subnets. */
function addWideNetwork(seeder: Seeder): void {
  const { store } = seeder;
  const { tables } = store;
  const { id: project } = addProject(seeder, 'fernhill', NETWORK, '1000 instances in one VPC', 2);
  const vpc = tables.vpcs.find(({ projectId: of }) => of === project);
  if (!vpc) throw new Error(`${NETWORK} has no VPC`);
  for (const [index, name] of TIERS.entries()) {
    const subnet = tables.subnets.put({
      ...seeder.named('vpc-subnet', vpc.id, name, 2),
      vpcId: vpc.id,
      ipv4Block: `10.${index + 1}.0.0/22`,
      ipv6Block: vpc.ipv6Prefix.replace(/::\/48$/, `:${index + 1}::/64`),
    });
    seeder.at(2, () => putSubnetRoute(store, vpc, subnet));
  }
  for (const subnet of tables.subnets.filter(({ vpcId }) => vpcId === vpc.id))
    for (let number = 1; number <= IN_SUBNET; number += 1) {
      const name = `${subnet.name}-${String(number).padStart(3, '0')}`;
      const seed = { name, cpus: 2, memory: 8, days: 1, state: 'running', bare: true } as const;
      const { id } = addMachine(seeder, project, seed);
      seeder.at(1, () => addInterface(store, id, subnet, { name: 'net0', description: '' }));
    }
}

/**
 * For speed tests: 1,000 and 10,000 instances in a project, which have neither disks nor interfaces, 1,000 instances in one VPC, and
 * 1,200 more projects.
 */
export function addLarge(seeder: Seeder): void {
  const { tables } = seeder.store;
  const home = siloId('fernhill');
  for (const [name, count] of rows) {
    tables.projects.put({
      ...seeder.named('project', 'fernhill', name, 1, `${count} instances`),
      siloId: home,
    });
    for (let number = 1; number <= count; number += 1) {
      const machine = {
        name: `vm-${String(number).padStart(5, '0')}`,
        cpus: 1 + (number % 8),
        memory: 4 * (1 + (number % 4)),
        days: number / 50,
      };
      const seed = { ...machine, state: states[number % states.length] ?? 'running', bare: true } as const;
      addMachine(seeder, projectId('fernhill', name), seed);
    }
  }
  for (let number = 1; number <= 1200; number += 1) {
    const name = `team-${String(number).padStart(4, '0')}`;
    tables.projects.put({ ...seeder.named('project', 'fernhill', name, number / 4), siloId: home });
  }
  addWideNetwork(seeder);
}
