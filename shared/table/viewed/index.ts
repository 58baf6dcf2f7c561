/** Sorting, filtering and choosing the columns of a list: a separate chunk (list/use-view-parts.ts). */
export { arrange } from './arrange.ts';
export { chosenColumns } from './choice.ts';
export { CountBar } from './count-bar.tsx';
export { FilterStrip } from './filter-strip.tsx';
export { entriesOf } from './entries.ts';
export { SavedViews } from './saved-views.tsx';
export { HoverBox } from './hover-box.tsx';
export { Suggestions } from './suggestion-list.tsx';
export { suggestionsFor } from './suggestions.ts';
export { filterOf, problemTexts } from './terms.ts';
export { NoMatch } from './no-match.tsx';
export { nextSort, readView, writeView } from './view.ts';
