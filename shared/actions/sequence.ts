/** Runs tasks one after the other, each also when the one before has failed. A task's promise is that of its own result. */
export type RunInSequence = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue of tasks; tasks of different queues run side by side. */
export function createSequence(): RunInSequence {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
