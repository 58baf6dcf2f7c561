import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { reactVersion, sharedVersion } from '../../build/shares.ts';
import { mismatchOf, type Needs, type Offer } from '../../shared/contract/pair.ts';
import { CONTRACT_MINOR, CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { isRecord } from '../../shared/record/index.ts';
import { documentOf, offerIn } from './document.ts';
import { installedProblems } from './versions.ts';

/** The requirements of a build of this SDK on a shell. */
const NEEDS: Needs = {
  contract: CONTRACT_VERSION,
  contractMinor: CONTRACT_MINOR,
  react: reactVersion,
  shared: sharedVersion,
};

const RULE = 'typescript(no-deprecated)';

/** One result of the doctor; `isToDo` when something has to be changed. */
export interface Finding {
  isToDo: boolean;
  text: string;
}
const toDo = (text: string): Finding => ({ isToDo: true, text });
const fine = (text: string): Finding => ({ isToDo: false, text });

/**
 * Uses of deprecated interfaces in the linter's report, as `file:line:column replacement`: the next major version of the
 * shared modules does not have them.
 * @throws Error when the linter reports nothing that can be read, such as a mistake in its configuration
 */
export function deprecatedIn(report: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(report);
  } catch {
    throw new Error(`oxlint: ${report.trim()}`);
  }
  const found: unknown[] = isRecord(value) && Array.isArray(value['diagnostics']) ? value['diagnostics'] : [];
  return found.filter(isRecord).flatMap((one) => {
    if (one['code'] !== RULE) return [];
    const labels: unknown[] = Array.isArray(one['labels']) ? one['labels'] : [];
    const [label] = labels;
    const span = isRecord(label) && isRecord(label['span']) ? label['span'] : {};
    const message = String(one['message']).replaceAll(/\s*\n\s*/g, ' ');
    return [`${String(one['filename'])}:${String(span['line'])}:${String(span['column'])} ${message}`];
  });
}

/** Uses of deprecated interfaces in the sources of an area. */
async function deprecatedUses(folder: string): Promise<string[]> {
  const program = createRequire(join(folder, 'package.json')).resolve('oxlint/package.json');
  const rules = ['--type-aware', '-A', 'all', '-W', 'typescript/no-deprecated', '--format', 'json'];
  const child = spawn(process.execPath, [join(program, '../bin/oxlint'), ...rules, 'src'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return deprecatedIn(Buffer.concat(chunks).toString());
}

/** Whether a build of this SDK runs on the shell of a site, and what to change if not. */
export function pairing(site: string, offer: Offer | undefined, needs: Needs = NEEDS): Finding {
  if (offer === undefined)
    return fine(
      `${site} does not say what its shell offers: it is older than this check. \`/support\` there has the version of @console/shared; this SDK has ${needs.shared}.`,
    );
  const mismatch = mismatchOf(offer, needs);
  if (mismatch)
    return toDo(
      `${site} refuses what this SDK builds: ${mismatch.message}. ${
        mismatch.behind === 'remote'
          ? `Upgrade to the SDK ${offer.shared}.`
          : `Build with the SDK ${offer.shared}, or publish after the next release of that console.`
      }`,
    );
  if (needs.contract < offer.contract)
    return toDo(
      `${site} accepts what this SDK builds until its next major version: its contract is ${offer.contract}, that of the SDK ${needs.contract}. Upgrade to the SDK ${offer.shared}.`,
    );
  const later = offer.shared === needs.shared ? '' : ` The SDK ${offer.shared} has what was added since.`;
  return fine(
    `${site} accepts what this SDK builds: it shares ${offer.shared}, the SDK has ${needs.shared}.${later}`,
  );
}

/** The obstacles of an area to the next release of the console: libraries, deprecated interfaces, and the shell of a site. */
export async function examine(folder: string, site: URL | undefined): Promise<Finding[]> {
  const libraries = installedProblems(folder).map((problem) =>
    toDo(`This SDK needs ${problem}. Change package.json, then npm install.`),
  );
  const uses = await deprecatedUses(folder);
  const deprecated =
    uses.length === 0
      ? [fine('src/ uses nothing that the next major version of @console/shared takes away.')]
      : [toDo(`The next major version of @console/shared does not have:\n  ${uses.join('\n  ')}`)];
  const pair = site ? [pairing(site.origin, offerIn(await documentOf(site)))] : [];
  return [...libraries, ...deprecated, ...pair];
}
