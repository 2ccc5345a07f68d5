import { beforeEach, describe, expect, test, vi } from "vitest";
import { type HashScrollPage, scrollToHash } from "./hash-scroll.ts";

describe("hash scrolling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test("NV-05 scrolls smoothly and stops 25 px above the anchor", async () => {
    const page = fakePage({ rooms: 900 });
    await scrollToHash("#rooms", page);
    expect(page.scrollTo).toHaveBeenCalledWith({ top: 875, behavior: "smooth" });
  });

  test("NV-05 does not move for those who asked for less motion", async () => {
    const page = fakePage({ rooms: 900 }, { reduced: true });
    await scrollToHash("#rooms", page);
    expect(page.scrollTo).toHaveBeenCalledWith({ top: 875, behavior: "instant" });
  });

  test("NV-05 moves the focus to what cannot hold it by itself", async () => {
    const page = fakePage({ rooms: 900 });
    await scrollToHash("#rooms", page);
    expect(page.find("rooms")?.setAttribute).toHaveBeenCalledWith("tabindex", "-1");
  });

  test("NV-06 an anchor that appears after 4.9 s is scrolled to", async () => {
    const anchors: Record<string, number> = {};
    const page = fakePage(anchors);
    setTimeout(() => {
      anchors.late = 500;
    }, 4900);
    const scrolled = scrollToHash("#late", page);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await scrolled).toBe(true);
    expect(page.scrollTo).toHaveBeenCalledOnce();
  });

  test("NV-06 an anchor that appears after 5.1 s is not", async () => {
    const anchors: Record<string, number> = {};
    const page = fakePage(anchors);
    setTimeout(() => {
      anchors.late = 500;
    }, 5100);
    const scrolled = scrollToHash("#late", page);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await scrolled).toBe(false);
    expect(page.scrollTo).not.toHaveBeenCalled();
  });

  test("NV-06 finds Arabic names, and lone per cent signs", async () => {
    const page = fakePage({ أسئلة: 100, "5%": 200 });
    expect(await scrollToHash(`#${encodeURIComponent("أسئلة")}`, page)).toBe(true);
    expect(await scrollToHash("#5%", page)).toBe(true);
  });
});

function fakePage(anchors: Record<string, number>, { reduced = false } = {}) {
  const elements = new Map<string, HTMLElement>();
  return {
    find(id: string) {
      if (!(id in anchors)) return null;
      const element = elements.get(id) ?? fakeElement(id);
      elements.set(id, element);
      return element;
    },
    topOf: (element: HTMLElement) => anchors[element.id] ?? 0,
    scrollTo: vi.fn(),
    prefersReducedMotion: () => reduced,
  } satisfies HashScrollPage;
}

function fakeElement(id: string): HTMLElement {
  const element: unknown = {
    id,
    focus: vi.fn(),
    setAttribute: vi.fn(),
    ownerDocument: { activeElement: null },
  };
  return element as HTMLElement;
}
