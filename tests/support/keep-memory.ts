import { vi } from "vitest";

// A worker opens hundreds of sites and backends. Returning memory after each takes half of the time of opening one,
// and is useless in a process that needs the same memory again; processes that tests start still do it.
vi.mock("../../src/platform/release-memory.ts", () => ({ releaseMemory: () => {} }));
