/** What is asked for most stays in memory, up to so many bytes; the least recently used make room. */
export interface HotFiles {
  get(key: string): Uint8Array<ArrayBuffer> | undefined;
  set(key: string, bytes: Uint8Array<ArrayBuffer>): void;
}

export function createHotFiles(mostBytes: number): HotFiles {
  // A map keeps the order of insertion, and what is used is inserted anew.
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;

  function forget(key: string): void {
    total -= files.get(key)?.length ?? 0;
    files.delete(key);
  }

  return {
    get(key) {
      const bytes = files.get(key);
      if (bytes) {
        files.delete(key);
        files.set(key, bytes);
      }
      return bytes;
    },
    set(key, bytes) {
      forget(key);
      if (bytes.length > mostBytes) return;
      files.set(key, bytes);
      total += bytes.length;
      for (const oldest of files.keys()) {
        if (total <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}
