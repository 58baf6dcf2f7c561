/** The code of the screens of a session that is over; asked for early, because it may end when nothing can be fetched. */
export const loadClosedScreen = () => import(/* webpackChunkName: "session" */ './closed-screen.tsx');
