import type { ReactNode } from 'react';
import { isKind } from '@console/shared/api';
import { ipVersion, NOT_READABLE, readableNode } from '@console/shared/format';
import {
  CopyButton,
  cx,
  Dash,
  ExternalLink,
  Mono,
  NotReported,
  Skeleton,
  Tag,
  Unknown,
} from '@console/shared/ui/basic';
import styles from './cells.module.css';

/** An em dash, for a missing value. */
export function EmptyCell() {
  return <Dash />;
}

type NameButtonProps = {
  readonly name: string;
  /** The name is unknown: shows the id in monospaced type. */
  readonly isId?: boolean;
  readonly onOpen: () => void;
};

/** The name of a row as a button over its cell, for lists whose details open beside them. */
export function NameButton({ name, isId = false, onOpen }: NameButtonProps) {
  return (
    <button type="button" className={cx(styles.nameButton, styles.link, isId && styles.id)} onClick={onOpen}>
      {readableNode(name)}
    </button>
  );
}

/** A kind and its value as two tags; the value keeps its case. */
export function TypeValueCell({
  pair,
}: {
  pair: { type: string; value?: string | undefined } | null | undefined;
}) {
  if (!pair) return <Dash />;
  return (
    <span className={styles.pair}>
      <Tag>{pair.type}</Tag>
      {pair.value !== undefined && (
        <Tag solid raw>
          {pair.value}
        </Tag>
      )}
    </span>
  );
}

/** An address, as a link to it or as text, with a copy button. */
export function IpCell({ ip, link, copy }: { ip: string | null | undefined; link: boolean; copy: boolean }) {
  if (!ip) return <Dash />;
  if (typeof ip !== 'string') return NOT_READABLE;
  const host = ip.includes(':') ? `[${ip}]` : ip;
  return (
    <span className={styles.withCopy}>
      {link && ipVersion(ip) ? (
        <ExternalLink href={`https://${host}`} icon={false}>
          <Mono>{ip}</Mono>
        </ExternalLink>
      ) : (
        <Mono>{ip}</Mono>
      )}
      {copy && <CopyButton text={ip} />}
    </span>
  );
}

/** State of a lookup by id. A query of `@console/shared/query` has this type. */
export type Lookup<Data> = {
  readonly data?: Data | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
};

type LookupCellProps<Data> = {
  readonly query: Lookup<Data>;
  /** There is nothing to look up. */
  readonly none?: boolean;
  readonly children: (data: NonNullable<Data>) => ReactNode;
};

/**
 * A looked-up value: a skeleton while it loads, an em dash if there is none, `Deleted` if it is gone (or `null`: `optionalLookup`),
 * `Not available` if it could not be read.
 */
export function LookupCell<Data>({ query, none = false, children }: LookupCellProps<Data>) {
  if (none) return <Dash />;
  const { data } = query;
  if (data === null) return <Tag>Deleted</Tag>;
  if (data !== undefined) return children(data);
  if (query.isPending) return <Skeleton width="5rem" />;
  if (isKind(query.error, 'gone')) return <NotReported />;
  return isKind(query.error, 'not-found') ? <Tag>Deleted</Tag> : <Unknown />;
}
