/** "device" is stored beyond the visit (localStorage), "visit" ends with the tab (sessionStorage). */
export type StorageArea = "device" | "visit";

/** The text stored under a key; null if there is none, undefined if the browser forbids storage. */
export function readStored(area: StorageArea, key: string): string | null | undefined {
  return guarded(() => storageOf(area).getItem(key));
}

/** The JSON stored under a key, which is untrusted. Undefined if it is not JSON. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  const text = readStored(area, key);
  return text === undefined ? undefined : parseJson(text);
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  return guarded(() => JSON.parse(text ?? "null"));
}

/** Stores a text, or any other value as JSON; null deletes it. Returns false if the storage is full or forbidden. */
export function store(area: StorageArea, key: string, value: unknown): boolean {
  const write = () => {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    return true;
  };
  return guarded(write) ?? false;
}

export function storedKeys(): string[] {
  return guarded(() => Object.keys(localStorage)) ?? [];
}

/**
 * Runs when another tab has changed the storage of this device, or may have changed it while this page was in the
 * back-forward cache.
 */
export function onStorageChange(
  isOwn: (key: string) => boolean,
  tell: () => void,
  options: { signal?: AbortSignal } = {},
): void {
  // A null key means that the whole storage was cleared.
  addEventListener("storage", ({ key }) => (key === null || isOwn(key)) && tell(), options);
  addEventListener("pageshow", ({ persisted }) => persisted && tell(), options);
}

function storageOf(area: StorageArea): Storage {
  return area === "device" ? localStorage : sessionStorage;
}

/** Even access to the storage throws if the browser forbids it. */
function guarded<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
