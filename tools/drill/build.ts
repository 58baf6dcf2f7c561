import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileList } from '../../build/files.ts';
import { PROGRAMS, runNode } from '../machine/process.ts';

/** The remote of the drill, the module of it that changes, and the page that shows it. */
export const REMOTE = 'system';
export const MODULE = 'remotes/system/src/silos/create.tsx';
export const PAGE = '/system/silos';

async function build(out: string, app: string, module: string, more: Record<string, string>): Promise<void> {
  const { code, output } = await runNode(PROGRAMS.rsbuild, ['build', '-c', 'tools/drill/rsbuild.config.ts'], {
    env: { DRILL_REMOTE: app, DRILL_MODULE: module, DRILL_OUT: out, ...more },
  });
  if (code !== 0) throw new Error(output);
}

/** Builds the remote with the module changed. */
export const buildChanged = (out: string): Promise<void> => build(out, REMOTE, MODULE, {});

/**
 * Builds the remote with a fault in the screen of its list of silos: a statement that runs whenever the screen is
 * rendered.
 */
export const buildFaulty = (out: string, fault: string): Promise<void> =>
  build(out, REMOTE, 'remotes/system/src/silos/list.tsx', { DRILL_FAULT: fault });

/** Builds an app as if it had another contract version, in its code and in its metadata. */
export async function buildOfContract(out: string, app: string, contract: number): Promise<void> {
  await build(out, app, MODULE, { DRILL_CONTRACT: String(contract) });
  const path = join(out, app === REMOTE ? 'row.json' : 'build.json');
  const facts = readFileSync(path, 'utf8').replace(/"contract": ?\d+/, `"contract": ${contract}`);
  writeFileSync(path, facts);
  writeFileList(out);
}
