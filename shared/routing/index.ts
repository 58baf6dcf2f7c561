export { to, fillPath, type ParamName, type ParamsOf } from './path.ts';
export { crumb, requireParams, type CrumbNode } from './crumb.ts';
export { screen, redirect, resolve, type RouteEntry, type ScreenModule } from './table.ts';
export { defineArea, sharedCopies } from './area.ts';
export { useParams, useTabParam } from './hooks.ts';
export { useCommands } from './commands.ts';
