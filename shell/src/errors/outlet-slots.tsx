import { Component, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from '@console/shared/router';
import { ownerOf } from '../composition/registry.ts';
import { currentConsole } from '../composition/console.ts';
import { reportCrash } from './origin.ts';
import { OwnStyleSheets } from './style-sheets.tsx';
import { onUpdateLoop, type UpdateLoopError } from './update-loops.ts';

interface SlotProps {
  /** Path of the page that is or was rendered in the slot. */
  path: string;
  /** The page was left, so every further error comes from its clean-up. */
  isLeft: boolean;
  children: ReactNode;
}

/** The element that contains a page; the frame around it keeps its focus. */
const SHEET = '#scroll-container';

/** Renders one page and catches errors of its clean-up after it was left; errors of a page on screen are rethrown to the route's boundary. */
class Slot extends Component<SlotProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /**
   * Moves the focus out of a page before its elements are removed: when the browser has to move it itself, it lays out a
   * half-changed document.
   */
  override getSnapshotBeforeUpdate(before: SlotProps): null {
    const focused = document.activeElement;
    if (this.props.isLeft && !before.isLeft && focused instanceof HTMLElement && focused.closest(SHEET))
      focused.blur();
    return null;
  }

  /** React warns when a component has the method above and not this one. */
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown) {
    if (this.props.isLeft) reportCrash(error, this.props.path, 'clean-up');
  }

  override render() {
    const { isLeft, children } = this.props;
    if (isLeft) return null;
    const { error } = this.state;
    if (error !== undefined)
      throw error instanceof Error
        ? error
        : new Error('A page threw a value that is not an error', { cause: error });
    return children;
  }
}

interface Turn {
  /** Identifies the current page. */
  page: string;
  path: string;
  leftPath: string;
  /** Number of pages rendered so far. */
  count: number;
}

/**
 * Renders `children` for one page after another, each in a boundary that stays mounted for one more page. React reports an error that
 * a page throws while it is unmounted to the nearest mounted boundary, which would otherwise be the boundary of the next page.
 *
 * @param page key of the page that `children` belong to
 */
export function Slots({ page, children }: { page: string; children: ReactNode }) {
  const { pathname: path } = useLocation();
  const [turn, setTurn] = useState<Turn>({ page, path, leftPath: path, count: 0 });
  if (turn.page !== page) setTurn({ page, path, leftPath: turn.path, count: turn.count + 1 });
  else if (turn.path !== path) setTurn({ ...turn, path });
  return (
    <>
      {[turn.count - 1, turn.count].map((count) => (
        <Slot key={count} isLeft={count < turn.count} path={count < turn.count ? turn.leftPath : turn.path}>
          {children}
        </Slot>
      ))}
    </>
  );
}

/**
 * Like `Outlet`, but each page has a boundary that stays mounted for one more page (`Slots`).
 *
 * @param below id of the route whose child is the page
 */
export function OutletSlots({ below }: { below: string }) {
  const matches = useMatches();
  const page = matches[matches.findIndex(({ id }) => id === below) + 1]?.id ?? '';
  return (
    <Slots page={page}>
      <Outlet />
    </Slots>
  );
}

export const ConsoleBody = () => <OutletSlots below="console-pages" />;

/** The public pages, which need no session. */
export const PublicBody = () => <OutletSlots below="public-pages" />;

/** Renders the page of an area inside the boundary of its route, and removes the area's adopted style sheets when the page is left. */
export function AreaPages() {
  const [loop, setLoop] = useState<UpdateLoopError>();
  // Update loops are detected outside of React.
  useEffect(() => onUpdateLoop(setLoop), []);
  const area = ownerOf(currentConsole().rows, useLocation().pathname)?.name;
  if (loop) throw loop;
  return (
    <OwnStyleSheets area={area}>
      <Outlet />
    </OwnStyleSheets>
  );
}
