import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Many processes load the same packages: they are compiled once, for this run and the next.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "atrium-compile-cache");

/** These tests start processes, or leave behind global state that others would see: a clock, a signal, other pages. */
const ALONE = [
  "tests/process/**/*.test.ts",
  "tests/editions/**/*.test.ts",
  "tests/images/**/*.test.ts",
  "tests/backends/**/*.test.ts",
  "tests/pages/{content-changes,redirects,failed-calls}.test.ts",
  // The flags client keeps polling a server that does not exist.
  "tests/services/flags.test.ts",
];

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

export default defineConfig({
  test: {
    globalSetup: ["tests/support/share-content.ts", "tests/support/migrated-databases.ts"],
    // More than processors, because some tests wait: for a timeout, or for a process that they have started.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // In the order of their names, so that the smallest files come last and both processors end together. A worker
    // without isolation runs file after file: it loads the sources once, and reuses what it has opened.
    projects: [
      { test: { ...common, setupFiles, name: "alone", include: ALONE } },
      {
        test: {
          ...common,
          setupFiles,
          name: "shared",
          include: ["tests/**/*.test.ts"],
          exclude: ALONE,
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          setupFiles: "tests/support/check-leftovers.ts",
          name: "units",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          setupFiles: ["tests/support/check-leftovers.ts", "tests/support/islands/report-errors.ts"],
          name: "islands",
          include: ISLANDS,
          environment: "happy-dom",
        },
      },
    ],
  },
});
