/** What a list needs when it is sorted, filtered or has its columns chosen: a chunk of its own (use-view-parts.ts). */
export { arrange } from './arrange.ts';
export { chosenColumns } from './choice.ts';
export { CountBar } from './count-bar.tsx';
export { entriesOf } from './entries.ts';
export { NoMatch } from './no-match.tsx';
export { nextSort, readView, writeView } from './view.ts';
