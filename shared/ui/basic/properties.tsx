import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { isAcronym, readableNode } from '@console/shared/format';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './properties.module.css';
import { Dash, DateTime, Id } from './values.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PropertiesTableProps = {
  /** Name of the list, when a page has more than one. */
  label?: string | undefined;
  /** Columns on a wide window; two on a narrow one. */
  columns?: 4 | 2 | 1 | undefined;
  /** Six columns on a wide window, for many short properties in two rows. */
  six?: boolean | undefined;
  /** Adds the padding of a page; false inside forms and cards. */
  inset?: boolean | undefined;
  /** A chart follows: on phones they are folded at first, so that it is visible. */
  beforeChart?: boolean | undefined;
  children: ReactNode;
};

/**
 * Properties of a resource as a grid of labels and values. On a page they can be folded where they would fill the window before the
 * first row of the list below. Acceptance tests find it by the class `properties-table`.
 */
export function PropertiesTable({
  label,
  columns = 4,
  six = false,
  inset = true,
  beforeChart = false,
  children,
}: PropertiesTableProps) {
  const id = useId();
  const properties = (
    <dl
      id={id}
      className={cx(
        'properties-table',
        styles.table,
        styles[`columns${six ? 6 : columns}`],
        inset && styles.page,
      )}
      aria-label={label}
    >
      {children}
    </dl>
  );
  return inset ? (
    <Folding of={id} isFirstFolded={beforeChart && isPhone()}>
      {properties}
    </Folding>
  ) : (
    properties
  );
}

const isPhone = (): boolean => window.matchMedia('(max-width: 40rem)').matches;

const FOLDED = 'properties-folded';

/** Whether properties were folded, on any page; false when storage is blocked. */
function wasFolded(): boolean {
  try {
    return localStorage.getItem(FOLDED) !== null;
  } catch {
    return false;
  }
}

function keepFolded(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(FOLDED, '');
    else localStorage.removeItem(FOLDED);
  } catch {
    // Storage is blocked: the choice lasts as long as the page
  }
}

interface FoldingProps {
  of: string;
  /** Whether they are folded until the user chooses. */
  isFirstFolded: boolean;
  children: ReactNode;
}

/** Properties that narrow windows can fold; the choice applies to all pages. Wide windows always show them. */
function Folding({ of, isFirstFolded, children }: FoldingProps) {
  const [choice, choose] = useState(() => (wasFolded() ? true : undefined));
  const isFolded = choice ?? isFirstFolded;
  const fold = () => {
    choose(!isFolded);
    keepFolded(!isFolded);
  };
  return (
    <div className={cx(styles.folding, isFolded && styles.folded)}>
      {children}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-controls={of}
        onClick={fold}
      >
        <span>Properties</span>
        <Icon of={ChevronDown} />
      </button>
    </div>
  );
}

export type PropertyProps = {
  label: string;
  /** Two columns, for ids and descriptions. */
  wide?: boolean | undefined;
  /** Four of six columns, for descriptions. */
  most?: boolean | undefined;
  /** A missing value, `false` or an empty string is shown as a dash. */
  children?: ReactNode;
};

/** One property. There is no space between label and value in the text of the DOM, as acceptance tests expect. */
export function Property({ label, wide, most, children }: PropertyProps) {
  const empty = !children && children !== 0;
  return (
    <div className={cx(styles.cell, wide && styles.wide, most && styles.most)}>
      <dt className={cx(styles.label, isAcronym(label) && styles.caps)}>{label}</dt>
      <dd className={styles.value}>{empty ? <Dash /> : readableNode(children)}</dd>
    </div>
  );
}

type FilledProps = Omit<PropertyProps, 'children'>;

/** The property of a point in time. */
export const DateProperty = ({ date, ...property }: FilledProps & { date: Date }) => (
  <Property {...property}>
    <DateTime date={date} />
  </Property>
);

type IdPropertyProps = Omit<FilledProps, 'label'> & { label?: string; value: string; whole?: boolean };

/** The property of an id, which can be copied. */
export const IdProperty = ({ label = 'ID', value, whole, ...property }: IdPropertyProps) => (
  <Property label={label} {...property}>
    <Id value={value} whole={whole} />
  </Property>
);

/** A property beside the title of a page, such as a state. Its label is only for screen readers. */
export function HeaderProperty({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl>
      <div>
        <dt>
          <VisuallyHidden>{label}</VisuallyHidden>
        </dt>
        <dd>{readableNode(children)}</dd>
      </div>
    </dl>
  );
}
