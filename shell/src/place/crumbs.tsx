import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { Crumb } from '@console/shared/contract';
import { Link } from '@console/shared/router';
import { cx, MenuButton } from '@console/shared/ui';
import { collapsedCount } from './collapse.ts';
import styles from './crumbs.module.css';

/** Width of the menu button for the collapsed breadcrumbs, in pixels. */
const MENU_WIDTH = 44;

interface TrailProps {
  crumbs: readonly Crumb[];
  /** Index of the one that is a level above the page; -1 for none. */
  up: number;
  /** What stands beside one, such as a way to another project. */
  beside: (crumb: Crumb) => ReactNode;
}

/** The breadcrumbs of the page. Phones show only the one above, as the way back. */
export function Crumbs({ crumbs, ...props }: TrailProps) {
  const key = crumbs.map(({ label, to }) => `${label} ${to}`).join('\n');
  return (
    <nav aria-label="Breadcrumbs" className={styles['crumbs']}>
      {/* The key remounts a changed trail, so that it is measured again. */}
      {crumbs.length > 0 && <Trail key={key} crumbs={crumbs} {...props} />}
    </nav>
  );
}

/** Measures the breadcrumbs once at full length, and afterwards only the available width. */
function useCollapsed() {
  const list = useRef<HTMLOListElement>(null);
  const [collapsed, setCollapsed] = useState(0);
  // Runs before the paint, so that the overflow is never visible.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      // At full length: otherwise the last ones would be measured as short as they are cut
      element.dataset['measuring'] = '';
      const full = [...element.children].map((item) => item.getBoundingClientRect().width);
      delete element.dataset['measuring'];
      return full;
    };
    let widths = measure();
    const fit = () => {
      // On phones most breadcrumbs are hidden and have no width yet.
      if (widths.includes(0)) widths = measure();
      setCollapsed(widths.includes(0) ? 0 : collapsedCount(widths, element.clientWidth, MENU_WIDTH));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    // Text that is drawn in its font later has other widths: the list is measured again at full length
    let isGone = false;
    void document.fonts?.ready.then(() => {
      if (isGone || element.hasAttribute('data-measured')) return;
      widths = measure();
      fit();
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);
  return { list, collapsed };
}

function Trail({ crumbs, up, beside }: TrailProps) {
  const { list, collapsed } = useCollapsed();
  const taken = crumbs.slice(1, 1 + collapsed);
  return (
    <ol ref={list} className={styles['list']} data-measured={collapsed > 0 || undefined}>
      {crumbs.map(({ label, to }, index) => {
        if (index > 0 && index <= collapsed) return null;
        const isLast = index === crumbs.length - 1;
        return (
          <li key={`${index} ${to}`} className={cx(isLast && styles['last'], index === up && styles['up'])}>
            {index === collapsed + 1 && collapsed > 0 && (
              <span className={styles['more']}>
                <MenuButton
                  label="More breadcrumbs"
                  icon={Ellipsis}
                  size="sm"
                  placement="bottom start"
                  entries={taken.map((crumb) => ({ id: crumb.to, ...crumb }))}
                />
              </span>
            )}
            <Link to={to} className={styles['crumb']} {...(isLast && { 'aria-current': 'page' as const })}>
              <span>{label}</span>
            </Link>
            <span className={styles['beside']}>{beside({ label, to })}</span>
          </li>
        );
      })}
    </ol>
  );
}
