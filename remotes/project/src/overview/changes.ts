import type { Instance } from '@console/shared/api';
import { KINDS, type Kind, type Seen } from './visits.ts';

/** A change of a resource since the last visit. */
export interface Happening {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly what: 'created' | 'changed' | 'vanished';
  /** When, by the server's clock; unknown for vanished resources. */
  readonly at?: Date;
}

type Dated = Happening & { readonly at: Date };

interface Row {
  readonly id: string;
  readonly name: string;
  readonly timeCreated: Date;
  readonly timeModified: Date;
  readonly timeRunStateUpdated?: Instance['timeRunStateUpdated'];
}

/** The lists that are compared; undefined for one that could not be read. */
export type Rows = Readonly<Partial<Record<Kind, readonly Row[] | undefined>>>;

/** The latest change of a resource: of its settings, or of the state of an instance. */
const changedAt = ({ timeModified, timeRunStateUpdated }: Row): Date =>
  timeRunStateUpdated && timeRunStateUpdated > timeModified ? timeRunStateUpdated : timeModified;

/**
 * What happened since the last visit: resources that have vanished first, then the latest. A kind that was not read at both times
 * yields no vanished resources.
 */
export function happeningsSince({ at, names }: Seen, rows: Rows): readonly Happening[] {
  const dated = KINDS.flatMap((kind) =>
    (rows[kind] ?? []).flatMap((row): readonly Dated[] => {
      const { id, name, timeCreated } = row;
      // A date that could not be read is not after anything
      if (Number(timeCreated) > at) return [{ id, kind, name, what: 'created', at: timeCreated }];
      const changed = changedAt(row);
      return Number(changed) > at ? [{ id, kind, name, what: 'changed', at: changed }] : [];
    }),
  );
  const vanished = KINDS.flatMap((kind) => {
    const present = rows[kind] && new Set(rows[kind].map(({ id }) => id));
    return Object.entries(names[kind] ?? {})
      .filter(([id]) => present?.has(id) === false)
      .map(([id, name]) => ({ id, kind, name, what: 'vanished' as const }));
  });
  return [...vanished, ...dated.toSorted((a, b) => Number(b.at) - Number(a.at))];
}
