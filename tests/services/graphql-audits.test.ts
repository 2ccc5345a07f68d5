import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { auditServer } from "graphql-http";
import { expect, onTestFinished, test } from "vitest";
import { newBackends } from "./fixture-backends.ts";

test.each(["production", "development"] as const)(
  "passes every audit of GraphQL over HTTP in %s, including the recommendations",
  async (mode) => {
    const { app } = await newBackends({ mode });
    const server = createServer(getRequestListener((request) => app.fetch(request)));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;

    const results = await auditServer({ url: `http://127.0.0.1:${port}/api/graphql` });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status !== "ok")).toEqual([]);
  },
);
