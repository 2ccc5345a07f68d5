import { beforeEach, describe, expect, test, vi } from "vitest";
import { type HashScrollPage, waitForAnchor } from "./attach-navigation.ts";

describe("anchors that appear late", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test("NV-05 leaves an existing anchor to the browser", async () => {
    const page = fakePage(["rooms"]);
    expect(await waitForAnchor("#rooms", page)).toBe(true);
    expect(page.goTo).not.toHaveBeenCalled();
  });

  test("NV-06 scrolls to an anchor that appears after 4.9 s", async () => {
    const anchors: string[] = [];
    const page = fakePage(anchors);
    setTimeout(() => anchors.push("late"), 4900);
    const found = waitForAnchor("#late", page);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await found).toBe(true);
    expect(page.goTo.mock.calls).toEqual([["#late"]]);
  });

  test("NV-06 does not scroll to an anchor that appears after 5.1 s", async () => {
    const anchors: string[] = [];
    const page = fakePage(anchors);
    setTimeout(() => anchors.push("late"), 5100);
    const found = waitForAnchor("#late", page);
    await vi.advanceTimersByTimeAsync(6000);
    expect(await found).toBe(false);
    expect(page.goTo).not.toHaveBeenCalled();
  });

  test("NV-06 finds Arabic names and literal per cent signs", async () => {
    const page = fakePage(["أسئلة", "5%"]);
    expect(await waitForAnchor(`#${encodeURIComponent("أسئلة")}`, page)).toBe(true);
    expect(await waitForAnchor("#5%", page)).toBe(true);
  });
});

function fakePage(anchors: readonly string[]) {
  return {
    has: (id: string) => anchors.includes(id),
    goTo: vi.fn<HashScrollPage["goTo"]>(),
  } satisfies HashScrollPage;
}
