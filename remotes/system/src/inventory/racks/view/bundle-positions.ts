import {
  ALL,
  supportBundleDownloadFile,
  supportBundleIndex,
  supportBundleList,
  type SupportBundleInfo,
} from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';
import { isRecord } from '@console/shared/record';
import { readText } from '@console/shared/runtime';
import type { PositionFact } from './place-sleds.ts';

/** The file of a bundle that contains the positions of sleds. */
const FILE = 'sled_info.json';

const isSled = (value: unknown): value is { readonly cubby: number } =>
  isRecord(value) && typeof value['cubby'] === 'number';

const bundles = () =>
  everyPage((pageToken) => query(supportBundleList, { query: { limit: ALL, pageToken } }));

const unreadable = () => new Error(`The file ${FILE} of the support bundle could not be read.`);

/** Parses the facts of a bundle: the serial of each sled with its cubby. Throws an error to be shown for a file of another format. */
export function readSledInfo(text: string, at: number): readonly PositionFact[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isRecord(value)) throw unreadable();
  return Object.entries(value).map(([serial, sled]) => {
    if (!isSled(sled)) throw unreadable();
    return { serial, kind: 'sled', slot: sled.cubby, at };
  });
}

const newest = (all: readonly SupportBundleInfo[]): SupportBundleInfo | undefined =>
  all
    .filter(({ state }) => state === 'active')
    .toSorted((a, b) => b.timeCreated.getTime() - a.timeCreated.getTime())[0];

/** The positions of sleds from the newest support bundle (docs/screens/operator.md section 9.1). Rejects with an error to be shown. */
export const bundlePositions = (): Query<readonly PositionFact[]> => ({
  queryKey: [supportBundleList.id, 'positions of sleds'],
  queryFn: async (context) => {
    const bundle = newest((await bundles().queryFn(context)).items);
    if (!bundle) throw new Error('There is no readable support bundle. Create one first.');
    const path = { supportBundle: bundle.id };
    const index = await readText(supportBundleIndex, { path }, context.signal);
    if (!index.split('\n').includes(FILE))
      throw new Error('The newest support bundle does not contain the positions of sleds.');
    const text = await readText(supportBundleDownloadFile, { path: { ...path, file: FILE } }, context.signal);
    return readSledInfo(text, bundle.timeCreated.getTime());
  },
});
