import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Many processes read the same packages: compiled once, for this run and the next.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "atrium-compile-cache");

/** They start processes, or leave behind in theirs what others would see: a clock, a signal, other pages. */
const ALONE = [
  "tests/process/**/*.test.ts",
  "tests/editions/**/*.test.ts",
  "tests/images/**/*.test.ts",
  "tests/backends/**/*.test.ts",
  "tests/pages/{content-changes,redirects,failed-calls}.test.ts",
  // The client of the flags goes on asking a server that is not there.
  "tests/services/flags.test.ts",
];

/** They need a document. */
const ISLANDS = ["tests/islands/**/*.test.tsx"];

const common = {
  // They end what hangs and say nothing of speed: beside other work a start alone may take half a minute.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};
const setupFiles = [
  "tests/support/choose-react.ts",
  "tests/support/keep-memory.ts",
  "tests/support/clean-up-after-tests.ts",
  "tests/support/leave-nothing.ts",
];

export default defineConfig({
  test: {
    globalSetup: ["tests/support/share-content.ts", "tests/support/migrated-databases.ts"],
    // One for each processor: Vitest leaves one free by itself, which on two of them is half of the machine.
    maxWorkers: "100%",
    // In the order of their names, so that the smallest files come last and both processors end together. A worker that
    // is not isolated runs file after file: it reads the sources once, and what it has opened is open for the next.
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
          setupFiles: "tests/support/leave-nothing.ts",
          name: "units",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          setupFiles: ["tests/support/leave-nothing.ts", "tests/support/islands/report-errors.ts"],
          name: "islands",
          include: ISLANDS,
          environment: "happy-dom",
        },
      },
    ],
  },
});
