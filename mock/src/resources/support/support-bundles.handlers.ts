import { parseRange } from '../../wire/byte-range.ts';
import { filesOf } from './bundle-files.ts';
import { Raw, type Call, type Handlers } from '../call.ts';
import { insufficientCapacity, invalid, MockError, notFound } from '../../wire/errors.ts';
import { page } from '../page.ts';
import type { Collected, SupportBundleRow } from '../../store/rows/support.ts';
import { beginBundle, destroyBundle } from './support-bundles.ts';
import { zip } from './zip.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A downloadable file. */
interface Download {
  readonly type: string;
  /** Suggested file name. */
  readonly name: string;
  readonly bytes: Bytes;
}

function findBundle(call: Call, id: string): SupportBundleRow {
  const bundle = call.tables.supportBundles.get(id);
  if (bundle === undefined) throw notFound('support-bundle', { id });
  return bundle;
}

/** A bundle whose files can be read. */
function findCollected(call: Call, id: string): { bundle: SupportBundleRow; collected: Collected } {
  const bundle = findBundle(call, id);
  const { collected, state } = bundle;
  if (state !== 'active' || collected === null)
    throw invalid(`the support bundle cannot be read while it is ${state}`);
  return { bundle, collected };
}

function archiveOf(call: Call, id: string): Download {
  const { bundle, collected } = findCollected(call, id);
  const bytes = zip(filesOf(bundle, collected), collected.at);
  return { type: 'application/zip', name: `support-bundle-${id}.zip`, bytes };
}

function fileOf(call: Call, id: string, name: string): Download {
  const { bundle, collected } = findCollected(call, id);
  const file = filesOf(bundle, collected).find((entry) => entry.name === name && !name.endsWith('/'));
  if (file === undefined) throw notFound('support-bundle-file', { name });
  const last = name.slice(name.lastIndexOf('/') + 1);
  return { type: 'application/octet-stream', name: last, bytes: file.bytes };
}

/** One name per line, in the order of the archive. */
function indexOf(call: Call, id: string): Download {
  const { bundle, collected } = findCollected(call, id);
  const names = filesOf(bundle, collected).map(({ name }) => name);
  const bytes = new TextEncoder().encode(names.join('\n'));
  return { type: 'text/plain; charset=utf-8', name: `support-bundle-${id}.txt`, bytes };
}

function headersOf({ type, name }: Download, length: number): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': String(length),
    'content-type': type,
  };
}

/** Length and type without the bytes. A range has no effect here (RFC 9110, 14.2). */
const head = (download: Download): Raw => new Raw(headersOf(download, download.bytes.length));

/** The bytes, or the requested range of them: the contract does not specify the status of these calls. */
function send(call: Call, download: Download): Raw {
  const { bytes } = download;
  const range = parseRange(call.range, bytes.length);
  if (range === undefined) return new Raw(headersOf(download, bytes.length), bytes);
  if (range === 'none') {
    const whole = { 'accept-ranges': 'bytes', 'content-range': `bytes */${bytes.length}` };
    throw new MockError(416, 'InvalidRequest', 'the range lies behind the end of the file', whole);
  }
  const part = bytes.slice(range.first, range.last + 1);
  const place = { 'content-range': `bytes ${range.first}-${range.last}/${bytes.length}` };
  return new Raw({ ...headersOf(download, part.length), ...place }, part, 206);
}

/** Bundles are stored on disks of sleds: there is room for one on each sled in service. */
function requireRoom(call: Call): void {
  const { sleds, supportBundles } = call.tables;
  const room = sleds.filter((sled) => sled.policy.kind === 'in_service').length;
  if (supportBundles.filter((bundle) => bundle.state !== 'failed').length >= room)
    throw insufficientCapacity('there is no room for another support bundle: delete one first');
}

/** Support bundles: archives of logs and state for support. docs/contract/server-behaviour.md section 13; types `SupportBundleInfo`. */
export const supportBundles = {
  supportBundleList({ query }, call) {
    return page(call, query, [...call.tables.supportBundles], ({ id }) => ({ id }));
  },

  supportBundleCreate(_, call) {
    requireRoom(call);
    return beginBundle(call.store, 'Requested through the API');
  },

  supportBundleView({ path }, call) {
    return findBundle(call, path.supportBundle);
  },

  /** Failed is the end of a bundle: it stays. corrections "Second reading". */
  supportBundleDelete({ path }, call) {
    const bundle = findBundle(call, path.supportBundle);
    if (bundle.state === 'failed') throw invalid('a support bundle that has failed cannot be deleted');
    if (bundle.state === 'destroying') throw invalid('the support bundle is being deleted already');
    destroyBundle(call.store, bundle);
  },

  supportBundleDownload({ path }, call) {
    return send(call, archiveOf(call, path.supportBundle));
  },

  supportBundleHead({ path }, call) {
    return head(archiveOf(call, path.supportBundle));
  },

  supportBundleDownloadFile({ path }, call) {
    return send(call, fileOf(call, path.supportBundle, path.file));
  },

  supportBundleHeadFile({ path }, call) {
    return head(fileOf(call, path.supportBundle, path.file));
  },

  supportBundleIndex({ path }, call) {
    return send(call, indexOf(call, path.supportBundle));
  },
} satisfies Partial<Handlers>;
