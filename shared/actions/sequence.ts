/** Runs tasks one after the other, each also when the previous one has failed. The promise of a task has its own result. */
export type RunInSequence = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue of tasks; different queues run in parallel. */
export function createSequence(): RunInSequence {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
