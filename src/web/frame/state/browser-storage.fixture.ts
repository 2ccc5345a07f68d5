import { onTestFinished, vi } from "vitest";

/** A browser for tests in Node: both storages, and the events of the window. */
export function stubBrowser(kept: Record<string, string> = {}) {
  const page = new EventTarget();
  stub(page.addEventListener.bind(page), {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  });
  const dispatch = (type: "storage" | "pageshow", facts: { key?: string | null; persisted?: boolean }) =>
    page.dispatchEvent(Object.assign(new Event(type), facts));
  return { kept, dispatch };
}

/** A browser whose storage is forbidden or full. */
export function stubNoStorage(problem: "forbidden" | "full"): void {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  const full = { getItem: () => null, setItem: refuse, removeItem: refuse };
  stub(() => undefined, problem === "full" ? full : new Proxy({}, { get: refuse, ownKeys: refuse }));
}

function stub(listen: unknown, storage: object): void {
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  onTestFinished(() => void vi.unstubAllGlobals());
}
