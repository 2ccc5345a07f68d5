import { beforeEach, describe, expect, test, vi } from "vitest";
import { createLoadingBar, type LoadingBarState } from "./loading-bar.ts";

describe("loading bar", () => {
  let seen: LoadingBarState[];
  let bar: ReturnType<typeof createLoadingBar>;

  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    bar = createLoadingBar((state) => seen.push(state));
  });

  test("NV-01 starts after 200 ms and not earlier", () => {
    bar.start();
    vi.advanceTimersByTime(199);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([{ phase: "started", progress: 0 }]);
  });

  test("NV-01 shows nothing for a page that responds within the throttle", () => {
    bar.start();
    vi.advanceTimersByTime(150);
    bar.finish();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([]);
  });

  test("NV-01 advances evenly over 5 s and waits for the response", () => {
    bar.start();
    vi.advanceTimersByTime(200 + 2500);
    expect(seen.at(-1)).toEqual({ phase: "started", progress: 50 });
    vi.advanceTimersByTime(20_000);
    expect(seen.at(-1)).toEqual({ phase: "started", progress: 95 });
  });

  test("NV-01 the next page continues the bar, unless it arrived within the throttle", () => {
    bar.resume(199);
    expect(seen).toEqual([]);
    bar.resume(700);
    expect(seen).toEqual([{ phase: "started", progress: 10 }]);
    vi.advanceTimersByTime(100);
    expect(seen.at(-1)).toEqual({ phase: "started", progress: 12 });
    bar.finish();
    vi.advanceTimersByTime(500);
    expect(seen.at(-1)).toEqual({ phase: "hidden", progress: 0 });
  });

  test("NV-01 finishes, and is hidden 500 ms later", () => {
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.finish();
    expect(seen.at(-1)).toEqual({ phase: "finished", progress: 100 });
    vi.advanceTimersByTime(499);
    expect(seen.at(-1)?.phase).toBe("finished");
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toEqual({ phase: "hidden", progress: 0 });
  });

  test("NV-01 can fail, and is hidden 500 ms later", () => {
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.fail();
    expect(seen.at(-1)).toEqual({ phase: "failed", progress: 100 });
    vi.advanceTimersByTime(500);
    expect(seen.at(-1)?.phase).toBe("hidden");
  });

  test("NV-01 a second start while it runs changes nothing; a start while it hides restarts it", () => {
    bar.start();
    vi.advanceTimersByTime(1200);
    bar.start();
    vi.advanceTimersByTime(100);
    expect(seen.at(-1)).toEqual({ phase: "started", progress: 22 });
    bar.finish();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(seen.at(-1)).toEqual({ phase: "started", progress: 0 });
    vi.advanceTimersByTime(500);
    expect(seen.at(-1)?.phase).toBe("started");
  });
});
