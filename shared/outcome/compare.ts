/** Whether a value has members that can be compared. */
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether a response contains the sent data: every sent member is present with the same value; lists may be in any order. Members
 * that were not sent are not compared; `null` equals an absent member.
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
