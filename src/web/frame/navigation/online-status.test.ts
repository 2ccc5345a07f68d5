import { expect, test, vi } from "vitest";
import { trackOnline } from "./attach-navigation.ts";

test("NV-04 reports when the browser goes online and offline", () => {
  const page = fakeWindow(true);
  const tell = vi.fn();
  trackOnline(page, tell);
  expect(tell).not.toHaveBeenCalled();
  page.fire("offline");
  page.fire("online");
  expect(tell.mock.calls).toEqual([[false], [true]]);
});

test("NV-04 reports immediately if the page starts offline", () => {
  const tell = vi.fn();
  trackOnline(fakeWindow(false), tell);
  expect(tell.mock.calls).toEqual([[false]]);
});

function fakeWindow(onLine: boolean) {
  const listeners = new Map<string, () => void>();
  return {
    navigator: { onLine },
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    fire: (type: string) => listeners.get(type)?.(),
  };
}
