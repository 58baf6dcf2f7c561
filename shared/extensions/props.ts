import type { ExtensionPlace } from '@console/shared/contract';
import type { Instance, Project, Silo, Vpc } from '@console/shared/api';

/** What the page of each resource gives to what other areas add to it. */
interface Subjects {
  instance: { readonly instance: Instance; readonly project: string };
  project: { readonly project: Project };
  vpc: { readonly vpc: Vpc; readonly project: string };
  silo: { readonly silo: Silo };
}

type SubjectOf<Place extends ExtensionPlace> = Place extends `${infer Page extends keyof Subjects}.${string}`
  ? Subjects[Page]
  : never;

/**
 * Props of the `Component` of an extension, by its place: `ExtensionProps<'instance.card'>`. That of an action is mounted when its entry is
 * chosen, and calls `onDismiss` to close.
 */
export type ExtensionProps<Place extends ExtensionPlace> = Place extends `${string}.action`
  ? SubjectOf<Place> & { readonly onDismiss: () => void }
  : SubjectOf<Place>;
