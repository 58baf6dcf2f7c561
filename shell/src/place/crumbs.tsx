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
  /** Content beside a crumb, such as a switch to another project. */
  beside: (crumb: Crumb) => ReactNode;
}

/** The breadcrumbs of the page. Phones show only the parent, as a back link. */
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
      // At full length: otherwise the last ones would be measured truncated
      element.dataset['measuring'] = '';
      const full = [...element.children].map((item) => item.getBoundingClientRect().width);
      // The width of the bar does not depend on its breadcrumbs: read here, it takes no second layout
      const available = element.clientWidth;
      delete element.dataset['measuring'];
      return { full, available };
    };
    let { full: widths, available } = measure();
    const fit = () => {
      // On phones most breadcrumbs are hidden and have no width yet.
      if (widths.includes(0)) ({ full: widths, available } = measure());
      setCollapsed(widths.includes(0) ? 0 : collapsedCount(widths, available, MENU_WIDTH));
    };
    fit();
    const observer = new ResizeObserver(() => {
      available = element.clientWidth;
      fit();
    });
    observer.observe(element);
    // The widths change when the web font is loaded: measure again at full length
    let isGone = false;
    if (document.fonts?.status === 'loading')
      void document.fonts.ready.then(() => {
        if (isGone || element.hasAttribute('data-measured')) return;
        ({ full: widths, available } = measure());
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
