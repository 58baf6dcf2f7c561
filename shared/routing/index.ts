export { to, fillPath } from './path.ts';
export { crumb } from './crumb.ts';
export { screen, redirect, resolve, type RouteEntry } from './table.ts';
/** @public Imported by the code that build/subjects.ts writes. */
export { subject } from './subject.ts';
export { defineArea, sharedCopies } from './area.ts';
export { useParams, useTabParam } from './hooks.ts';
export { isFormPath, useActionCommand, useCommands } from './commands.ts';
export { useOnReturn } from './use-on-return.ts';
