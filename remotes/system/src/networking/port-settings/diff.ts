import { diffSet, type LineField, type LineRule } from '@console/shared/sets';
import { parseNet } from '@console/shared/format';
import type { Draft, DraftAddress, DraftInterface, DraftLink, DraftPeer, DraftRoute } from './draft.ts';
import { fecLabel, geometryLabel, policyLabel, speedLabel } from './labels.ts';

/** The risk of a change: it may cut the link, end sessions, or have no visible effect. */
export type Risk = 'cut' | 'session' | 'quiet';

export interface FieldChange {
  readonly label: string;
  readonly was: string;
  readonly is: string;
}

/** A difference of two settings. */
export interface DiffLine {
  readonly section: 'Port' | 'Links' | 'Interfaces' | 'Addresses' | 'Routes' | 'BGP peers';
  readonly key: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldChange[];
  readonly risk: Risk;
}

const text = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const LINK: LineRule<DraftLink> = {
  key: ({ name }) => name,
  fields: [
    { label: 'Speed', of: ({ speed }) => speedLabel(speed) },
    { label: 'FEC', of: ({ fec }) => fecLabel(fec) },
    { label: 'Autonegotiation', of: ({ autoneg }) => (autoneg ? 'On' : 'Off') },
    { label: 'MTU', of: ({ mtu }) => text(mtu) },
    { label: 'Signal tuning', of: ({ txEq }) => tuningText(txEq) },
    { label: 'LLDP', of: ({ lldp }) => lldpText(lldp) },
  ],
};

/** Fields of a link that do not affect the neighbor. */
const QUIET_LINK: ReadonlySet<string> = new Set(['LLDP']);

function tuningText(txEq: DraftLink['txEq']): string {
  const taps = Object.entries(txEq ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return taps
    .map(([tap, value]) => `${tap} ${value}`)
    .toSorted()
    .join(', ');
}

function lldpText({ enabled, ...told }: DraftLink['lldp']): string {
  const parts = Object.entries(told).flatMap(([key, value]) => (value ? [`${key} ${value}`] : []));
  return [enabled ? 'On' : 'Off', ...parts.toSorted()].join(', ');
}

const INTERFACE: LineRule<DraftInterface> = {
  key: ({ name }) => name,
  fields: [
    { label: 'Kind', of: ({ kind }) => kind },
    { label: 'VLAN ID', of: ({ vid }) => text(vid) },
    { label: 'IPv6', of: ({ v6Enabled }) => (v6Enabled ? 'On' : 'Off') },
  ],
};

const ADDRESS: LineRule<DraftAddress> = {
  key: ({ interfaceName, address }) => `${interfaceName} ${address}`,
  fields: [
    { label: 'Address lot', of: ({ addressLot }) => addressLot },
    { label: 'VLAN ID', of: ({ vlanId }) => text(vlanId) },
  ],
};

const ROUTE: LineRule<DraftRoute> = {
  key: ({ interfaceName, dst, gw, vid }) =>
    `${interfaceName} ${dst} via ${gw}${vid === null ? '' : ` VLAN ${vid}`}`,
  fields: [{ label: 'Priority', of: ({ ribPriority }) => text(ribPriority) }],
};

const PEER: LineRule<DraftPeer> = {
  key: ({ addr }) => addr,
  fields: [
    { label: 'Interface', of: ({ interfaceName }) => interfaceName },
    { label: 'BGP config', of: ({ bgpConfig }) => bgpConfig },
    { label: 'Remote ASN', of: ({ remoteAsn }) => text(remoteAsn) || 'any' },
    { label: 'Import', of: ({ allowedImport }) => policyLabel(allowedImport) },
    { label: 'Export', of: ({ allowedExport }) => policyLabel(allowedExport) },
    { label: 'Hold time', of: ({ holdTime }) => text(holdTime) },
    { label: 'Keepalive', of: ({ keepalive }) => text(keepalive) },
    { label: 'Connect retry', of: ({ connectRetry }) => text(connectRetry) },
    { label: 'Delay open', of: ({ delayOpen }) => text(delayOpen) },
    { label: 'Idle hold time', of: ({ idleHoldTime }) => text(idleHoldTime) },
    { label: 'Enforce first AS', of: ({ enforceFirstAs }) => (enforceFirstAs ? 'On' : 'Off') },
    { label: 'Local preference', of: ({ localPref }) => text(localPref) },
    { label: 'MED', of: ({ multiExitDiscriminator }) => text(multiExitDiscriminator) },
    { label: 'Communities', of: ({ communities }) => communities.map(String) },
    { label: 'Min TTL', of: ({ minTtl }) => text(minTtl) },
    { label: 'VLAN ID', of: ({ vlanId }) => text(vlanId) },
    // Never the key itself
    {
      label: 'MD5 key',
      of: ({ key }) => (key.kind === 'new' ? 'Changed' : key.kind === 'keep' ? 'Set' : 'Not set'),
    },
  ],
};

const isDefault = ({ dst }: DraftRoute): boolean => parseNet(dst)?.width === 0;

interface Section<Line> {
  readonly section: DiffLine['section'];
  readonly rule: LineRule<Line>;
  readonly risk: (kind: DiffLine['kind'], line: Line, fields: readonly string[]) => Risk;
}

function linesOf<Line>(
  before: readonly Line[],
  after: readonly Line[],
  { section, rule, risk }: Section<Line>,
): DiffLine[] {
  const { added, removed, changed } = diffSet(before, after, rule);
  const fieldText = (line: Line | undefined, of: LineField<Line>['of']): string => {
    const value = line === undefined ? '' : of(line);
    return typeof value === 'string' ? value : value.join(', ');
  };
  const changes = (was: Line | undefined, is: Line | undefined): FieldChange[] =>
    rule.fields
      .map(({ label, of }) => ({ label, was: fieldText(was, of), is: fieldText(is, of) }))
      .filter((field) => field.was !== field.is);
  return [
    ...removed.map((line) => ({
      section,
      key: rule.key(line),
      kind: 'removed' as const,
      fields: changes(line, undefined),
      risk: risk('removed', line, []),
    })),
    ...changed.map(({ before: was, after: is, fields }) => ({
      section,
      key: rule.key(is),
      kind: 'changed' as const,
      fields: changes(was, is),
      risk: risk('changed', is, fields),
    })),
    ...added.map((line) => ({
      section,
      key: rule.key(line),
      kind: 'added' as const,
      fields: changes(undefined, line),
      risk: risk('added', line, []),
    })),
  ];
}

function portLines(before: Draft, after: Draft): DiffLine[] {
  const geometry = { was: geometryLabel(before.geometry), is: geometryLabel(after.geometry) };
  const port = (key: string, change: Omit<FieldChange, 'label'>, risk: Risk): DiffLine[] =>
    change.was === change.is
      ? []
      : [{ section: 'Port', key, kind: 'changed', fields: [{ label: key, ...change }], risk }];
  return [
    ...port('Geometry', geometry, 'cut'),
    ...port('Description', { was: before.description, is: after.description }, 'quiet'),
  ];
}

/**
 * The differences of two settings and the risk of each. Names are not compared, and the order of lists is ignored
 * (docs/screens/operator.md section 9.9).
 */
export function diffSettings(before: Draft, after: Draft): DiffLine[] {
  const peered = new Set([...before.peers, ...after.peers].map(({ interfaceName }) => interfaceName));
  const bySessions = (name: string, kind: DiffLine['kind']): Risk =>
    kind !== 'added' && peered.has(name) ? 'session' : 'quiet';
  return [
    ...portLines(before, after),
    ...linesOf(before.links, after.links, {
      section: 'Links',
      rule: LINK,
      risk: (kind, _, fields) =>
        kind === 'removed' || fields.some((label) => !QUIET_LINK.has(label)) ? 'cut' : 'quiet',
    }),
    ...linesOf(before.interfaces, after.interfaces, {
      section: 'Interfaces',
      rule: INTERFACE,
      risk: (kind, { name }) => bySessions(name, kind),
    }),
    ...linesOf(before.addresses, after.addresses, {
      section: 'Addresses',
      rule: ADDRESS,
      risk: (kind, { interfaceName }) => bySessions(interfaceName, kind),
    }),
    ...linesOf(before.routes, after.routes, {
      section: 'Routes',
      rule: ROUTE,
      risk: (kind, route) => (kind !== 'added' && isDefault(route) ? 'cut' : 'quiet'),
    }),
    ...linesOf(before.peers, after.peers, {
      section: 'BGP peers',
      rule: PEER,
      risk: (kind) => (kind === 'added' ? 'quiet' : 'session'),
    }),
  ];
}

const ORDER = ['cut', 'session', 'quiet'] as const satisfies readonly Risk[];

/** The highest risk; undefined without differences. */
export const worstRisk = (lines: readonly DiffLine[]): Risk | undefined =>
  ORDER.find((risk) => lines.some((line) => line.risk === risk));
