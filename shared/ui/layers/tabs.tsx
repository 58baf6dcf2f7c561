import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from '@console/shared/router';
import { cx } from '../basic/index.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import styles from './tabs.module.css';
import { useTabInSight } from './use-tab-in-sight.ts';
import { onTabKeys } from './use-tab-keys.ts';

/** line: underlined row. segmented: sub-tabs. side: a column at the left. */
export type TabsVariant = 'line' | 'segmented' | 'side';

export type TabItem<Id extends string = string> = {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
};

export type TabsProps<Id extends string> = {
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Name of the list of tabs. */
  label?: string | undefined;
  variant?: 'line' | 'segmented' | undefined;
  /** Shown beside the tabs, at the right. */
  actions?: ReactNode;
  /** Adds the gutter of a page; false in forms and cards. */
  inset?: boolean | undefined;
};

const TAB = '[role="tab"]';

/**
 * Tabs that switch a view inside a page. Only the selected content is mounted; the panel is named by its tab. On a page (`inset`),
 * content that fails is replaced by the failure, and the rest of the page stays.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { tabs, selected, onSelect, label, variant = 'line', actions, inset = true } = props;
  const id = useId();
  const open = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const select = (index: number) => {
    const tab = tabs[index];
    if (tab) onSelect(tab.id);
  };
  return (
    <>
      <div className={cx(styles.bar, styles[variant], !inset && styles.bare)}>
        <div
          role="tablist"
          aria-label={label}
          className={styles.list}
          onKeyDown={(event) => onTabKeys(event, TAB, select)}
        >
          {tabs.map((tab, index) => {
            const isSelected = tab === open;
            return (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${id}-${tab.id}`}
                className={cx(styles.tab, isSelected && 'is-selected')}
                aria-selected={isSelected}
                aria-controls={isSelected ? `${id}-panel` : undefined}
                tabIndex={isSelected ? 0 : -1}
                onClick={() => select(index)}
              >
                {tab.label}
              </button>
            );
          })}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {open && (
        <div
          key={open.id}
          role="tabpanel"
          id={`${id}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-${open.id}`}
          tabIndex={0}
        >
          {inset ? <PanelBoundary>{open.content}</PanelBoundary> : open.content}
        </div>
      )}
    </>
  );
}

export type RouteTab = {
  readonly to: string;
  readonly label: ReactNode;
  /** Path prefix under which the tab is selected, when it is not `to`: for tabs with sub-tabs. */
  readonly activePrefix?: string | undefined;
};

export type RouteTabsProps = {
  tabs: readonly RouteTab[];
  label?: string | undefined;
  variant?: TabsVariant | undefined;
  actions?: ReactNode;
  /** The panel, usually an `<Outlet />`. */
  children: ReactNode;
};

const isWithin = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** A tab stays selected while the create form of its list is open, like a link of the sidebar. */
const continues = (path: string, prefix: string) => isWithin(path, prefix) || isWithin(path, `${prefix}-new`);

const prefixOf = (tab: RouteTab) => tab.activePrefix ?? tab.to;

/** Index of the tab with the longest prefix of the path: `/users/groups` also continues `/users`. -1 without one. */
function selectedOf(tabs: readonly RouteTab[], path: string): number {
  const [best] = tabs
    .filter((tab) => continues(path, prefixOf(tab)))
    .sort((one, other) => prefixOf(other).length - prefixOf(one).length);
  return best ? tabs.indexOf(best) : -1;
}

/**
 * Tabs that are pages: links with the roles of tabs. A tab that becomes selected keeps the focus. A tab that fails is shown as failed
 * in the panel (`tabs` of `screen` in shared/routing).
 */
export function RouteTabs({ tabs, label, variant = 'line', actions, children }: RouteTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const selected = selectedOf(tabs, pathname);
  useTabInSight(list, selected);
  const go = (index: number) => {
    const tab = tabs[index];
    if (tab) void navigate(tab.to);
  };
  return (
    <div className={cx(styles.route, variant === 'side' && styles.routeSide)}>
      <div className={cx(styles.bar, styles[variant])}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={variant === 'side' ? 'vertical' : undefined}
          className={styles.list}
          onKeyDown={(event) => onTabKeys(event, TAB, go)}
        >
          {tabs.map((tab, index) => (
            <RouterLink
              key={tab.to}
              to={tab.to}
              role="tab"
              id={`${id}-${index}`}
              className={cx(styles.tab, index === selected && 'is-selected')}
              aria-selected={index === selected}
              aria-controls={index === selected ? `${id}-panel` : undefined}
              // Without a selected tab, the first one is in the tab order
              tabIndex={index === Math.max(selected, 0) ? 0 : -1}
            >
              {tab.label}
            </RouterLink>
          ))}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={styles.panel}
        tabIndex={0}
        {...(selected >= 0 && { 'aria-labelledby': `${id}-${selected}` })}
      >
        <PanelBoundary>{children}</PanelBoundary>
      </div>
    </div>
  );
}
