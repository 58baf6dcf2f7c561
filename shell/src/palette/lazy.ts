/** The palette's code, fetched when it is about to be opened. */
export const loadPalette = () => import(/* webpackChunkName: "palette" */ './palette.tsx');
