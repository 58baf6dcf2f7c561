import { FILE_LIST } from '../../build/files.ts';
import { join } from 'node:path';
import { isRecord } from '../../shared/record/index.ts';
import { readJson } from '../../tools/machine/files.ts';
import type { Build } from './build.ts';
import { earlierShell } from './earlier.ts';
import type { Files } from './files.ts';
import { jsonOf } from './list.ts';
import { otherBuilds } from './others.ts';
import { documentFiles } from './publish-document.ts';
import { servedLink } from './paths.ts';
import { canonical, signatureProblem } from './signature.ts';
import type { Signing } from './signing.ts';
import { SiteError } from './site-error.ts';
import { readServed, readState, servedBuilds } from './state.ts';

/** Files of the served folder that are not made of builds. */
const OWN_RECORDS = ['state.json', FILE_LIST];
const BLOCK = /<script type="application\/json" id="console-config">([^]*?)<\/script>/;

/** The rows of a document or a registry, each as one text, by the name of its area. */
function rowsOf(path: string, bytes: Uint8Array | undefined): Map<string, string> {
  const text = Buffer.from(bytes ?? []).toString('utf8');
  const json = path.endsWith('.html') ? (BLOCK.exec(text)?.[1] ?? '') : text;
  const config = jsonOf(new Map([[path, Buffer.from(json)]]), path);
  const remotes: unknown = isRecord(config) ? config['remotes'] : undefined;
  const rows: unknown[] = Array.isArray(remotes) ? remotes : [];
  return new Map(rows.map((row) => [isRecord(row) ? String(row['name']) : '', canonical(row)]));
}

/** The differences between a served file and the one that results from the builds. */
function differences(path: string, served: Files, wanted: Files): string[] {
  const [found, right] = [served.get(path), wanted.get(path)];
  if (found !== undefined && right !== undefined && Buffer.from(found).equals(right)) return [];
  const [rows, rightRows] = [rowsOf(path, found), rowsOf(path, right)];
  const names = [...new Set([...rows.keys(), ...rightRows.keys()])];
  const other = names.filter((name) => rows.get(name) !== rightRows.get(name));
  return other.length === 0
    ? [`${path} is not what the signed builds make of it`]
    : other.map((name) => `${path}: the row of ${name} is not that of a signed build`);
}

const problemOf = (build: Build, signing: Signing): string[] => {
  const problem = signatureProblem(build, signing);
  return problem === undefined ? [] : [`${build.what.app} ${build.what.build}: ${problem}`];
};

/**
 * Verifies what a site serves with its release keys: each build by its signature, and documents and registries against those that result
 * from these builds. Nothing is verified where there are no keys.
 * @param trusted keys from outside of the site, which cannot be replaced by writing to it
 */
export function servedProblems(site: string, trusted?: Signing): string[] {
  const state = readState(site);
  const signing = trusted ?? state.signing;
  if (signing === undefined) return [];
  const builds = servedBuilds(site, state);
  const others = otherBuilds(site, state);
  const earlier = earlierShell(site, state);
  const served = new Map([...readServed(site)].filter(([path]) => !OWN_RECORDS.includes(path)));
  const { files } = documentFiles({ state, builds, others, earlier });
  const wanted = new Map([...files].filter(([path]) => !OWN_RECORDS.includes(path)));
  return [
    ...[...builds.values(), ...others, ...(earlier ? [earlier] : [])].flatMap((build) =>
      problemOf(build, signing),
    ),
    ...[...new Set([...served.keys(), ...wanted.keys()])].flatMap((path) =>
      differences(path, served, wanted),
    ),
  ];
}

/** Whether a site has release keys; reads nothing else. */
function hasKeys(site: string): boolean {
  const state = readJson(join(servedLink(site), 'state.json'));
  return isRecord(state) && state['signing'] !== undefined;
}

/** Refuses a site that serves anything other than builds signed by its release keys. */
export function verifyServed(site: string, trusted?: Signing): void {
  if (trusted === undefined && !hasKeys(site)) return;
  const problems = servedProblems(site, trusted);
  if (problems.length > 0)
    throw new SiteError(
      `${site} has what its release keys have not signed:\n${problems.join('\n')}\nPublish these builds again, or write the document again when only this tool was updated: settings`,
    );
}
