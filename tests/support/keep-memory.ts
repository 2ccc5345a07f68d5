import { vi } from "vitest";

// A worker opens hundreds of sites and backends. To give memory back after each is half of the work of opening one, and
// makes nothing better in a process that takes the same memory again at once; those that tests start do it as ever.
vi.mock("../../src/platform/give-back-memory.ts", () => ({ giveBackMemory: () => {} }));
