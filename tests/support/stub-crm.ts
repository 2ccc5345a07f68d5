import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Delivery {
  key: string;
  timestamp: string;
  signature: string;
  traceparent: string;
  requestId: string;
  body: string;
}

/** What the CRM does with a delivery; "hang" never answers. */
export type CrmMood = (delivery: Delivery) => number | "hang" | "hang up";

export interface StubCrm {
  url: string;
  /** All deliveries, including refused ones. */
  deliveries: Delivery[];
  mood: CrmMood;
  close(): Promise<void>;
}

/** A CRM that accepts leads, refuses them, hangs, or closes the connection. */
export async function openStubCrm(port = 0): Promise<StubCrm> {
  const crm: Omit<StubCrm, "url" | "close"> = { deliveries: [], mood: () => 200 };
  const server = createServer(async (request, response) => {
    const delivery = await readDelivery(request);
    if (!delivery) return;
    crm.deliveries.push(delivery);
    answer(response, crm.mood(delivery));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return Object.assign(crm, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function readDelivery(request: IncomingMessage): Promise<Delivery | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = (name: string) => String(request.headers[name] ?? "");
    return {
      key: header("idempotency-key"),
      timestamp: header("x-atrium-timestamp"),
      signature: header("x-atrium-signature"),
      traceparent: header("traceparent"),
      requestId: header("x-request-id"),
      body: Buffer.concat(chunks).toString(),
    };
  } catch {
    // The sender was killed during the request.
    return undefined;
  }
}

function answer(response: ServerResponse, mood: ReturnType<CrmMood>): void {
  if (mood === "hang up") response.destroy();
  else if (mood !== "hang") response.writeHead(mood).end("Asha Rao +919845012345");
}
