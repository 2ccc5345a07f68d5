/** A second call returns the first result: a database may be closed both by a signal and by the code that it stops. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
