/** Milliseconds for which the loaded frame waits for the first page; then it is rendered with a skeleton in its sheet. */
const FRAME_ALONE = 300;

const frame = Promise.withResolvers<void>();

/** Called when the code of the frame has loaded, or could not be fetched. */
export const noteFrame = (): void => frame.resolve();

/**
 * Resolves when the first render of the console can show the frame and the page together. A frame
 * that is rendered before its page delays it by a render and its own layout, on a slow processor by more than the
 * response of the page takes (docs/decisions/027-order-of-a-start.md). Until then the outline of the document stays.
 *
 * @param page resolves when the first page is loaded or has failed
 */
export async function whenWorthRendering(page: Promise<void>): Promise<void> {
  await frame.promise;
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, FRAME_ALONE))]);
}
