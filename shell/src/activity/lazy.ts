/** The code of the list, fetched when it is about to be opened. */
export const loadActivity = () => import(/* webpackChunkName: "activity" */ './panel.tsx');
