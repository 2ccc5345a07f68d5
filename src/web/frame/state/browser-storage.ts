/** "device" outlives the visit (localStorage), "visit" ends with the tab (sessionStorage). */
export type Shelf = "device" | "visit";

/** The text kept under a key; null where there is none, undefined where the browser forbids storage. */
export function keptText(shelf: Shelf, key: string): string | null | undefined {
  return guarded(() => storageOf(shelf).getItem(key));
}

/** The JSON kept under a key; anyone may have written it. Undefined where it is not JSON. */
export function keptJson(shelf: Shelf, key: string): unknown {
  const text = keptText(shelf, key);
  return text === undefined ? undefined : parseJson(text);
}

/** Undefined where the text is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  return guarded(() => JSON.parse(text ?? "null"));
}

/** Keeps a text, or anything else as JSON; null deletes. False where the storage is full or forbidden. */
export function keep(shelf: Shelf, key: string, value: unknown): boolean {
  const write = () => {
    if (value === null) storageOf(shelf).removeItem(key);
    else storageOf(shelf).setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    return true;
  };
  return guarded(write) ?? false;
}

export function keptKeys(): string[] {
  return guarded(() => Object.keys(localStorage)) ?? [];
}

/** Another tab has changed what this device keeps, or may have while this page was in the back-forward cache. */
export function onKeptElsewhere(
  isOwn: (key: string) => boolean,
  tell: () => void,
  options: { signal?: AbortSignal } = {},
): void {
  // A null key: everything was cleared.
  addEventListener("storage", ({ key }) => (key === null || isOwn(key)) && tell(), options);
  addEventListener("pageshow", ({ persisted }) => persisted && tell(), options);
}

function storageOf(shelf: Shelf): Storage {
  return shelf === "device" ? localStorage : sessionStorage;
}

/** Even asking for the storage throws where the browser forbids it. */
function guarded<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
