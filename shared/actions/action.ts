import type { ReactNode } from 'react';
import type { Call } from '@console/shared/query';
import type { Undo } from '@console/shared/runtime';
import type { LucideIcon } from 'lucide-react';

/** Why an action is disabled: a sentence, with the solution where that helps. */
export type ActionReason = string;

/** Groups of a menu, in their order (docs/design/language.md section 5, row actions). */
export type ActionSection = 'state' | 'edit' | 'view' | 'delete';

/**
 * An action on a resource. Row menu, page menu, palette and bulk bar are built from the same objects
 * (docs/architecture.md section 3).
 */
export interface Action<Resource> {
  id: string;
  /** Exact label (screens). */
  label: string | ((resource: Resource) => string);
  icon?: LucideIcon;
  section?: ActionSection;
  danger?: boolean;
  /** `true`, or the reason why not. Absent: always allowed. The state table is docs/specification.md section 4. */
  allowed?: (resource: Resource) => true | ActionReason;
  /** It needs another role than its page, which `allowed` or the server checks: `refusalAtom` does not disable it. */
  hasOwnRole?: true;
  /** Target path of a navigation; `run` then prepares it, such as by seeding data that the page reads. */
  to?: (resource: Resource) => string;
  /**
   * The confirmation before the action; the error title is used when the action fails. `danger` makes the button red; the
   * default is the action's own.
   */
  confirm?: (resource: Resource) => { title: string; body: ReactNode; errorTitle: string; danger?: boolean };
  /** The single request of the action, which can be copied as a command. Absent for no request or several. */
  call?: (resource: Resource) => Call;
  /**
   * Runs the action when it does more than send `call`. Rejections are shown in the error toast of the confirmation, or of
   * `errorTitle`. Resolves to a `Following` when the change continues after the server's response: the action is then followed to
   * its end.
   */
  run?: (resource: Resource) => Promise<unknown> | void;
  /** Starts to fetch the code that `run` needs. Called when the confirmation opens, so that the request does not wait for it. */
  prepare?: () => void;
  /** Text of the toast after the server's response: about the success, or about the start when the change is followed. */
  done?: (resource: Resource) => ReactNode;
  /** The reverse, offered in the toast with `done`, given the resource before the action; undefined when there is none. */
  undo?: (resource: Resource) => Undo | undefined;
  /** The change continues after the server's response and nothing follows it: `done` reports its start, not its success. */
  continues?: true;
  /** Runs after a success, before the confirmation closes: for example leaves the page of a deleted resource. */
  after?: (resource: Resource) => unknown;
  /** Present when the action can run on several rows, from the bulk bar. */
  many?: {
    /** Consequence for all rows: whole sentences, shown once, and a part that shows more about them. */
    consequence?: string | ((rows: readonly Resource[]) => ReactNode);
    /** The reverse for the rows that succeeded, given them before the action: offered in a toast at the end. */
    undo?: (rows: readonly Resource[]) => Undo | undefined;
    /** Runs the action on one row without a toast, when `run` shows one; resolves as `run` does. */
    run?: (resource: Resource) => Promise<unknown>;
  };
  /** Title of the error toast for actions without a confirmation. */
  errorTitle?: (resource: Resource) => string;
}
