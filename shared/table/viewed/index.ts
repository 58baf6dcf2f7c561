/** What a list needs when it is sorted or filtered: a chunk of its own (shared/table/use-viewed.ts). */
export { arrange } from './arrange.ts';
export { CountBar } from './count-bar.tsx';
export { NoMatch } from './no-match.tsx';
