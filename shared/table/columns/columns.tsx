import type { ReactNode } from 'react';
import {
  BoolIcon,
  ChipList,
  Clip,
  type ChipItem,
  Dash,
  DateTime,
  Id,
  NotReported,
  Quantity,
  RowLink,
  StatusBadge,
  Tag,
} from '@console/shared/ui/basic';
import { formatBytes, formatNumber, humanize, NOT_REPORTED, readableNode } from '@console/shared/format';
import { IpCell, TypeValueCell } from './cells.tsx';
import styles from './cells.module.css';
import { type Column, column, type ColumnGroup, type ColumnOptions } from './column.ts';

/** A value that may be missing. */
type Maybe<Value> = Value | null | undefined;

const unitOf = (unit: string | ((value: number) => string) | undefined, value: number) =>
  typeof unit === 'function' ? unit(value) : unit;

/** The kinds of columns for one type of row (docs/screens/common-ui.md section 18). */
export function columns<Row>() {
  type Options = ColumnOptions<Row>;
  type Get<Value> = (row: Row) => Value;
  return {
    link: (header: string, text: Get<string>, to: Get<string>, options: Options = {}) =>
      column<Row>(
        header,
        (row) => (
          <RowLink to={to(row)} className={styles.link}>
            {text(row)}
          </RowLink>
        ),
        options,
        { isName: true, value: text },
      ),
    name: (header: string, get: Get<string>, options: Options = {}) =>
      column<Row>(header, (row) => <span className={styles.name}>{readableNode(get(row))}</span>, options, {
        isName: true,
        value: get,
      }),
    text: (header: string, get: Get<Maybe<string>>, options: Options = {}) =>
      column<Row>(header, (row) => get(row) || <Dash />, options, {
        meta: (row) => get(row) || null,
        value: get,
      }),
    description: (get: Get<Maybe<string>>, header = 'description', options: Options = {}) =>
      column<Row>(header, (row) => descriptionText(get(row)), options, {
        rank: 2,
        meta: (row) => get(row) || null,
        value: get,
      }),
    date: (header: string, get: Get<Maybe<Date>>, options: Options = {}) =>
      column<Row>(header, (row) => dateText(get(row)), options, {
        rank: 3,
        width: 13,
        value: get,
        kind: 'date',
        cut: false,
      }),
    id: (header: string, get: Get<string>, options: Options = {}) =>
      column<Row>(header, (row) => <Id value={get(row)} whole />, options, {
        rank: 3,
        width: 20,
        value: get,
      }),
    boolean: (header: string, get: Get<boolean>, options: Options = {}) =>
      column<Row>(header, (row) => boolIcon(get(row)), options, {
        rank: 2,
        width: 8,
        // An icon means nothing without its header
        meta: () => null,
        value: get,
        words: (row) => (get(row) ? header : ''),
        kind: 'choice',
        cut: false,
      }),
    enabled: (header: string, get: Get<boolean>, options: Options = {}) =>
      column<Row>(header, (row) => <StatusBadge entity="toggle" status={toggleOf(get(row))} />, options, {
        width: 8,
        value: (row) => toggleOf(get(row)),
        kind: 'choice',
        cut: false,
      }),
    size: (header: string, bytes: Get<Maybe<number>>, options: Options = {}) =>
      column<Row>(header, (row) => sizeText(bytes(row)), options, {
        rank: 2,
        width: 8,
        align: 'end',
        value: bytes,
        words: (row) => formatBytes(bytes(row) ?? 0).text,
        kind: 'size',
        cut: false,
      }),
    number: (
      header: string,
      get: Get<Maybe<number>>,
      unit?: string | ((value: number) => string),
      options: Options = {},
    ) =>
      column<Row>(header, (row) => quantityOf(get(row), unit) ?? <Dash />, options, {
        rank: 2,
        width: 8,
        align: 'end',
        meta: (row) => quantityOf(get(row), unit),
        // A number without a unit means nothing without its header
        labeled: unit === undefined,
        value: get,
        words: (row) => `${formatNumber(get(row) ?? 0)} ${unitOf(unit, get(row) ?? 0) ?? ''}`,
        cut: false,
      }),
    tag: (header: string, get: Get<Maybe<string>>, options: Options = {}) =>
      column<Row>(header, (row) => tagText(get(row)), options, {
        rank: 2,
        width: 9,
        meta: (row) => humanize(get(row) ?? '') || null,
        value: (row) => humanize(get(row) ?? ''),
        kind: 'choice',
      }),
    typeValue: (
      header: string,
      get: Get<Maybe<{ type: string; value?: string | undefined }>>,
      options: Options = {},
    ) =>
      column<Row>(header, (row) => <TypeValueCell pair={get(row)} />, options, {
        rank: 2,
        width: 14,
        words: (row) => Object.values(get(row) ?? {}).join(' '),
      }),
    ip: (
      header: string,
      get: Get<Maybe<string>>,
      {
        link = false,
        copy = true,
        ...options
      }: Options & { readonly link?: boolean; readonly copy?: boolean } = {},
    ) =>
      column<Row>(header, (row) => <IpCell ip={get(row)} link={link} copy={copy} />, options, {
        width: 13,
        value: get,
        kind: 'address',
      }),
    list: (
      header: string,
      get: Get<readonly ChipItem[]>,
      title: string,
      { max, ...options }: Options & { readonly max?: number } = {},
    ) =>
      column<Row>(
        header,
        (row) => {
          const items = get(row);
          return items.length === 0 ? <Dash /> : <ChipList items={items} max={max} title={title} />;
        },
        options,
        // Those behind `+2` too
        {
          rank: 3,
          words: (row) =>
            get(row)
              .map(({ kind = '', value }) => `${kind} ${value}`)
              .join(' '),
        },
      ),
    custom: (header: string, cell: (row: Row) => ReactNode, options: Options = {}) =>
      column<Row>(header, cell, options),
    group: (header: string, inner: readonly Column<Row>[]): ColumnGroup<Row> => ({ header, columns: inner }),
  };
}

/* Functions that return elements and no components: a list has thousands of cells */

/** Against its type, undefined: a server of another version does not report it, which is neither yes nor no. */
const boolIcon = (value: boolean | undefined) =>
  value === undefined ? <NotReported /> : <BoolIcon value={value} />;

const toggleOf = (value: boolean | undefined) =>
  value === undefined ? NOT_REPORTED : value ? 'enabled' : 'disabled';

const descriptionText = (text: Maybe<string>) => (text ? <Clip text={text} soft /> : <Dash />);

const dateText = (date: Maybe<Date>) => (date ? <DateTime date={date} /> : <Dash />);

function sizeText(bytes: Maybe<number>) {
  return bytes === null || bytes === undefined ? <Dash /> : <Quantity {...formatBytes(bytes)} />;
}

const quantityOf = (value: Maybe<number>, unit: Parameters<typeof unitOf>[0]) =>
  value === null || value === undefined ? null : <Quantity value={value} unit={unitOf(unit, value)} />;

const tagText = (text: Maybe<string>) => (text ? <Tag>{humanize(text)}</Tag> : <Dash />);
