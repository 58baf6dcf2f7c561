import type { ReactNode } from 'react';
import type { Call } from '@console/shared/query';
import type { LucideIcon } from 'lucide-react';

/** Why an action cannot be taken now: a sentence, and where useful the way out. */
export type ActionReason = string;

/** Groups of a menu, in their order (docs/design/language.md section 5, row actions). */
export type ActionSection = 'state' | 'edit' | 'view' | 'delete';

/**
 * One thing that can be done with a resource. Row menu, page menu, palette and bulk bar are made from the same objects
 * (docs/architecture.md section 3).
 */
export interface Action<Resource> {
  id: string;
  /** Exact label (screens). */
  label: string | ((resource: Resource) => string);
  icon?: LucideIcon;
  section?: ActionSection;
  danger?: boolean;
  /** `true`, or why not. Absent: always. The state table is docs/specification.md section 4. */
  allowed?: (resource: Resource) => true | ActionReason;
  /** A place to go to; `run` then prepares it, such as by seeding what the page will read. */
  to?: (resource: Resource) => string;
  /**
   * The question asked first; the error title is used when the action fails. `danger` makes the button red; the default
   * is the action's own.
   */
  confirm?: (resource: Resource) => { title: string; body: ReactNode; errorTitle: string; danger?: boolean };
  /** The one request it sends, which can be copied as a command. Absent where it sends none, or several. */
  call?: (resource: Resource) => Call;
  /**
   * Does it, where that is more than sending `call`. Rejections become the error toast of the confirmation, or of
   * `errorTitle`.
   */
  run?: (resource: Resource) => Promise<unknown> | void;
  /** What a person is told when it went well. */
  done?: (resource: Resource) => ReactNode;
  /** Follows then, before the confirmation closes: leaves the page of what is gone. */
  after?: (resource: Resource) => unknown;
  /** It can be taken for several at a time, from the bar of a selection. */
  many?: {
    /** What it comes to for all of them, said once: whole sentences. */
    consequence?: string;
    /** Does it to one of them without a word, where `run` says something by itself. */
    run?: (resource: Resource) => Promise<unknown>;
  };
  /** Title of the error toast for actions without a confirmation. */
  errorTitle?: (resource: Resource) => string;
}
