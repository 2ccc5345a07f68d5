import { afterAll, vi } from "vitest";

// The worker continues with the next file, where a frozen clock or a stubbed global would still be active.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
