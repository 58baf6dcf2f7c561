/**
 * Code without which an action must not send its request, such as that which follows the change.
 * @param fetched the code, from `fetchPart`
 * @throws Error with the message that nothing was sent
 */
export async function neededPart<Part>(fetched: Promise<Part>): Promise<NonNullable<Part>> {
  const part = await fetched.catch(() => undefined);
  // A module that threw during its evaluation is loaded without its exports
  if (!part) throw new Error('A part of the console could not be loaded, so nothing was sent. Try again.');
  return part;
}
