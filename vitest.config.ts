import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Every file has a process of its own, and most of them read the same packages: compiled once, for this run and the next.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "atrium-compile-cache");

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/share-content.ts", "tests/support/migrated-databases.ts"],
    setupFiles: "tests/support/choose-react.ts",
    // They end what hangs and say nothing of speed: beside other work a start alone may take half a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // One for each processor: Vitest leaves one free by itself, which on two of them is half of the machine.
    maxWorkers: "100%",
  },
});
