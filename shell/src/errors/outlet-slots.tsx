import { Component, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from '@console/shared/router';
import { ownerOf } from '../composition/registry.ts';
import { theConsole } from '../composition/console.ts';
import { reportCrash } from './origin.ts';
import { OwnStyleSheets } from './style-sheets.tsx';
import { onUpdateLoop, type UpdateLoopError } from './update-loops.ts';

interface SlotProps {
  /** Path of the page that is, or was, in the slot. */
  path: string;
  /** Its page was left: what still fails is a clean-up. */
  isLeft: boolean;
  children: ReactNode;
}

/** Holds one page, and the errors of its clean-up after it was left; those of a page on screen go on to the route's boundary. */
class Slot extends Component<SlotProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

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
        : new Error('A page threw something that is no error', { cause: error });
    return children;
  }
}

interface Turn {
  /** Which page it is. */
  page: string;
  path: string;
  leftPath: string;
  /** How many pages there have been. */
  count: number;
}

/**
 * Draws `children` for one page after the other, each in a boundary that outlives it by one page. React hands an error that a page
 * throws while it is taken down to the nearest boundary that stays, which would otherwise be that of the next page.
 *
 * @param page changes when the children are those of another page
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
 * Like `Outlet`, but with a boundary for each page that outlives it by one page (`Slots`).
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

/** The pages of the console's areas. */
export const ConsoleBody = () => <OutletSlots below="console-pages" />;

/** The pages that need no session. */
export const PublicBody = () => <OutletSlots below="public-pages" />;

/** The page of an area, inside the boundary of its route: what the area does beyond its elements ends with it. */
export function AreaPages() {
  const [loop, setLoop] = useState<UpdateLoopError>();
  // React tells of its commits outside of React.
  useEffect(() => onUpdateLoop(setLoop), []);
  const area = ownerOf(theConsole().rows, useLocation().pathname)?.name;
  if (loop) throw loop;
  return (
    <OwnStyleSheets area={area}>
      <Outlet />
    </OwnStyleSheets>
  );
}
