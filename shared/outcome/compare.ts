/** The members of what may be an object. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether an answer of the server says what was sent: every member that was sent is there with that value, lists in any order.
 * Members that were left out are not compared; `null` is the same as none.
 */
export function says(answer: unknown, sent: unknown): boolean {
  if (sent === undefined) return true;
  if (sent === null) return answer === null || answer === undefined;
  if (Array.isArray(sent))
    return (
      Array.isArray(answer) &&
      answer.length === sent.length &&
      sent.every((one) => answer.some((other) => says(other, one)))
    );
  if (!isObject(sent)) return answer === sent;
  return (
    isObject(answer) && Object.entries(sent).every(([key, value]) => says(Reflect.get(answer, key), value))
  );
}
