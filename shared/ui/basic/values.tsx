import type { ReactNode } from 'react';
import {
  formatAge,
  formatBytes,
  formatDate,
  formatDateTime,
  formatNumber,
  NOT_READABLE,
  NOT_REPORTED,
  readableNode,
  truncate,
} from '@console/shared/format';
import { CopyButton } from './copy.tsx';
import { Clip } from './clip.tsx';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';
import { useAge } from './use-now.ts';
import styles from './values.module.css';

/** A dash means that there is no value, and nothing else: a value that is loading is a skeleton, and an unknown one is {@link Unknown}. */
export function Dash() {
  return (
    <span className={styles.dash} role="img" aria-label="None">
      —
    </span>
  );
}

/** In place of a value that could not be read or is not known; the reason is in a tooltip. */
export function Unknown({ reason }: { reason?: string | undefined }) {
  const word = <span className={styles.unit}>Not available</span>;
  return reason === undefined ? word : <Tooltip content={reason}>{word}</Tooltip>;
}

/** In place of a value that a server of another version does not send: it is unknown, not none. */
export const NotReported = () => <span className={styles.unit}>{NOT_REPORTED}</span>;

/** A number and its unit in secondary color: `32 GiB`. */
export function Quantity({ value, unit }: { value: number | string; unit?: string | undefined }) {
  return (
    <span className={styles.quantity}>
      {typeof value === 'number' ? formatNumber(value) : readableNode(value)}
      {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
    </span>
  );
}

/** A size in the largest unit that keeps the number at or above 1. */
export function Bytes({ bytes }: { bytes: number }) {
  const { value, unit } = formatBytes(bytes);
  if (value === NOT_READABLE) return NOT_READABLE;
  return <Quantity value={value} unit={unit} />;
}

/** Date and time, without a space between them in the text of the DOM. The tooltip has the exact time. */
export function DateTime({ date }: { date: Date }) {
  if (date && !(date instanceof Date)) return NOT_READABLE;
  const text = formatDate(date);
  if (text.iso === '') return <NotReported />;
  return (
    <time className={styles.date} dateTime={text.iso} title={text.iso}>
      {text.date}
      <span className={styles.time}>{text.time}</span>
    </time>
  );
}

export type TimeAgoProps = {
  date: Date;
  /** Text after the age, such as `ago`, where `3m` alone would be unclear. */
  suffix?: string | undefined;
  /** First line of the tooltip: `Run state updated`. */
  title?: string | undefined;
};

/** Time since a moment, kept up to date: `12s`, `6m`, `2d`. The full time is in the tooltip. */
export function TimeAgo({ date, suffix, title }: TimeAgoProps) {
  // Against its type, a server of another version may not report it
  if (date && !(date instanceof Date)) return NOT_READABLE;
  const isReported = date && !Number.isNaN(date.getTime());
  return isReported ? <Ago date={date} suffix={suffix} title={title} /> : <NotReported />;
}

function Ago({ date, suffix, title }: TimeAgoProps) {
  const age = useAge(date, formatAge);
  return (
    <Tooltip title={title} content={<FullTime date={date} />} describe={false}>
      <time className={styles.ago} dateTime={date.toISOString()}>
        {suffix === undefined ? age : `${age} ${suffix}`}
      </time>
    </Tooltip>
  );
}

/** A separate component, so that the text is computed only when the tooltip opens. */
const FullTime = ({ date }: { date: Date }) => formatDateTime(date);

/** Text that users compare character by character: addresses, serial numbers, commands. */
export function Mono({ children, soft }: { children: ReactNode; soft?: boolean | undefined }) {
  return <span className={cx(styles.mono, soft && styles.unit)}>{readableNode(children)}</span>;
}

export type TruncateProps = {
  text: string;
  /** Number of characters; longer text is truncated. */
  max: number;
  position?: 'end' | 'middle' | undefined;
  /** Shows a copy button when the text is truncated. */
  copy?: boolean | undefined;
};

/** Text truncated by characters. Only truncated text has a tooltip and an accessible name with the whole text. */
export function Truncate({ text, max, position = 'end', copy = false }: TruncateProps) {
  if (typeof text !== 'string') return NOT_READABLE;
  if (text.length <= max) return <span className={styles.whole}>{text}</span>;
  return (
    <span className={styles.withCopy}>
      <Cut text={text} shown={truncate(text, max, position)} />
      {copy && <CopyButton text={text} />}
    </span>
  );
}

/** An accessible name needs a role that allows one; the focus is for the tooltip. */
function Cut({ text, shown }: { text: string; shown: string }) {
  return (
    <Tooltip content={text} describe={false}>
      <span className={styles.cut} role="note" aria-label={text} tabIndex={0}>
        {shown}
      </span>
    </Tooltip>
  );
}

export type IdProps = {
  value: string;
  /** Shows all of it, on several lines if necessary; otherwise it is truncated. */
  whole?: boolean | undefined;
  copyLabel?: string | undefined;
};

/** An identifier, truncated to the available width, with a copy button for all of it. */
export function Id({ value, whole = false, copyLabel }: IdProps) {
  return (
    <span className={styles.withCopy}>
      {whole ? <span className={cx(styles.mono, styles.whole)}>{value}</span> : <Clip text={value} mono />}
      <CopyButton text={value} label={copyLabel} />
    </span>
  );
}
