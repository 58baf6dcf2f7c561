/** Sorting, filtering and choosing the columns of a list: a separate chunk (list/use-view-parts.ts). */
export { arrange } from './arrange.ts';
export { chosenColumns } from './choice.ts';
export { CountBar } from './count-bar.tsx';
export { entriesOf } from './entries.ts';
export { SavedViews } from './saved-views.tsx';
export { NoMatch } from './no-match.tsx';
export { nextSort, readView, writeView } from './view.ts';
