import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { staffMessages } from "./scripts/vite/staff-messages.ts";

// Many processes load the same packages: they are compiled once, for this run and the next.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "atrium-compile-cache");

/** These tests start processes, or leave behind global state that others would see: a clock, a signal, other pages. */
const ALONE = [
  "tests/process/**/*.test.ts",
  "tests/editions/**/*.test.ts",
  "tests/pages/{content-changes,redirects,failed-calls}.test.ts",
  // The flags client keeps polling a server that does not exist.
  "tests/services/flags.test.ts",
];

/** These tests open sites on other hosts, or with other pictures, which the shared sites must not see. */
const OTHER_HOSTS = ["tests/images/**/*.test.ts", "tests/backends/**/*.test.ts"];

/** These tests need a DOM document. */
const ISLANDS = ["tests/islands/**/*.test.tsx"];

const common = {
  // The timeouts only end tests that hang and do not measure speed: on a busy machine a start alone may take half a
  // minute.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};
const setupFiles = [
  "tests/support/choose-react.ts",
  "tests/support/keep-memory.ts",
  "tests/support/clean-up-after-tests.ts",
  "tests/support/check-leftovers.ts",
];

// The tests that start processes wait for them, so they get more workers than there are processors. All other tests
// compute, and a worker more would only load the same sources once more.
const CORES = availableParallelism();
const WAITING = { maxWorkers: Math.ceil(CORES * 1.5), sequence: { groupOrder: 0 } };
const BUSY = { maxWorkers: CORES, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    globalSetup: ["tests/support/share-content.ts", "tests/support/migrated-databases.ts"],
    // In the order of their names, so that the smallest files come last and both processors end together. A worker
    // without isolation runs file after file: it loads the sources once, and reuses what it has opened.
    projects: [
      { test: { ...common, setupFiles, name: "alone", include: ALONE, ...WAITING } },
      { test: { ...common, setupFiles, name: "other hosts", include: OTHER_HOSTS, isolate: false, ...BUSY } },
      {
        test: {
          ...common,
          setupFiles,
          name: "shared",
          include: ["tests/**/*.test.ts"],
          exclude: [...ALONE, ...OTHER_HOSTS],
          isolate: false,
          ...BUSY,
        },
      },
      {
        test: {
          ...common,
          setupFiles: "tests/support/check-leftovers.ts",
          name: "units",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
          ...BUSY,
        },
      },
      {
        plugins: [staffMessages(import.meta.dirname)],
        test: {
          ...common,
          setupFiles: ["tests/support/check-leftovers.ts", "tests/support/islands/report-errors.ts"],
          name: "islands",
          include: ISLANDS,
          environment: "happy-dom",
          ...BUSY,
        },
      },
    ],
  },
});
