import { afterAll, vi } from "vitest";

// The worker goes on with the next file: a clock that stands still, or a global of ours, would be there still.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
