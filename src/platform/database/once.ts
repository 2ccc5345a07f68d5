/** Whoever asks again gets the first answer: a database may be closed by a signal and by the code it stops. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
