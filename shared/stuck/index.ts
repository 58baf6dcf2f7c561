/** States that end automatically and last too long: their limits, a mark for lists, a message for pages. Bundled where used. */
export { adviceOn, type Changing, isTakingLong, type Moment, useMoment } from './changing.ts';
export { TakingLongMark } from './mark.tsx';
export { TakingLongNotice } from './notice.tsx';
