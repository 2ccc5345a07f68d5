/** What this device keeps. A browser may forbid it altogether: then nothing is kept, and nothing breaks. */
export function inStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
