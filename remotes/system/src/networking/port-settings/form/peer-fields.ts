import * as v from 'valibot';
import { field } from '@console/shared/forms';
import type { DraftPeer, PeerKey } from '../draft.ts';

const U32 = 4_294_967_295;

/** Splits a typed list of networks or numbers: one for each line, or separated by commas. */
const pieces = (text: string): string[] => text.split(/[\s,;]+/).filter((piece) => piece !== '');

/** Parses a BGP community: a number, or `65001:300` in two halves. */
export function communityOf(text: string): number | undefined {
  const match = /^(\d{1,10})(?::(\d{1,5}))?$/.exec(text);
  if (!match) return undefined;
  const [, first, second] = match;
  const value = second === undefined ? Number(first) : Number(first) * 65_536 + Number(second);
  const isHalf = second === undefined || (Number(first) < 65_536 && Number(second) < 65_536);
  return isHalf && value <= U32 ? value : undefined;
}

const communities = () =>
  v.pipe(
    v.string(),
    v.rawTransform<string, number[]>(({ dataset, addIssue, NEVER }) => {
      const values = pieces(dataset.value).map((piece) => ({ piece, value: communityOf(piece) }));
      const wrong = values.find(({ value }) => value === undefined);
      if (!wrong) return values.flatMap(({ value }) => value ?? []);
      addIssue({
        message: `${wrong.piece} is not a community. Enter a number, or two numbers such as 65001:300`,
      });
      return NEVER;
    }),
  );

const seconds = () => field.number({ max: U32 });

const optional = (max: number) =>
  v.pipe(
    field.optionalNumber({ max }),
    v.transform((value): number | null => value ?? null),
  );

export const peerFields = v.object({
  interfaceName: field.choice({ label: 'Interface' }),
  addr: field.ip(),
  bgpConfig: field.choice(),
  remoteAsn: optional(U32),
  importsOnly: field.flag(),
  importNetworks: v.string(),
  exportsOnly: field.flag(),
  exportNetworks: v.string(),
  holdTime: seconds(),
  keepalive: seconds(),
  connectRetry: seconds(),
  delayOpen: seconds(),
  idleHoldTime: seconds(),
  enforceFirstAs: field.flag(),
  localPref: optional(U32),
  multiExitDiscriminator: optional(U32),
  communities: communities(),
  minTtl: optional(255),
  vlanId: optional(4094),
  keyKind: field.oneOf(['none', 'keep', 'new']),
  md5AuthKey: v.string(),
});

type PeerValues = v.InferInput<typeof peerFields>;

const policyOf = (isOnly: boolean, networks: string): DraftPeer['allowedImport'] =>
  isOnly ? { type: 'allow', value: pieces(networks) } : { type: 'no_filtering' };

const keyOf = (kind: 'none' | 'keep' | 'new', key: string): PeerKey =>
  kind === 'new' ? { kind, key } : { kind };

export function peerOf(body: v.InferOutput<typeof peerFields>): DraftPeer {
  const { importsOnly, importNetworks, exportsOnly, exportNetworks, keyKind, md5AuthKey, ...peer } = body;
  return {
    ...peer,
    allowedImport: policyOf(importsOnly, importNetworks),
    allowedExport: policyOf(exportsOnly, exportNetworks),
    key: keyOf(keyKind, md5AuthKey),
  };
}

const textOf = (policy: DraftPeer['allowedImport'] | undefined): string =>
  policy?.type === 'allow' ? policy.value.join('\n') : '';

/** Initial values of the editor; a stored key is never shown. */
export const peerValues = (peer: DraftPeer | undefined, interfaceName: string | null): PeerValues => ({
  interfaceName: peer?.interfaceName ?? interfaceName,
  addr: peer?.addr ?? '',
  bgpConfig: peer?.bgpConfig ?? null,
  remoteAsn: peer?.remoteAsn ?? null,
  importsOnly: peer?.allowedImport.type === 'allow',
  importNetworks: textOf(peer?.allowedImport),
  exportsOnly: peer?.allowedExport.type === 'allow',
  exportNetworks: textOf(peer?.allowedExport),
  holdTime: peer?.holdTime ?? 6,
  keepalive: peer?.keepalive ?? 2,
  connectRetry: peer?.connectRetry ?? 3,
  delayOpen: peer?.delayOpen ?? 0,
  idleHoldTime: peer?.idleHoldTime ?? 3,
  enforceFirstAs: peer?.enforceFirstAs ?? false,
  localPref: peer?.localPref ?? null,
  multiExitDiscriminator: peer?.multiExitDiscriminator ?? null,
  communities: peer?.communities.join(', ') ?? '',
  minTtl: peer?.minTtl ?? null,
  vlanId: peer?.vlanId ?? null,
  keyKind: peer?.key.kind ?? 'none',
  md5AuthKey: '',
});
