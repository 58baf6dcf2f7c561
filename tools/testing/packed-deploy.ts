import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { writePackage } from '../sdk/pack.ts';

/**
 * Writes `@console/deploy` to a folder outside of the repository, beside the packages that it names and no others. Returns the path of its
 * command and these names.
 */
export async function packedDeploy(folder: string): Promise<{ cli: string; packages: string[] }> {
  await writePackage('deploy', folder);
  const described = readJson(join(folder, 'package.json'));
  const named = isRecord(described) && isRecord(described['dependencies']) ? described['dependencies'] : {};
  const packages = Object.keys(named);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of packages)
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  return { cli: join(folder, 'deploy/cli.js'), packages };
}
