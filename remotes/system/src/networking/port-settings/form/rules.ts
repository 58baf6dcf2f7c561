import { ipVersion, parseNet } from '@console/shared/format';
import type { Draft } from '../draft.ts';
import { linksOf } from '../labels.ts';
import {
  addressErrors,
  type Fields,
  interfaceErrors,
  linkErrors,
  peerErrors,
  routeErrors,
  type RuleContext,
} from './item-rules.ts';

/** An error and its position: the list, the index and the field. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A context without facts: only the draft itself is checked. */
export const NO_CONTEXT: RuleContext = { lots: undefined, isPending: false, holderOf: () => undefined };

const isTwice = <Item>(items: readonly Item[], index: number, key: (item: Item) => string): boolean => {
  const item = items[index];
  return item !== undefined && items.some((other, at) => at < index && key(other) === key(item));
};

const netKey = (text: string): string => {
  const net = parseNet(text);
  return net ? `${net.version} ${net.address}` : text;
};

function listProblems<Item>(
  list: string,
  items: readonly Item[],
  errors: (item: Item) => Fields,
  unique: { readonly field: string; readonly key: (item: Item) => string; readonly message: string },
): Problem[] {
  return items.flatMap((item, index) => [
    ...Object.entries(errors(item)).flatMap(([field, message]) =>
      message === undefined ? [] : [{ path: [list, index, field], message }],
    ),
    ...(isTwice(items, index, unique.key)
      ? [{ path: [list, index, unique.field], message: unique.message }]
      : []),
  ]);
}

/** All errors of settings with their positions (docs/screens/operator.md section 3.3). */
export function problemsOf(draft: Draft, context: RuleContext = NO_CONTEXT): Problem[] {
  const most = linksOf(draft.geometry);
  const vids = draft.interfaces.filter(({ kind }) => kind === 'vlan');
  return [
    ...(draft.links.length > most
      ? [
          {
            path: ['links'],
            message: `This geometry allows at most ${most} ${most === 1 ? 'link' : 'links'}`,
          },
        ]
      : []),
    ...listProblems('links', draft.links, linkErrors, {
      field: 'name',
      key: ({ name }) => name,
      message: 'Name is already in use',
    }),
    ...listProblems('interfaces', draft.interfaces, (one) => interfaceErrors(one, draft.links), {
      field: 'name',
      key: ({ name }) => name,
      message: 'Name is already in use',
    }),
    ...draft.interfaces.flatMap((one, index) =>
      one.kind === 'vlan' && vids.find(({ vid }) => vid === one.vid) !== one
        ? [{ path: ['interfaces', index, 'vid'], message: 'Another interface has this VLAN ID' }]
        : [],
    ),
    ...listProblems('addresses', draft.addresses, (one) => addressErrors(one, draft, context), {
      field: 'address',
      key: ({ address }) => netKey(address),
      message: 'This address is listed twice',
    }),
    ...listProblems('routes', draft.routes, (one) => routeErrors(one, draft), {
      field: 'dst',
      key: ({ interfaceName, dst, gw, vid }) => `${interfaceName} ${netKey(dst)} ${gw} ${vid}`,
      message: 'This route is listed twice',
    }),
    ...listProblems('peers', draft.peers, (peer) => peerErrors(peer, draft), {
      field: 'addr',
      key: ({ addr }) => netKey(`${addr}/${ipVersion(addr) === 6 ? 128 : 32}`),
      message: 'This peer is listed twice',
    }),
  ];
}
