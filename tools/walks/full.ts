/** Whether walks visit everything in every way (`FULL=1`), instead of the selection of `npm test`. */
export const isFull = process.env['FULL'] === '1';
