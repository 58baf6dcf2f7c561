import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { REMOTES } from '../../build/apps.ts';
import { writeFileList } from '../../build/files.ts';
import { PROGRAMS, runNode } from '../machine/process.ts';

/** An area of the drills: the module of it that changes, and the page with the form that runs it. */
export interface Area {
  readonly remote: (typeof REMOTES)[number];
  readonly module: string;
  readonly page: string;
  readonly heading: string;
  readonly link: string;
  readonly form: string;
}

/** Its route table is in parts, which pin files too. */
export const SYSTEM: Area = {
  remote: 'system',
  module: 'remotes/system/src/silos/create.tsx',
  page: '/system/silos',
  heading: 'Silos',
  link: 'New silo',
  form: 'Create silo',
};

/** Built in a fraction of the time, for what depends on the contract alone. */
export const SETTINGS: Area = {
  remote: 'settings',
  module: 'remotes/settings/src/ssh-keys/create.tsx',
  page: '/settings/ssh-keys',
  heading: 'SSH Keys',
  link: 'Add SSH key',
  form: 'Add SSH key',
};

async function build(app: string, module: string, out: string, more: Record<string, string>): Promise<void> {
  const { code, output } = await runNode(PROGRAMS.rsbuild, ['build', '-c', 'tools/drill/rsbuild.config.ts'], {
    env: { DRILL_REMOTE: app, DRILL_MODULE: module, DRILL_OUT: out, ...more },
  });
  if (code !== 0) throw new Error(output);
}

/** Builds an area with the module changed. */
export const buildChanged = (out: string, { remote, module }: Area): Promise<void> =>
  build(remote, module, out, {});

/**
 * Builds the system area with a fault in the screen of its list of silos: a statement that runs whenever the screen is
 * rendered.
 */
export const buildFaulty = (out: string, fault: string): Promise<void> =>
  build(SYSTEM.remote, 'remotes/system/src/silos/list.tsx', out, { DRILL_FAULT: fault });

/** Builds the shell, or an area with the module changed, as if it had another contract version, in its code and in its metadata. */
export async function buildOfContract(
  out: string,
  app: 'shell-demo' | Area,
  contract: number,
): Promise<void> {
  const isShell = app === 'shell-demo';
  const { remote, module } = isShell ? { ...SETTINGS, remote: app } : app;
  await build(remote, module, out, { DRILL_CONTRACT: String(contract) });
  const path = join(out, isShell ? 'build.json' : 'row.json');
  const facts = readFileSync(path, 'utf8').replace(/"contract": ?\d+/, `"contract": ${contract}`);
  writeFileSync(path, facts);
  writeFileList(out);
}
